"""Rule sheet: throne, Guard, declarations, settlement, options (R5-R7, R11-R13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .cards import Rank
from .rules import Paste, Rules, Unclaimed
from .sheet_words import PLACES_ZH, Row, card_en, card_zh, rank_en, rank_zh


def throne(rules: Rules) -> Iterator[Row]:
    """R5."""
    if rules.throne.solo_claim:
        yield Row(
            "R5.6",
            "抢独：发完牌，五家同时悄悄答要不要抢独。抢到的拿过皇牌当皇帝，没有侍卫，明着一打四。"
            "几家都抢，先尽拿皇牌的，再往他上家方向数，谁近归谁；没抢到的不亮。",
            "抢独: after the deal all five say in secret whether they claim the throne. The claimant takes the "
            "throne card "
            "and plays in the open, alone against four, without a Guard. Of several, the holder of the throne card "
            "comes "
            "first, then the nearest on his 上家 side; claims that lost are not shown.",
        )
    else:
        yield Row("R5.6", "不抢独。", "Nobody may claim the throne before it is offered.")
    yield Row(
        "R5.1",
        "谁抓到皇牌先问谁：登基，或者让位，把皇牌交给上家。",
        "The holder of the throne card is asked first: accept, or decline and hand the card to the 上家, who acts "
        "before him.",
    )
    if rules.called:
        yield from _calling(rules)
    match rules.throne.paste:
        case Paste.LARGEST:
            yield Row(
                "R5.2",
                "贴牌：头一个让位的不贴，从第二个起每让一回贴一张，贴手里除王以外最大的（有2就是2），"
                "跟皇牌一起往上家传。"
                "贴的牌大家都看得见，谁登基归谁。皇牌、带记号的牌不贴。",
                "From the second decline on, whoever declines adds the largest card that is no joker (a 2, if he "
                "holds one) to "
                "the pile that travels with the throne card. Everybody sees it; whoever accepts keeps it. Marked "
                "cards are "
                "never pasted.",
            )
        case Paste.NOTHING:
            yield Row("R5.2", "让位不贴牌。", "Declining costs no card.")
    yield from _unclaimed(rules)
    yield Row(
        "R5.4",
        "流局不算分，贴的牌各归各家，还从原来那家发起，重新发牌。",
        "A void deal scores nothing, pasted cards go back, and the same seat begins the next one.",
    )


def _calling(rules: Rules) -> Iterator[Row]:
    refused = [rank for rank in (rules.plays.held_back,) if rank is not None]
    jokers, twos = rules.throne.call_jokers, rules.throne.call_twos
    allowed_zh = [name for name, on in (("王", jokers), ("2", twos)) if on]
    allowed_en = [name for name, on in (("jokers", jokers), ("2s", twos)) if on]
    banned_zh = [name for name, on in (("王", jokers), ("2", twos)) if not on] + [rank_zh(rank) for rank in refused]
    banned_en = [name for name, on in (("jokers", jokers), ("2s", twos)) if not on] + [
        f"{rank_en(rank)}s" for rank in refused
    ]
    also_zh = f"{'、'.join(allowed_zh)}也能叫" if allowed_zh else ""
    not_zh = f"{'、'.join(banned_zh)}不能叫" if banned_zh else ""
    also_en = f"{' and '.join(allowed_en)} count too" if allowed_en else ""
    not_en = f"{' and '.join(banned_en)} do not count" if banned_en else ""
    yield Row(
        "R5.5",
        f"登基得叫得出侍卫：要有三张或四张一模一样的牌（点数、花色都一样），手里的牌、皇牌、贴牌都算；"
        f"{'，'.join(part for part in (also_zh, not_zh) if part)}。叫不出的只能让位，别人看不出他是不想还是不能。",
        f"To accept, a seat needs three or four identical cards (rank and suit) among hand, throne card and pile; "
        f"{', '.join(part for part in (also_en, not_en) if part)}. Who has none must decline, and nothing shows "
        "that he must.",
    )


def _unclaimed(rules: Rules) -> Iterator[Row]:
    match rules.throne.unclaimed:
        case Unclaimed.PRESS if rules.called:
            yield Row(
                "R5.3",
                "逼位：五家都让了，皇牌回到头一个让位的人手里，他正好有三张一样的能叫，"
                "就必须登基（旁边另有四张的也躲不掉）。"
                "他不行就一家一家往上家问，谁正好有三张谁就必须登基；第二轮问完还没有，流局。",
                "逼位: when all five have declined, the first decliner must accept if he holds exactly three of a "
                "card that "
                "may be called, whatever else he holds. If not, the throne goes round once more and the first who so "
                "does must accept. After two rounds the deal is void.",
            )
        case Unclaimed.PRESS:
            yield Row(
                "R5.3",
                "逼位：五家都让了，头一个让位的必须登基。",
                "逼位: when all five have declined, the first decliner must accept.",
            )
        case Unclaimed.TWO_ROUNDS:
            yield Row(
                "R5.3",
                "转两圈还没人登基，流局。",
                "The throne goes round twice; if nobody accepts, the deal is void.",
            )


def guard(rules: Rules) -> Iterator[Row]:
    """R6, R3.7."""
    if rules.called:
        yield Row(
            "R6.1",
            "叫牌：皇帝亮出三张一模一样的牌，谁拿着第四张，谁就是侍卫。叫大王的话，亮的三张里必有皇牌。",
            "The Emperor shows three identical cards: whoever holds the fourth copy is the Guard. If big jokers "
            "are called, "
            "the throne card is one of those shown.",
        )
        if rules.special:
            yield Row(
                "R3.7",
                "这第四张就成了特画，不再算原来的点数；皇帝亮的三张还是普通牌。",
                "The fourth copy becomes the special and is no longer of its old rank; the three shown stay ordinary.",
            )
        yield Row(
            "R6.3",
            "皇帝自己有四张一样的，就可以独保：亮四张是明独，明着一打四；只亮三张是暗独，谁也不知道。",
            "An Emperor who holds all four may play alone: by showing four in the open, by showing three in secret.",
        )
    elif rules.guard.sword is not None:
        sword_zh, sword_en = card_zh(rules.guard.sword), card_en(rules.guard.sword)
        yield Row(
            "R6.1",
            f"谁抓到带宝剑的{sword_zh}，谁就是侍卫。",
            f"Whoever is dealt the {sword_en} with the sword is the Guard.",
        )
        yield Row(
            "R6.3",
            "宝剑也在皇帝手里就是独保。登了基，不管有没有宝剑都悄悄问皇帝一声：亮明是明独，明着一打四；不亮是暗独，"
            "谁也不知道。",
            "An Emperor who holds the sword too plays alone. Every Emperor is asked in private: he may say so "
            "(only with the "
            "sword in hand), or keep it secret.",
        )
    revolt_zh = "、造反成功" if rules.declarations.revolt else ""
    revolt_en = ", a revolt that succeeds" if rules.declarations.revolt else ""
    yield Row(
        "R6.2",
        f"侍卫是谁，起先只有他自己知道；明保{revolt_zh}，或者侍卫牌打出来，才亮身份。打出来亮的不加倍。",
        f"At first only the Guard knows. A declaration{revolt_en} or the Guard's card, once played, tells everybody; "
        "playing it does not double.",
    )
    if rules.throne.solo_claim:
        lost_zh = "也没有特画" if rules.called and rules.special else "带宝剑的牌就是普通牌"
        lost_en = "no special" if rules.called and rules.special else "the sword means nothing"
        if rules.called and not rules.special:
            lost_zh, lost_en = "也不叫牌", "no card is called"
        yield Row("R6.4", f"抢独以后没有侍卫，{lost_zh}。", f"After 抢独 there is no Guard, and {lost_en}.")


def declarations(rules: Rules) -> Iterator[Row]:
    """R7."""
    yield Row(
        "R7.3",
        "开牌以前，皇帝以外的四家同时悄悄答话（都问，免得露出谁是侍卫），都答完才亮；明着一打四就不问了。",
        "Before the first lead the four others answer at the same time and in secret, all of them, so that nothing "
        "shows who the Guard is; nobody is asked once the Emperor plays alone in the open.",
    )
    yield Row("R7.1", "明保：侍卫可以亮身份，输赢加倍。", "The Guard may declare himself (明保): stakes × 2.")
    if not rules.declarations.revolt:
        return
    lone_zh = "一家造反不算，锄头照样亮出来" if rules.declarations.lone_rebel_shown else "一家造反不算，也不亮"
    lone_en = (
        "is shown and changes nothing" if rules.declarations.lone_rebel_shown else "is not shown and changes nothing"
    )
    yield Row(
        "R7.4",
        f"造反：平民两家或两家以上造反就成，侍卫（暗独也一样）亮身份，造反的亮锄头，输赢加倍；{lone_zh}。",
        "Commoners may revolt (造反). Two or more succeed: the Guard, or an Emperor who plays alone in secret, is "
        "shown, "
        f"the rebels show the hoe, stakes × 2. A single rebel {lone_en}.",
    )
    yield Row(
        "R7.5",
        "侍卫明保了，同时造反的不算也不亮，只加一回倍。",
        "If the Guard declares, a revolt answered at the same time does not count and stays secret: × 2 once.",
    )


def score(rules: Rules) -> Iterator[Row]:
    """R11-R13."""
    places, points = PLACES_ZH[rules.finish.words], rules.scoring
    yield Row(
        "R1",
        f"先走完的算名次：{'、'.join(places)}。",
        f"Places by going out: first to fifth ({', '.join(places)}).",
    )
    yield Row(
        "R11.1",
        "皇帝侍卫都走完，或者三家平民都走完，这一局就完了；没走完的往后排。",
        "The deal ends when Emperor and Guard, or all three Commoners, are out; who is still in fills the places left.",
    )
    yield Row(
        "R12.1",
        f"侍卫的分是{points.level}减去皇帝、侍卫两人的名次，皇帝是侍卫的两倍，每家平民是侍卫的负数；再乘倍数。"
        "谁先走完只管结束，输赢看分。",
        f"K is {points.level} minus the places of Emperor and Guard: Guard K, Emperor 2K, each Commoner −K, times the "
        "stakes. Being out first only ends the deal; the points decide who has won.",
    )
    yield Row(
        "R12.2",
        f"明独{'、抢独' if rules.throne.solo_claim else ''}：有一家走完就完。皇帝{places[0]}得{points.solo_open}分，"
        f"别人各输{points.solo_open // 4}分；别人先走，反过来。",
        f"Alone in the open: the deal ends at the first player out. Emperor first +{points.solo_open}, each other "
        f"−{points.solo_open // 4}; anybody else first, the reverse.",
    )
    revolt_zh = "；造反成了再加倍" if rules.declarations.revolt else ""
    revolt_en = "; doubled by a revolt" if rules.declarations.revolt else ""
    yield Row(
        "R12.3",
        f"暗独：皇帝走完，或者有两家先走完，就完。皇帝{places[0]}得{points.solo_hidden}分，"
        f"别人各输{points.solo_hidden // 4}分；"
        f"{places[1]}都不输不赢；再往后反过来{revolt_zh}。",
        "Alone in secret: the deal ends when the Emperor is out, or two others are. Emperor first "
        f"+{points.solo_hidden}, each "
        f"other −{points.solo_hidden // 4}; second 0; later, the reverse{revolt_en}.",
    )
    yield Row(
        "R13.1",
        "分数乘底分就是金蛋的输赢：赢的不超过自己原来有的，输的输到0为止。",
        "Points times the base stake are won or lost in gold eggs: never more than the seat owned, never below 0.",
    )


_OPTIONS = {
    "solo_claim": ("R5.6", "抢独", "抢独, claiming the throne to play alone"),
    "kao": ("R4.4", "烤牌", "烤牌, answering jokers with more jokers"),
    "twos_beat_big": ("R4.2", "三张2压一张大王", "three 2s beat a lone big joker"),
    "hard_pass": ("R8.3", "过了牌不能再跟", "who has passed is out of the trick"),
    "fixed_guard": ("R6.1", "不叫牌，宝剑小王定侍卫", "a small joker with the sword makes the Guard, none is called"),
}


def options(rules: Rules, switches: Mapping[str, bool]) -> Iterator[Row]:
    """Every option and its state."""
    held: Rank = rules.plays.held_back or rules.deck.lowest
    words = _OPTIONS | {
        "held_back": ("R9.1", f"憋{rank_zh(held)}", f"憋{rank_en(held)}, {rank_en(held)}s are played last of all")
    }
    for name, on in switches.items():
        rule, zh, en = words.get(name, ("", name, name))
        yield Row(rule, f"{zh}：{'开' if on else '关'}", f"{en}: {'on' if on else 'off'}")
