"""Rule sheet: cards, order, plays, tricks, the held-back rank (R2-R4, R8, R9)."""

from __future__ import annotations

from collections.abc import Iterator

from .actions import SEATS
from .cards import PLAIN_RANKS, Rank
from .rules import Rules
from .sheet_words import Row, card_en, card_zh, rank_en, rank_zh, times_en

_COUNT_ZH = ("零", "一", "两", "三", "四", "五")


def deck(rules: Rules) -> Iterator[Row]:
    """R2.1-R2.4."""
    total = len(rules.cards())
    dropped = [rank for rank in PLAIN_RANKS if rank < rules.deck.lowest]
    without_zh = f"，去掉{'、'.join(rank_zh(rank) for rank in dropped)}" if dropped else ""
    without_en = f" without {_series([rank_en(rank) for rank in dropped])}" if dropped else ""
    yield Row(
        "R2.1",
        f"四副扑克{without_zh}，一共{total}张：每个点数十六张，小王四张，大王四张。",
        f"Four packs with jokers{without_en}, {total} cards: sixteen of every rank, four small and four big jokers.",
    )
    yield Row(
        "R2.1",
        "有一张大王带权杖，叫皇牌，拿它定皇帝；论大小，跟别的大王一样。",
        "One big joker carries the sceptre: the throne card. It decides who may be Emperor and ranks like any other.",
    )
    if rules.guard.sword is not None:
        yield Row(
            "R6.1",
            f"有一张{card_zh(rules.guard.sword)}带宝剑，叫侍卫牌。",
            f"One {card_en(rules.guard.sword)} carries the sword: the Guard's card.",
        )
    each, more = divmod(total, len(SEATS))
    share_zh = f"，{_COUNT_ZH[more]}家{each + 1}张，其余{each}张" if more else f"，每家{each}张"
    if more == 0:
        share_en = f"{each} for every seat"
    else:
        share_en = f"{times_en(more)} seat{'s' if more > 1 else ''} {each + 1}, the others {each}"
    yield Row(
        "R2.4",
        f"一张一张轮着发完{share_zh}。头一局从一家发起，往后都从上一局的皇帝发起。",
        f"Dealt one at a time: {share_en}. Later deals begin at the last Emperor.",
    )


def order(rules: Rules) -> Iterator[Row]:
    """R2.3."""
    ranks = [rank for rank in reversed(Rank) if rules.deck.lowest <= rank and (rules.special or rank < Rank.SPECIAL)]
    yield Row(
        "R2.3",
        f"从大到小：{' '.join(rank_zh(rank) for rank in ranks)}。不论花色。",
        f"High to low: {', '.join(rank_en(rank) for rank in ranks)}. Suits do not matter.",
    )
    sword = rules.guard.sword
    if sword is not None and rules.special:
        yield Row(
            "R2.3",
            f"带宝剑的{card_zh(sword)}就是特画。",
            f"The {card_en(sword)} with the sword is the special.",
        )
    elif sword is not None:
        yield Row(
            "R2.3",
            f"带宝剑的{card_zh(sword)}跟别的{card_zh(sword)}一样大。",
            f"The {card_en(sword)} with the sword ranks like any other {card_en(sword)}.",
        )


def plays(rules: Rules) -> Iterator[Row]:
    """R3."""
    attach_zh = "大王、小王、特画" if rules.special else "大王、小王"
    attach_en = "big and small jokers and the special" if rules.special else "big and small jokers"
    yield Row(
        "R3.1",
        f"一套牌就是点数一样的牌，几张都行，还可以挂{attach_zh}一起出；王也可以不带牌，单独出。",
        f"A play is any number of cards of one rank, with any {attach_en} attached; these may also be played alone.",
    )
    yield Row("R3.2", "没有顺子，没有连对，也没有炸弹。", "There are no straights, no runs of pairs and no bombs.")
    except_zh = [name for name, on in (("烤牌", rules.plays.kao), ("三张2压大王", rules.plays.twos_beat_big)) if on]
    except_en = [name for name, on in (("烤牌", rules.plays.kao), ("three 2s", rules.plays.twos_beat_big)) if on]
    yield Row(
        "R3.3",
        f"跟牌要跟上一手张数一样{'，' + '、'.join(except_zh) + '除外' if except_zh else ''}。",
        f"A follow has exactly as many cards as the play on the table"
        f"{', ' + ' and '.join(except_en) + ' apart' if except_en else ''}.",
    )
    yield Row(
        "R3.4",
        "两手牌都从大到小排好，一张对一张，张张都比人家大才压得住；一样大的压不住。",
        "Lay both plays out high to low: the follow wins if every single card is higher than the card it faces. "
        "Equal cards do not beat.",
    )
    yield Row(
        "R3.4",
        "所以挂了王的，得用更大的王加更大的牌来压：小王带888，大王带999压得住，9999、小王带999、大王带777都压不住。",
        "So an attached joker takes a higher joker, and the base a higher base: s888 is beaten by B999, "
        "but not by 9999, s999 or B777.",
    )
    yield from _unbeatable(rules)
    yield Row("R3.5", "2就是普通点数，可以自己成一套，不能像王那样挂。", "2s are an ordinary rank: never attached.")


