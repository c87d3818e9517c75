"""The tables of every version of the database: a later one only adds to those before it."""

from __future__ import annotations

from typing import Final

VERSION: Final = 4

SCHEMA_1: Final = (
    """CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        began TEXT NOT NULL,
        variant TEXT NOT NULL,
        options TEXT NOT NULL,
        rules TEXT NOT NULL,
        seed TEXT NOT NULL,
        stake INTEGER NOT NULL,
        first_seat INTEGER NOT NULL,
        bots TEXT NOT NULL,
        running INTEGER NOT NULL
    ) STRICT""",
    """CREATE TABLE deals (
        match INTEGER NOT NULL REFERENCES matches,
        number INTEGER NOT NULL,
        first_seat INTEGER NOT NULL,
        settled TEXT,
        PRIMARY KEY (match, number)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE actions (
        match INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        ply INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        action TEXT NOT NULL,
        PRIMARY KEY (match, deal, ply),
        FOREIGN KEY (match, deal) REFERENCES deals
    ) STRICT, WITHOUT ROWID""",
)
SCHEMA_2: Final = (
    *SCHEMA_1,
    """CREATE TABLE rooms (
        match INTEGER PRIMARY KEY REFERENCES matches,
        gold_eggs INTEGER NOT NULL,
        purses TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE autoplay (
        match INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        times INTEGER NOT NULL,
        PRIMARY KEY (match, deal),
        FOREIGN KEY (match, deal) REFERENCES deals
    ) STRICT, WITHOUT ROWID""",
)
"""Version 2 has what version 1 had, and beside it the switch and the purses of a match, and how often 托管 was used."""
SCHEMA_3: Final = (
    *SCHEMA_2,
    """CREATE TABLE guesses (
        match INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        role TEXT NOT NULL,
        PRIMARY KEY (match, deal, seat),
        FOREIGN KEY (match, deal) REFERENCES deals
    ) STRICT, WITHOUT ROWID""",
)
"""Version 3 has beside that what the player takes the others for; an empty role where a guess was taken back."""
SCHEMA: Final = (
    *SCHEMA_3,
    """CREATE TABLE thoughts (
        match INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        ply INTEGER NOT NULL,
        level TEXT NOT NULL,
        reasons TEXT NOT NULL,
        belief TEXT,
        PRIMARY KEY (match, deal, ply),
        FOREIGN KEY (match, deal, ply) REFERENCES actions
    ) STRICT, WITHOUT ROWID""",
)
"""Version 4 has beside that what a bot thought when it gave an answer: its reasons and, where it has one, its belief
about the Guard, both JSON."""
SCHEMAS: Final = {1: SCHEMA_1, 2: SCHEMA_2, 3: SCHEMA_3, VERSION: SCHEMA}
