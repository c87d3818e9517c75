"""Rule sheet: cards, order, plays and what beats them, tricks, the held-back rank (R2-R4, R8-R10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .actions import SEATS, Reason
from .cards import PLAIN_RANKS, THRONE_CARD, Rank
from .rules import Rules, Start
from .sheet_words import (
    PLACES_ZH,
    Row,
    card_en,
    card_zh,
    number_en,
    number_zh,
    rank_en,
    rank_zh,
    series_en,
    suit_en,
    suit_zh,
)


def deck(rules: Rules) -> Iterator[Row]:
    """R2.1, R2.2, R2.4."""
    cards = rules.cards()
    dropped = [rank for rank in PLAIN_RANKS if rank < rules.deck.lowest]
    without_zh = f"，去掉{'、'.join(rank_zh(rank) for rank in dropped)}" if dropped else ""
    without_en = f" without {series_en([rank_en(rank) for rank in dropped])}" if dropped else ""
    few_zh, few_en = ("，少几张的见下", ", a few missing as told below") if rules.deck.removed else ("", "")
    yield Row(
        "R2.1",
        f"四副扑克{without_zh}，一共{len(cards)}张：每个点数十六张{few_zh}，小王四张，大王四张。",
        f"Four packs with jokers{without_en}, {len(cards)} cards: sixteen of every rank{few_en}, four small and four "
        "big jokers.",
    )
    yield from _removed(rules)
    if rules.throne.starts is Start.FIRST_SEAT:
        yield Row("R5.1", "没有皇牌，四张大王都一样。", "There is no throne card: all four big jokers are alike.")
    else:
        yield Row(
            "R2.1",
            "有一张大王带权杖，叫皇牌，拿它定皇帝；论大小，跟别的大王一样。",
            "One big joker carries the sceptre: the throne card. It decides who may be Emperor and ranks like any "
            "other.",
        )
    if rules.guard.sword is not None:
        yield Row(
            "R6.1",
            f"有一张{card_zh(rules.guard.sword)}带宝剑，叫侍卫牌。",
            f"One {card_en(rules.guard.sword)} carries the sword: the Guard's card.",
        )
    yield _dealt(rules)


def _removed(rules: Rules) -> Iterator[Row]:
    left = Counter(card.rank for card in rules.cards())
    gone = Counter(rules.deck.removed)
    for rank in sorted({card.rank for card in gone}):
        suits = {card.suit: number for card, number in sorted(gone.items()) if card.rank is rank and card.suit}
        which_zh = "、".join(f"{suit_zh(suit)}{number_zh(number)}张" for suit, number in suits.items())
        which_en = series_en([f"{number_en(number)} of {suit_en(suit)}" for suit, number in suits.items()] or [""])
        total = sum(number for card, number in gone.items() if card.rank is rank)
        yield Row(
            "R2.2",
            f"{rank_zh(rank)}拿掉{number_zh(total)}张{f'（{which_zh}）' if which_zh else ''}，"
            f"还有{number_zh(left[rank])}张。",
            f"{number_en(total).capitalize()} {rank_en(rank)}{'s' if total > 1 else ''} "
            f"{'are' if total > 1 else 'is'} taken out{f' ({which_en})' if which_en else ''}, "
            f"{number_en(left[rank])} {'stay' if left[rank] != 1 else 'stays'}.",
        )


def _dealt(rules: Rules) -> Row:
    drawn = rules.throne.starts is Start.DRAWN
    each, more = divmod(sum(not drawn or card != THRONE_CARD for card in rules.cards()), len(SEATS))
    share_zh = f"，{number_zh(more)}家{each + 1}张，其余{each}张" if more else f"，每家{each}张"
    seats_en = f"{number_en(more)} seat{'s' if more > 1 else ''}"
    share_en = f"{seats_en} {each + 1}, the others {each}" if more else f"{each} for every seat"
    if drawn:
        return Row(
            "R2.4",
            f"皇牌先留着，其余的一张一张轮着发完{share_zh}。再抽一家，皇牌给他，每局都重新抽。"
            "头一局从一家发起，往后都从上一局的皇帝发起。",
            f"The throne card is set aside; the rest is dealt one at a time: {share_en}. Then a seat is drawn, anew "
            "every deal, and receives it. Later deals begin at the last Emperor.",
        )
    return Row(
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
            f"带宝剑的{card_zh(sword)}就是特画，也叫老花；别的{card_zh(sword)}还是普通牌。",
            f"The {card_en(sword)} with the sword is the special; its three twins are ordinary cards.",
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
    wrong = (Reason.NOT_HELD, Reason.MIXED_RANKS, Reason.TWO_SPECIALS)
    attach_en = "big and small jokers and the special" if rules.special else "big and small jokers"
    yield Row(
        "R3.1",
        f"一套牌就是点数一样的牌，几张都行，还可以挂{attach_zh}一起出；王也可以不带牌，单独出。",
        f"A play is any number of cards of one rank, with any {attach_en} attached; these may also be played alone.",
        wrong if rules.plays.held_back is not None else (*wrong, Reason.HELD_BACK),
    )
    yield Row("R3.2", "没有顺子，没有连对，也没有炸弹。", "There are no straights, no runs of pairs and no bombs.")
    others = (
        ("烤牌", "jokers answered one by one", rules.plays.kao),
        ("三张2压大王", "three 2s on a big joker", rules.plays.twos_beat_big),
        ("五张2压特画", "five 2s on the special", rules.plays.five_twos_beat_special),
    )
    except_zh = [zh for zh, _, on in others if on]
    except_en = [en for _, en, on in others if on]
    yield Row(
        "R3.3",
        f"跟牌要跟上一手张数一样{'，' + '、'.join(except_zh) + '除外' if except_zh else ''}。",
        "A follow has exactly as many cards as the play on the table"
        f"{', apart from ' + series_en(except_en) if except_en else ''}.",
        (Reason.COUNT,) if rules.plays.kao else (Reason.COUNT, Reason.KAO),
    )
    if rules.plays.wild_twos:
        yield from _wild_twos()
        return
    yield Row(
        "R3.4",
        "两手牌都从大到小排好，一张对一张，张张都比人家大才压得住；一样大的压不住。",
        "Lay both plays out high to low: the follow wins if every single card is higher than the card it faces. "
        "Equal cards do not beat.",
        (Reason.JOKER_TOO_LOW, Reason.BASE_TOO_LOW, Reason.BIGS_NEEDED, Reason.BASE_NEEDED),
    )
    yield Row(
        "R3.4",
        "所以挂了王的，得用更大的王加更大的牌来压：小王带888，大王带999压得住，9999、小王带999、大王带777都压不住。",
        "So an attached joker takes a higher joker, and the base a higher base: 888 with a small joker is beaten by "
        "999 with a big joker, but not by 9999, 999 with a small joker or 777 with a big one.",
    )
    yield from _unbeatable(rules)
    yield Row("R3.5", "2就是普通点数，可以自己成一套，不能像王那样挂。", "2s are an ordinary rank: never attached.")


def _wild_twos() -> Iterator[Row]:
    yield Row(
        "R4.5",
        "2能配牌：跟别的点数一起出就当那个点数，7777带两张2就是六张7，拿六张8就能管。光出2，还是2。",
        "2s stand in for any rank they are played with: 7777 with two 2s is six 7s, and 888888 beats it. 2s by "
        "themselves are 2s.",
    )
    yield Row(
        "R4.5",
        "管牌要张数一样、点数更大。桌上配了王的，还得拿大王来管：配几张小王就要几张大王；配一张大王要两张大王；"
        "一大一小要三张大王；配两张以上大王，没人能管。",
        "A follow has the same number of cards and a higher base. Jokers on the table are answered by kind: every "
        "small joker takes one big joker, a big joker two, a big and a small one three; two big jokers or more cannot "
        "be beaten.",
        (Reason.BASE_TOO_LOW, Reason.BIGS_NEEDED, Reason.UNBEATABLE),
    )
    yield Row(
        "R4.5",
        "该用的大王先扣出来，剩下的王可以充数；桌上没配王的，也可以拿王充数。不过得有点数，不能光用王管。",
        "The big jokers that are required are set apart first; other jokers may fill up the base, against a play "
        "without jokers too. A follow needs a base of its own.",
        (Reason.BASE_NEEDED,),
    )
    yield Row(
        "R3.4",
        "桌上光是王，或者只有一张带点数的牌，就从大到小一张对一张，张张都大才管得住。",
        "Against jokers alone, or a single plain card with or without jokers, both plays are laid out high to low and "
        "every card must be higher than the one it faces.",
        (Reason.JOKER_TOO_LOW,),
    )


def _unbeatable(rules: Rules) -> Iterator[Row]:
    if rules.plays.kao:
        return
    if rules.special:
        alone = rules.plays.twos_beat_big
        alone_zh = "（单出一张大王还怕三张2）" if alone else ""
        alone_en = " (or, on a lone big joker, three 2s)" if alone else ""
        five_zh = "（单出一张特画怕五张2）" if rules.plays.five_twos_beat_special else ""
        five_en = " (but a lone special by five 2s)" if rules.plays.five_twos_beat_special else ""
        yield Row(
            "R3.4",
            f"挂一张大王的，只有挂特画的能压{alone_zh}；挂特画的、挂两张以上大王的，谁也压不了{five_zh}。",
            f"A play with one big joker is beaten only by one with the special{alone_en}; a play with the special, or "
            f"with two big jokers or more, by nothing{five_en}.",
            (Reason.UNBEATABLE,),
        )
        return
    alone_zh = "，只有单出一张大王怕三张2" if rules.plays.twos_beat_big else ""
    alone_en = ", a lone one by three 2s apart" if rules.plays.twos_beat_big else ""
    yield Row(
        "R3.4",
        f"带大王的牌谁也压不了{alone_zh}。",
        f"A play with a big joker cannot be beaten{alone_en}.",
        (Reason.UNBEATABLE,),
    )


def special_beats(rules: Rules) -> Iterator[Row]:
    """R4."""
    if rules.special:
        yield Row("R4.1", "特画压大王，是最大的一张。", "The special beats the big joker: it is the highest card.")
    after_zh = "压上这一轮就收，由他另发一套（他走完了由下家发）" if rules.plays.twos_close else "这一轮接着打"
    after_en = (
        "the trick closes at once and whoever laid them leads, or the next seat if he is out"
        if rules.plays.twos_close
        else "the trick goes on"
    )
    if rules.plays.twos_beat_big:
        yield Row(
            "R4.2",
            f"正好三张2能压单出的一张大王；{after_zh}。",
            f"Exactly three 2s beat a lone big joker; {after_en}.",
        )
    if rules.plays.five_twos_beat_special:
        yield Row(
            "R4.3",
            f"正好五张2能压单出的一张特画（老画）；{after_zh}。",
            f"Exactly five 2s beat the special alone; {after_en}.",
        )
    if rules.plays.kao:
        yield Row(
            "R4.4",
            "烤牌：桌上的牌有王，就可以多上几张王来压。一张大王压一张小王，两张大王压一张大王，两张小王压一张小王，"
            "三张小王压一张大王，一张王只能烤一次；剩下的牌要跟人家剩下的张数一样，还得张张大。",
            "Jokers answered one by one (烤牌): a play with jokers may be answered with more jokers than it has. Each "
            "enemy joker is covered by cards of its own: a small joker by a big one or two small ones, a big joker "
            "by two big or three small ones. What is left of the follow must equal the enemy's base in number and "
            "beat it card by card.",
            (Reason.KAO,) if rules.special else (Reason.KAO, Reason.UNBEATABLE),
        )
        if rules.special:
            yield Row(
                "R4.4",
                "特画可以烤一张大王，不能烤小王；桌上有特画就不能烤。",
                "The special covers one big joker, no small one; a play that holds the special cannot be answered so.",
                (Reason.UNBEATABLE,),
            )


def tricks(rules: Rules) -> Iterator[Row]:
    """R8, R10.2, R10.3."""
    way_zh, way_en = ("顺时针", "clockwise") if rules.tricks.clockwise else ("逆时针", "counter-clockwise")
    yield Row(
        "R8.1",
        f"皇帝先出牌，{way_zh}轮着来。",
        f"The Emperor leads first; play goes {way_en}.",
        (Reason.NOT_ASKED, Reason.WRONG_PROMPT),
    )
    yield Row(
        "R8.2",
        "轮到你发牌必须出；跟牌的有牌也可以不出，过。",
        "Who leads must play; anyone else may pass, even when able to follow.",
        (Reason.MUST_LEAD,),
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
        () if rules.tricks.apply else (Reason.CANNOT_APPLY,),
    )
    if rules.tricks.apply:
        yield Row(
            "R8.6",
            "申请接风：有人出了最后一手，轮到你可以先不压，申请由你接风，算过牌；头一个申请的算数。别人都过，"
            "就由他发牌；有人压上，申请作废，轮到他还可以再跟。没人申请，照常由下家接风。",
            "Applying to lead (申请接风): against the last play of somebody going out you may apply for the lead "
            "instead of following. It counts as a pass; the first to apply shuts others out. If everybody else passes, "
            "the applicant leads; if anybody follows, the application lapses and he may follow again. Without one the "
            "next seat takes over.",
            (Reason.CANNOT_APPLY,),
        )
    yield from _counts(rules)


def _counts(rules: Rules) -> Iterator[Row]:
    at = rules.tricks.report_at
    if at:
        yield Row("R8.7", "各家还剩几张，不给看。", "Nobody sees how many cards the others hold.")
        yield Row(
            "R10.3",
            f"报牌：手里剩{number_zh(at)}张或更少，要报一声，不报几张。",
            f"Announcing the last cards (报牌): a seat with {number_en(at)} cards or fewer says so, never how many.",
        )
    else:
        yield Row("R8.7", "各家还剩几张，大家都看得见。", "Everybody sees how many cards each seat holds.")
    held = rules.plays.held_back
    if rules.tricks.smother and held is not None:
        places, name = PLACES_ZH[rules.finish.words], rank_zh(held)
        yield Row(
            "R10.2",
            f"闷：出完这手只剩一张{name}，这手又让人压了，就叫闷：当场算{places[4]}，不能再打，"
            f"另外赔压他的那家一个底分，加不加倍都是一个。再有人闷，算{places[3]}。平民闷了不算先走完；"
            "独保的皇帝闷了就是输。",
            f"Smothered (闷): whoever keeps nothing but one {rank_en(held)} and has that play beaten is smothered: "
            "last at once and out, and pays one base stake to whoever beat it, whatever the stakes are. A second one "
            "is placed fourth. A smothered Commoner is not first out; an Emperor alone who is smothered has lost.",
        )


def held_back(rules: Rules) -> Iterator[Row]:
    """R9, R14.5."""
    held = rules.plays.held_back
    if held is None:
        return
    zh, en = rank_zh(held), rank_en(held)
    wild = rules.plays.wild_twos
    yield Row(
        "R9.1",
        f"憋{zh}：{zh}要留到最后一手，一次出完，不能挂王{'，也不能配2' if wild else ''}。手里还有别的牌，"
        f"就不能出{zh}。",
        f"Held back (憋{en}): {en}s are played last of all, all in one play and without "
        f"jokers{' or 2s' if wild else ''}; not while the hand holds anything else.",
        (Reason.HELD_BACK,),
    )
    danger_zh = "；不罚，可要防着闷" if rules.tricks.smother else "；不罚"
    danger_en = ", but mind being smothered" if rules.tricks.smother else ""
    yield Row(
        "R9.2",
        f"手里只剩{zh}又不该自己发牌，多半只能过{danger_zh}。",
        f"A seat left with {en}s alone that does not lead can mostly only pass; there is no penalty{danger_en}.",
    )
    if rules.tribute.clear_three:
        yield Row(
            "R14.5",
            f"清{zh}：手里只剩{zh}，出{zh}以前那一手让人压了，就叫清{zh}：下一局发完牌，给压他的那家一张最大的。",
            f"Cleared (清{en}): who keeps nothing but {en}s and has the play before them beaten owes the beater his "
            "largest card in the next deal.",
        )
