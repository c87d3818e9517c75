"""A stored match as a record, which anyone can open and verify."""

from __future__ import annotations

from engine.actions import SEATS
from engine.record import Json, deal_json, record_json, seat_json

from .storage import SavedMatch
from .taking_up import PLAYER, begun, given_up_in, played


def record_of(saved: SavedMatch) -> Json | None:
    """Every deal that has ended, given up or played out; None before the first one has.

    Names stay out of it. Raises one of `taking_up.UNSOUND` where the rows are not a match played by its rules.
    """
    config, first, _ = begun(saved)
    match, deals = first, []
    for deal in saved.deals:
        if deal.settled is None:
            break
        state, _ = played(match, deal)
        forfeit = PLAYER if given_up_in(deal) else None
        deals.append(deal_json(match, state, forfeit))
        match = match.settled(state) if forfeit is None else match.forfeited(forfeit)
    if not deals:
        return None
    options = config.region.resolved_options(dict(config.options))
    return record_json(config.variant, options, first, [seat_json("", config.level(seat)) for seat in SEATS], deals)
