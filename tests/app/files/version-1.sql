-- A database as version 1 wrote it: a match of one deal, then a running one whose first deal was given up.
PRAGMA application_id = 1111576392;
PRAGMA user_version = 1;
CREATE TABLE matches (
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
    ) STRICT;
CREATE TABLE deals (
        match INTEGER NOT NULL REFERENCES matches,
        number INTEGER NOT NULL,
        first_seat INTEGER NOT NULL,
        settled TEXT,
        PRIMARY KEY (match, number)
    ) STRICT, WITHOUT ROWID;
CREATE TABLE actions (
        match INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        ply INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        action TEXT NOT NULL,
        PRIMARY KEY (match, deal, ply),
        FOREIGN KEY (match, deal) REFERENCES deals
    ) STRICT, WITHOUT ROWID;
INSERT INTO "matches" VALUES(1,'2026-11-29T22:31:23+0000','lianzhong-simple','{}','{"deck": {"lowest": "6", "removed": "none", "buy_three": false}, "plays": {"held_back": "none", "kao": false, "twos_beat_big": false, "five_twos_beat_special": false, "twos_close": false, "wild_twos": false}, "throne": {"starts": "sceptre", "solo_claim": false, "paste": "largest", "pile": false, "unclaimed": "two_rounds", "call_jokers": true, "call_twos": true}, "guard": {"kind": "sword", "special": false, "sword": "s", "open_with_three": false}, "declarations": {"guard": true, "guard_doubles": true, "revolt": true, "revolt_needs": 2, "revolt_reveals": true, "lone_rebel_shown": true, "kick": false}, "tricks": {"clockwise": true, "hard_pass": false, "apply": false, "report_at": 0, "smother": false}, "finish": {"words": "lianzhong", "last_but_one": false}, "scoring": {"table": "level", "level": 6, "solo_open": 24, "solo_hidden": 12}, "tribute": {"owed": false, "jokers": true, "clear_three": false}}','24',500,3,'["standard", "standard", "standard", "standard"]',0);
INSERT INTO "matches" VALUES(2,'2026-11-29T22:31:24+0000','tribute','{}','{"deck": {"lowest": "3", "removed": "none", "buy_three": false}, "plays": {"held_back": "none", "kao": false, "twos_beat_big": false, "five_twos_beat_special": false, "twos_close": false, "wild_twos": false}, "throne": {"starts": "drawn", "solo_claim": false, "paste": "two", "pile": false, "unclaimed": "back_to_first", "call_jokers": false, "call_twos": false}, "guard": {"kind": "called", "special": false, "sword": "none", "open_with_three": false}, "declarations": {"guard": false, "guard_doubles": true, "revolt": false, "revolt_needs": 2, "revolt_reveals": true, "lone_rebel_shown": false, "kick": false}, "tricks": {"clockwise": false, "hard_pass": false, "apply": true, "report_at": 0, "smother": false}, "finish": {"words": "ke", "last_but_one": true}, "scoring": {"table": "places", "level": 6, "solo_open": 24, "solo_hidden": 12}, "tribute": {"owed": true, "jokers": true, "clear_three": false}}','3',100,0,'["standard", "standard", "standard", "standard"]',1);
INSERT INTO "deals" VALUES(1,0,3,'{"number": 1, "first_seat": 4, "emperor": 4, "totals": [-6, -6, -6, -6, 24], "eggs": [7000, 7000, 7000, 7000, 20000], "house": 2000, "before": {"pays": [], "takes": [], "debts": []}}');
INSERT INTO "deals" VALUES(2,0,0,'{"number": 1, "first_seat": 0, "emperor": null, "totals": [-40, 0, 0, 0, 0], "eggs": [6000, 10000, 10000, 10000, 10000], "house": 4000, "before": {"pays": [], "takes": [], "debts": []}, "forfeited": true}');
INSERT INTO "deals" VALUES(2,1,0,NULL);
INSERT INTO "actions" VALUES(1,0,0,1,'{"seat":1,"prompt":"throne","answer":"decline"}');
INSERT INTO "actions" VALUES(1,0,1,0,'{"seat":0,"prompt":"throne","answer":"decline"}');
INSERT INTO "actions" VALUES(1,0,2,4,'{"seat":4,"prompt":"throne","answer":"accept"}');
INSERT INTO "actions" VALUES(1,0,3,4,'{"seat":4,"prompt":"solo","answer":"open"}');
INSERT INTO "actions" VALUES(1,0,4,4,'{"seat":4,"prompt":"play","cards":["9H","9H","9C","9C","9C","9D"]}');
INSERT INTO "actions" VALUES(1,0,5,0,'{"seat":0,"prompt":"play","cards":["s","JS","JH","JH","JC","JC"]}');
INSERT INTO "actions" VALUES(1,0,6,1,'{"seat":1,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,7,2,'{"seat":2,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,8,3,'{"seat":3,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,9,4,'{"seat":4,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,10,0,'{"seat":0,"prompt":"play","cards":["6S","6C","6D","6D"]}');
INSERT INTO "actions" VALUES(1,0,11,1,'{"seat":1,"prompt":"play","cards":["TS","TH","TC","TD"]}');
INSERT INTO "actions" VALUES(1,0,12,2,'{"seat":2,"prompt":"play","cards":["JS","JH","JD","JD"]}');
INSERT INTO "actions" VALUES(1,0,13,3,'{"seat":3,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,14,4,'{"seat":4,"prompt":"play","cards":["2S","2H","2C","2D"]}');
INSERT INTO "actions" VALUES(1,0,15,0,'{"seat":0,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,16,1,'{"seat":1,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,17,2,'{"seat":2,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,18,3,'{"seat":3,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,19,4,'{"seat":4,"prompt":"play","cards":["AS","AH","AH","AC","AD","AD"]}');
INSERT INTO "actions" VALUES(1,0,20,0,'{"seat":0,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,21,1,'{"seat":1,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,22,2,'{"seat":2,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,23,3,'{"seat":3,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,24,4,'{"seat":4,"prompt":"play","cards":["s","KS","KC","KD","KD"]}');
INSERT INTO "actions" VALUES(1,0,25,0,'{"seat":0,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,26,1,'{"seat":1,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,27,2,'{"seat":2,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,28,3,'{"seat":3,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,29,4,'{"seat":4,"prompt":"play","cards":["8H","8H","8H","8C","s*"]}');
INSERT INTO "actions" VALUES(1,0,30,0,'{"seat":0,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,31,1,'{"seat":1,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,32,2,'{"seat":2,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,33,3,'{"seat":3,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,34,4,'{"seat":4,"prompt":"play","cards":["B","7H","7D"]}');
INSERT INTO "actions" VALUES(1,0,35,0,'{"seat":0,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,36,1,'{"seat":1,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,37,2,'{"seat":2,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,38,3,'{"seat":3,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,39,4,'{"seat":4,"prompt":"play","cards":["B","TS","TH"]}');
INSERT INTO "actions" VALUES(1,0,40,0,'{"seat":0,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,41,1,'{"seat":1,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,42,2,'{"seat":2,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,43,3,'{"seat":3,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,44,4,'{"seat":4,"prompt":"play","cards":["JS","JC","B*"]}');
INSERT INTO "actions" VALUES(1,0,45,0,'{"seat":0,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,46,1,'{"seat":1,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,47,2,'{"seat":2,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,48,3,'{"seat":3,"prompt":"play","cards":[]}');
INSERT INTO "actions" VALUES(1,0,49,4,'{"seat":4,"prompt":"play","cards":["6D"]}');
INSERT INTO "actions" VALUES(2,0,0,2,'{"seat":2,"prompt":"throne","answer":"decline"}');
INSERT INTO "actions" VALUES(2,0,1,1,'{"seat":1,"prompt":"throne","answer":"decline"}');
INSERT INTO "actions" VALUES(2,1,0,2,'{"seat":2,"prompt":"throne","answer":"decline"}');
INSERT INTO "actions" VALUES(2,1,1,1,'{"seat":1,"prompt":"throne","answer":"decline"}');
INSERT INTO "actions" VALUES(2,1,2,0,'{"seat":0,"prompt":"throne","answer":"decline"}');