def _unbeatable(rules: Rules) -> Iterator[Row]:
    if rules.plays.kao:
        return
    if rules.special:
        alone_zh = "（单出一张大王还怕三张2）" if rules.plays.twos_beat_big else ""
        alone_en = " (or, on a lone big joker, three 2s)" if rules.plays.twos_beat_big else ""
        yield Row(
            "R3.4",
            f"挂一张大王的，只有挂特画的能压{alone_zh}；挂特画的、挂两张以上大王的，谁也压不了。",
            f"A play with one big joker is beaten only by one with the special{alone_en}; a play with the special, "
            "or with two big jokers or more, by nothing.",
        )
        return
    alone_zh = "，只有单出一张大王怕三张2" if rules.plays.twos_beat_big else ""
    alone_en = ", a lone one by three 2s apart" if rules.plays.twos_beat_big else ""
    yield Row(
        "R3.4",
        f"带大王的牌谁也压不了{alone_zh}。",
        f"A play with a big joker cannot be beaten{alone_en}.",
    )


def special_beats(rules: Rules) -> Iterator[Row]:
    """R4."""
    if rules.special:
        yield Row("R4.1", "特画压大王，是最大的一张。", "The special beats the big joker: it is the highest card.")
    if rules.plays.twos_beat_big:
        yield Row(
            "R4.2",
            "正好三张2能压单出的一张大王；这一轮接着打。",
            "Exactly three 2s beat a lone big joker; the trick goes on.",
        )
    if rules.plays.kao:
        yield Row(
            "R4.4",
            "烤牌：桌上的牌有王，就可以多上几张王来压。一张大王压一张小王，两张大王压一张大王，两张小王压一张小王，"
            "三张小王压一张大王，"
            "一张王只能烤一次；剩下的牌要跟人家剩下的张数一样，还得张张大。",
            "烤牌: a play with jokers may be answered with more jokers than it has. Each enemy joker is covered by "
            "cards of "
            "its own: a small joker by a big one or two small ones, a big joker by two big or three small ones. "
            "What is "
            "left of the follow must equal the enemy's base in number and beat it card by card.",
        )
        if rules.special:
            yield Row(
                "R4.4",
                "特画可以烤一张大王；桌上有特画就不能烤。",
                "The special covers one big joker; a play that holds the special cannot be answered so.",
            )


def tricks(rules: Rules) -> Iterator[Row]:
    """R8."""
    way_zh, way_en = ("顺时针", "clockwise") if rules.tricks.clockwise else ("逆时针", "counter-clockwise")
    yield Row(
        "R8.1",
        f"皇帝先出牌，{way_zh}轮着来。",
        f"The Emperor leads first; play goes {way_en}.",
    )
    yield Row(
        "R8.2",
        "轮到你发牌必须出；跟牌的有牌也可以不出，过。",
        "Who leads must play; anyone else may pass, even when able to follow.",
    )
    if rules.tricks.hard_pass:
        yield Row("R8.3", "过了牌，这一轮就不能再跟。", "Who has passed is out of the trick.")
    else:
        yield Row("R8.3", "过了牌，这一轮轮回来还可以再跟。", "Who has passed may follow later in the same trick.")
    yield Row(
        "R8.4",
        "别人都过了，这一轮就完了，最后出牌的人重新发牌。",
        "When all others still in have passed, the trick is over and the last to play leads.",
    )
    yield Row(
        "R8.5",
        "那个人要是已经走完了，就由下面还有牌的第一家接风，随便发牌。",
        "If that player is out, the next seat still in takes over the lead (接风).",
    )
    yield Row("R8.7", "各家还剩几张，大家都看得见。", "Everybody sees how many cards each seat holds.")


def held_back(rules: Rules) -> Iterator[Row]:
    """R9."""
    held = rules.plays.held_back
    if held is None:
        return
    yield Row(
        "R9.1",
        f"憋{rank_zh(held)}：{rank_zh(held)}要留到最后一手，一次出完，不能挂王。手里还有别的牌，"
        f"就不能出{rank_zh(held)}。",
        f"憋{rank_en(held)}: {rank_en(held)}s are played last of all, all in one play and without jokers; "
        "not while the hand holds anything else.",
    )
    yield Row(
        "R9.2",
        f"手里只剩{rank_zh(held)}又不该自己发牌，多半只能过；不罚。",
        f"A seat left with {rank_en(held)}s alone that does not lead can mostly only pass; there is no penalty.",
    )


def _series(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
