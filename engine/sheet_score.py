"""Rule sheet: the end of a deal, what it is worth, gold eggs, autoplay, and the options (R11-R13, R15)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .actions import Reason
from .autoplay import MOST_TIMES
from .cards import Rank
from .match import FORFEIT
from .purses import STARTING_EGGS
from .rules import Rules, ScoreTable, Unclaimed
from .scoring import PLACE_PAY
from .sheet_words import PLACES_ZH, Row, rank_en, rank_zh
from .variants import Setting


def score(rules: Rules) -> Iterator[Row]:
    """R1, R11-R13."""
    places = PLACES_ZH[rules.finish.words]
    yield Row(
        "R1",
        f"先走完的算名次：{'、'.join(places)}。",
        f"Places by going out: first to fifth ({', '.join(places)}).",
    )
    if rules.finish.last_but_one:
        yield Row(
            "R11.1",
            "打到只剩一家手里有牌，这一局才完，独保也一样。",
            "The deal ends when only one seat is left with cards, also when the Emperor plays alone.",
            (Reason.DEAL_OVER,),
        )
    else:
        yield Row(
            "R11.1",
            "皇帝侍卫都走完，或者三家平民都走完，这一局就完了；没走完的往后排。",
            "The deal ends when Emperor and Guard, or all three Commoners, are out; who is still in fills the places "
            "left.",
            (Reason.DEAL_OVER,),
        )
    match rules.scoring.table:
        case ScoreTable.LEVEL:
            yield from _level(rules)
        case ScoreTable.PLACES:
            yield from _places(rules)
        case ScoreTable.TRIBUTE:
            yield from _tribute(rules)
    yield Row(
        "R13.1",
        "分数乘底分就是金蛋的输赢：赢的不超过自己原来有的，输的输到0为止。",
        "Points times the base stake are won or lost in gold eggs: never more than the seat owned, never below 0.",
    )
    yield Row(
        "R13.4",
        f"金蛋逐场累计，不涉及真钱；谁输光了，公账给他补足{STARTING_EGGS}个。",
        f"Gold eggs go from match to match and are no real money; who has none left is given {STARTING_EGGS:,} by the "
        "house.",
    )
    yield Row(
        "R12.4",
        f"中途认输罚{FORFEIT}分，归公账；这一局对别家作废。",
        f"Giving a deal up costs {FORFEIT} points, paid to the house; for the others it is void.",
    )


def autoplay(rules: Rules) -> Iterator[Row]:
    """R15."""
    pressed = rules.throne.unclaimed in (Unclaimed.PRESS, Unclaimed.FORCED)
    calls_zh, calls_en = ("，叫最小的", " and calls the lowest") if rules.called else ("", "")
    must_zh = f"（必须登基就登{calls_zh}）" if pressed else ""
    must_en = f" (where it must, it accepts{calls_en})" if pressed else ""
    yield Row(
        "R15.1",
        f"到时间不出，或者自己按了托管，就由牌桌代打：让位{must_zh}，不声明；发牌出最小的一张，跟牌一律过。",
        f"When your time is up, or you ask for it, the table plays for you: it declines{must_en}, declares nothing, "
        "leads the lowest card, and passes otherwise.",
    )
    yield Row(
        "R15.2",
        f"一局里托管超过{_TIMES_ZH[MOST_TIMES]}次，这一局就收不回来了；五家都托管，这一局不算分。",
        f"Used more than {_TIMES_EN[MOST_TIMES]} times in a deal, it stays until the deal ends; a deal in which all "
        "five seats are played so is not scored.",
    )
    yield Row(
        "R15.3",
        "一局完了还在托管，先问你接不接着打。",
        "If it still plays for you when the deal ends, you are asked whether you go on.",
    )


_TIMES_ZH = ("", "一", "两", "三", "四", "五")
_TIMES_EN = ("", "one", "two", "three", "four", "five")


def _level(rules: Rules) -> Iterator[Row]:
    places, points = PLACES_ZH[rules.finish.words], rules.scoring
    yield Row(
        "R12.1",
        f"侍卫的分是{points.level}减去皇帝、侍卫两人的名次，皇帝是侍卫的两倍，每家平民是侍卫的负数；再乘倍数。"
        "谁先走完只管结束，输赢看分；得0就是平局。",
        f"K is {points.level} minus the places of Emperor and Guard: Guard K, Emperor 2K, each Commoner −K, times the "
        "stakes. Being out first only ends the deal; the points decide who has won, and 0 is a draw.",
    )
    to_the_end = rules.finish.last_but_one
    claim_zh = "、抢独" if rules.throne.solo_claim else ""
    first_zh = "" if to_the_end else "有一家走完就完。"
    first_en = "" if to_the_end else "the deal ends at the first player out. "
    claim_en = ", by a solo claim as well" if rules.throne.solo_claim else ""
    yield Row(
        "R12.2",
        f"明独{claim_zh}：{first_zh}皇帝{places[0]}得{points.solo_open}分，别人各输{points.solo_open // 4}分；"
        "别人先走，反过来。",
        f"Alone in the open{claim_en}: {first_en}Emperor first +{points.solo_open}, each other "
        f"−{points.solo_open // 4}; anybody else first, the reverse.",
    )
    revolt_zh, revolt_en = "", ""
    if rules.declarations.revolt:
        revolt_zh, revolt_en = "；造反成了再加倍", "; doubled by a revolt"
    if rules.declarations.revolt and rules.declarations.kick:
        revolt_zh, revolt_en = "；造反成了加倍，踢成了再加倍", "; doubled by a revolt, once more by a kick"
    over_zh = "" if to_the_end else "皇帝走完，或者有两家先走完，就完。"
    over_en = "" if to_the_end else "the deal ends when the Emperor is out, or two others are. "
    yield Row(
        "R12.3",
        f"暗独：{over_zh}皇帝{places[0]}得{points.solo_hidden}分，别人各输{points.solo_hidden // 4}分；"
        f"{places[1]}都不输不赢；再往后反过来{revolt_zh}。",
        f"Alone in secret: {over_en}Emperor first +{points.solo_hidden}, each other −{points.solo_hidden // 4}; "
        f"second 0; later, the reverse{revolt_en}.",
    )


def _places(rules: Rules) -> Iterator[Row]:
    places = PLACES_ZH[rules.finish.words]
    pay = [f"−{-points}" if points < 0 else str(points) for points in PLACE_PAY]
    paid_zh = "，".join(f"{place}{points}分" for place, points in zip(places, pay, strict=True))
    yield Row(
        "R12.5",
        f"名次分：{paid_zh}。皇帝和侍卫两人的加起来，两人都得这个数；三家平民也一样。两边都是0，平局。",
        f"Places pay {', '.join(pay)}. Each of Emperor and Guard is credited the sum of the two, each Commoner the sum "
        "of the three; 0 on both sides is a draw.",
    )
    yield Row(
        "R12.5",
        "独保：皇帝得自己名次的分，别人各得它的反数；明独翻番。",
        "Alone: the Emperor is credited what his place pays, each other the reverse; doubled in the open.",
    )


def _tribute(rules: Rules) -> Iterator[Row]:
    first, second, third, _, last = PLACES_ZH[rules.finish.words]
    yield Row(
        "R12.6",
        f"收贡（赢）：皇帝{first}、侍卫不是{last}，或者侍卫{first}、皇帝{second}。平贡（和）：皇帝{first}、侍卫{last}，"
        f"或者侍卫{first}、皇帝{third}。别的都是进贡（输）。",
        "Won (收贡): Emperor first and Guard not last, or Guard first and Emperor second. Drawn (平贡): Emperor first "
        "and Guard last, or Guard first and Emperor third. Anything else is lost (进贡).",
    )
    yield Row(
        "R12.6",
        "记分：皇帝两分，侍卫一分，平民各一分，赢的加、输的减，平贡都是0。",
        "In points: the Emperor wins or loses 2, the Guard 1, each Commoner 1; 0 for all in a draw.",
    )
    yield Row(
        "R12.6",
        f"独保：皇帝{first}就赢，不是{first}就输；皇帝四分，别人各一分，明独加倍。",
        "Alone: the Emperor wins if he is first of all, else he loses: 4 points for him, 1 for each other; doubled in "
        "the open.",
    )


_OPTIONS = {
    "solo_claim": ("R5.6", "抢独", "Solo claim (抢独), taking the throne to play alone"),
    "kao": ("R4.4", "烤牌", "Jokers answered one by one (烤牌)"),
    "twos_beat_big": ("R4.2", "三张2压一张大王", "three 2s beat a lone big joker"),
    "hard_pass": ("R8.3", "过了牌不能再跟", "who has passed is out of the trick"),
    "fixed_guard": ("R6.1", "不叫牌，宝剑小王定侍卫", "a small joker with the sword makes the Guard, none is called"),
    "emperor_pile": ("R5.7", "让位放底牌", "Cards for the Emperor (底牌), one from every decliner"),
    "low_rank": ("R2.2", "从几打起", "the lowest rank of the deck"),
}


def options(rules: Rules, switches: Mapping[str, Setting]) -> Iterator[Row]:
    """Every option and its state."""
    held: Rank = rules.plays.held_back or rules.deck.lowest
    words = _OPTIONS | {
        "held_back": (
            "R9.1",
            f"憋{rank_zh(held)}",
            f"Held back (憋{rank_en(held)}), {rank_en(held)}s are played last of all",
        )
    }
    for name, value in switches.items():
        rule, zh, en = words.get(name, ("", name, name))
        state_zh, state_en = ("开", "on") if value is True else ("关", "off") if value is False else (value, value)
        yield Row(rule, f"{zh}：{state_zh}", f"{en}: {state_en}")
