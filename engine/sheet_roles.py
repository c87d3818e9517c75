"""Rule sheet: what moves once the cards are dealt, throne, Guard, declarations (R5-R7, R10.1, R14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from .actions import Reason
from .rules import Paste, Rules, ScoreTable, Start, Unclaimed
from .sheet_words import PLACES_ZH, Row, card_en, card_zh, number_en, number_zh, rank_en, rank_zh, series_en


def before_throne(rules: Rules) -> Iterator[Row]:
    """R10.1, R14.1-R14.4."""
    if rules.deck.buy_three:
        yield Row(
            "R10.1",
            "买3：发完牌，一家手里正好一张3。没有3的，从先发牌的那家起挨个买：往上家方向找最近的、3有富余的一家，"
            "拿他一张3，给他一张2；没有2，白拿。换的牌大家都看得见。",
            "Buying 3s (买3): every seat ends with exactly one 3. Seats without one, in turn order from where dealing "
            "began, look backwards round the table for the nearest seat that has more, and take one from it for a 2, "
            "or for nothing if they hold none. Everybody sees these cards.",
        )
    if not rules.tribute.owed:
        return
    which_zh = "手里最大的" if rules.tribute.jokers else "除王以外最大的"
    which_en = "his largest" if rules.tribute.jokers else "his largest that is no joker"
    yield Row(
        "R14.1",
        f"进贡：从第二局起，发完牌先进贡，再说皇帝。上一局输的一方给赢的一方：皇帝两张，别家一张，都给{which_zh}。"
        "带记号的牌不进，没有就少进；不还贡；平局不进。",
        "Tribute: from the second deal on, before the throne is offered, the losers of the last deal pay the winners: "
        f"the Emperor two cards, everybody else one, always {which_en}; no marked card, and who has none pays less. "
        "Nothing is given back; a draw pays nothing.",
    )
    yield Row(
        "R14.2",
        "皇帝一方赢了：三张贡里，皇帝拿最大的和最小的，侍卫拿中间那张。平民赢了：按走的先后，从大到小拿。",
        "If the Emperor's side won, he takes the best and the worst of the three cards, the Guard the middle one. If "
        "the Commoners won, they take in finishing order, the largest first.",
    )
    yield Row(
        "R14.3",
        "独保：皇帝赢了，四家各进他一张；输了，他进四张，先走的拿大的。明独加倍。",
        "An Emperor alone who won gets one card from each of the others; one who lost pays four, the largest to the "
        "earliest out. In the open it is twice as many.",
    )
    yield Row(
        "R14.4",
        "谁进给谁，大家都知道；进的是什么牌，只有这两家知道。",
        "Everybody sees who pays whom; only these two see the card.",
    )


def throne(rules: Rules) -> Iterator[Row]:
    """R5."""
    if rules.throne.solo_claim:
        yield Row(
            "R5.6",
            "抢独：发完牌，五家同时悄悄答要不要抢独。抢到的拿过皇牌当皇帝，没有侍卫，明着一打四。"
            "几家都抢，先尽拿皇牌的，再往他上家方向数，谁近归谁；没抢到的不亮。",
            "Solo claim (抢独): after the deal all five say in secret whether they claim the throne. The claimant "
            "takes the throne card and plays in the open, alone against four, without a Guard. Of several, the holder "
            "of the throne card comes first, then whoever sits nearest before him in turn order; claims that lost are "
            "not shown.",
        )
    else:
        yield Row("R5.6", "不抢独。", "Nobody may claim the throne before it is offered.")
    no_call = (Reason.CANNOT_CALL, Reason.NOT_CALLABLE)
    yield replace(_asked_first(rules), refuses=() if rules.called else no_call)
    if rules.called:
        yield replace(_calling(rules), refuses=no_call)
    yield _pasting(rules)
    yield replace(_unclaimed(rules), refuses=(Reason.MUST_ACCEPT,))
    if rules.throne.unclaimed is Unclaimed.PRESS and not rules.called:
        return  # the first decliner must accept: no deal is void
    back_zh = "，贴的牌各归各家" if _pastes(rules) else ""
    back_en = ", pasted cards go back" if _pastes(rules) else ""
    owed_zh = "上一局该进的贡，下一把照进。" if rules.tribute.owed else ""
    owed_en = " Tribute that was owed is paid again on the new hands." if rules.tribute.owed else ""
    yield Row(
        "R5.4",
        f"流局不算分{back_zh}，还从原来那家发起，重新发牌。{owed_zh}",
        f"A void deal scores nothing{back_en}, and the same seat begins the next one.{owed_en}",
    )


def _pastes(rules: Rules) -> bool:
    return rules.throne.pile or rules.throne.paste is not Paste.NOTHING


def _asked_first(rules: Rules) -> Row:
    match rules.throne.starts:
        case Start.SCEPTRE:
            return Row(
                "R5.1",
                "谁抓到皇牌先问谁：登基，或者让位，把皇牌交给上家。",
                "The holder of the throne card is asked first: accept, or decline and hand the card to the seat that "
                "acts before him (上家).",
            )
        case Start.DRAWN:
            return Row(
                "R5.1",
                "先问抽中的那家：登基，或者放弃，把皇牌交给上家。",
                "The seat that was drawn is asked first: accept, or decline and hand the throne card to the seat that "
                "acts before it (上家).",
            )
        case Start.FIRST_SEAT:
            return Row(
                "R5.1",
                "先问上一局的皇帝，头一局问先发牌的那家：当，或者让给上家。",
                "The last Emperor is asked first, in the first deal the seat where dealing began: accept, or leave it "
                "to the seat that acts before (上家).",
            )


def _calling(rules: Rules) -> Row:
    kinds = (
        ("王", "jokers", rules.throne.call_jokers),
        ("2", "2s", rules.throne.call_twos),
    )
    held = rules.plays.held_back
    banned_zh = [zh for zh, _, on in kinds if not on] + ([rank_zh(held)] if held is not None else [])
    banned_en = [en for _, en, on in kinds if not on] + ([f"{rank_en(held)}s"] if held is not None else [])
    allowed_zh = [zh for zh, _, on in kinds if on]
    allowed_en = [en for _, en, on in kinds if on]
    also_zh = f"{'、'.join(allowed_zh)}也能叫" if allowed_zh else ""
    not_zh = f"{'、'.join(banned_zh)}不能叫" if banned_zh else ""
    also_en = f"{series_en(allowed_en)} count too" if allowed_en else ""
    not_en = f"{series_en(banned_en)} do not count" if banned_en else ""
    sceptre = rules.throne.starts is not Start.FIRST_SEAT
    where = (
        ("手里的牌", "hand", True),
        ("皇牌", "throne card", sceptre),
        ("底牌" if rules.throne.pile else "贴牌", "pile", _pastes(rules)),
    )
    sources_zh = "、".join(zh for zh, _, on in where if on)
    sources_en = series_en([en for _, en, on in where if on])
    return Row(
        "R5.5",
        f"登基得叫得出侍卫：要有三张或四张一模一样的牌（点数、花色都一样），{sources_zh}都算；"
        f"{'，'.join(part for part in (also_zh, not_zh) if part)}。叫不出的只能让位，别人看不出他是不想还是不能。",
        f"To accept, a seat needs three or four identical cards (rank and suit) in {sources_en}; "
        f"{', '.join(part for part in (also_en, not_en) if part)}. Who has none must decline, and nothing shows that "
        "he must.",
    )


def _pasting(rules: Rules) -> Row:
    if rules.throne.pile:
        return Row(
            "R5.7",
            "底牌：让一回放一张。先问的那家（上一局的皇帝）放大的：有大王放大王，没大王放小王，没小王放2；别家放小的："
            "放2，没2放小王，没小王放大王；都没有就不放。谁当皇帝底牌归谁，后面的人不用放。",
            "Cards for the Emperor (底牌): every decliner lays a card on the pile. Whoever is asked first, the last "
            "Emperor, lays a big joker, else a small one, else a 2; the others a 2, else a small joker, else a big "
            "one; whoever has none of these lays nothing. Who accepts takes the pile, and those after him pay "
            "nothing.",
        )
    match rules.throne.paste:
        case Paste.LARGEST:
            return Row(
                "R5.2",
                "贴牌：头一个让位的不贴，从第二个起每让一回贴一张，贴手里除王以外最大的（有2就是2），"
                "跟皇牌一起往上家传。贴的牌大家都看得见，谁登基归谁。皇牌、带记号的牌不贴。",
                "From the second decline on, whoever declines adds the largest card that is no joker (a 2, if he holds "
                "one) to the pile that travels with the throne card. Everybody sees it; whoever accepts keeps it. "
                "Marked cards are never pasted.",
            )
        case Paste.TWO:
            return Row(
                "R5.2",
                "带2：头一个让位的不带，从第二个起每让一回带一张2，没有2就免，跟皇牌一起往上家传。大家都看得见，"
                "谁登基归谁。",
                "From the second decline on, whoever declines adds a 2, if he holds one, to the pile that travels with "
                "the throne card. Everybody sees it; whoever accepts keeps it.",
            )
        case Paste.NOTHING:
            return Row("R5.2", "让位不贴牌。", "Declining costs no card.")


def _unclaimed(rules: Rules) -> Row:
    match rules.throne.unclaimed:
        case Unclaimed.PRESS if rules.called:
            return Row(
                "R5.3",
                "逼位：五家都让了，皇牌回到头一个让位的人手里，他正好有三张一样的能叫，"
                "就必须登基（旁边另有四张的也躲不掉）。他不行就一家一家往上家问，谁正好有三张谁就必须登基；"
                "第二轮问完还没有，流局。",
                "Pressed onto the throne (逼位): when all five have declined, the first decliner must accept if he "
                "holds exactly three of a card that may be called, whatever else he holds. If not, the throne goes "
                "round once more and the first who so does must accept. After two rounds the deal is void.",
            )
        case Unclaimed.PRESS:
            return Row(
                "R5.3",
                "逼位：五家都让了，头一个让位的必须登基。",
                "Pressed onto the throne (逼位): when all five have declined, the first decliner must accept.",
            )
        case Unclaimed.TWO_ROUNDS:
            return Row(
                "R5.3",
                "转两圈还没人登基，流局。",
                "The throne goes round twice; if nobody accepts, the deal is void.",
            )
        case Unclaimed.FORCED:
            return Row(
                "R5.3",
                "传过一圈，再传到谁手里谁就得登基，叫不出侍卫的、手里有四张一样的除外；第二圈也没有，流局。",
                "On the second round every seat must accept, unless it cannot call or holds four of a kind that may be "
                "called; after that the deal is void.",
            )
        case Unclaimed.BACK_TO_FIRST:
            with_zh = "连同一路带来的牌" if _pastes(rules) else ""
            with_en = " with all that was added" if _pastes(rules) else ""
            return Row(
                "R5.3",
                f"五家都不当，皇牌{with_zh}回到头一家，再问他一次；他还不当，这局作废。",
                f"When all five have declined, the throne card comes back to the first seat{with_en}; if it declines "
                "again, the deal is void.",
            )
        case Unclaimed.ONE_ROUND:
            return Row(
                "R5.3",
                "问一圈没人登基，流局。",
                "The throne goes round once; if nobody accepts, the deal is void.",
            )


def guard(rules: Rules) -> Iterator[Row]:
    """R6, R3.7."""
    if rules.called:
        yield from _called(rules)
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
            "An Emperor who holds the sword too plays alone. Every Emperor is asked in private: he may say so (only "
            "with the sword in hand), or keep it secret.",
            (Reason.SWORD_NEEDED,),
        )
    ways_zh = [
        zh
        for zh, on in (
            ("明保", rules.declarations.guard),
            ("造反成功", rules.declarations.revolt and rules.declarations.revolt_reveals),
        )
        if on
    ]
    ways_en = [
        en
        for en, on in (
            ("A declaration", rules.declarations.guard),
            ("a revolt that succeeds", rules.declarations.revolt and rules.declarations.revolt_reveals),
            ("the Guard's card, once played,", True),
        )
        if on
    ]
    told_en = series_en(ways_en, "or")
    told_zh = f"{'、'.join(ways_zh)}，或者侍卫牌打出来" if ways_zh else "侍卫牌打出来"
    yield Row(
        "R6.2",
        f"侍卫是谁，起先只有他自己知道；{told_zh}，才亮身份。打出来亮的不加倍。",
        f"At first only the Guard knows. {told_en[0].upper()}{told_en[1:]} tells everybody; playing it does not "
        "double.",
    )
    if rules.guard.sword is not None or rules.special:
        revealed = rules.declarations.revolt and rules.declarations.revolt_reveals
        yield Row(
            "R6.2",
            f"暗独的皇帝也一样：侍卫牌打出来{'，或者造反成功' if revealed else ''}，就露了底。",
            "An Emperor alone in secret is found out in the same way: when he plays the Guard's card"
            f"{', or by a revolt that succeeds' if revealed else ''}.",
        )
    if rules.throne.solo_claim:
        lost_zh = "也没有特画" if rules.called and rules.special else "带宝剑的牌就是普通牌"
        lost_en = "no special" if rules.called and rules.special else "the sword means nothing"
        if rules.called and not rules.special:
            lost_zh, lost_en = "也不叫牌", "no card is called"
        yield Row("R6.4", f"抢独以后没有侍卫，{lost_zh}。", f"After a solo claim there is no Guard, and {lost_en}.")


def _called(rules: Rules) -> Iterator[Row]:
    sceptre = rules.throne.call_jokers and rules.throne.starts is not Start.FIRST_SEAT
    jokers_zh = "叫大王的话，亮的三张里必有皇牌。" if sceptre else ""
    jokers_en = " If big jokers are called, the throne card is one of those shown." if sceptre else ""
    yield Row(
        "R6.1",
        f"叫牌：皇帝亮出三张一模一样的牌，谁拿着第四张，谁就是侍卫。{jokers_zh}",
        f"The Emperor shows three identical cards: whoever holds the fourth copy is the Guard.{jokers_en}",
    )
    if rules.special:
        yield Row(
            "R3.7",
            "这第四张就成了特画，不再算原来的点数；皇帝亮的三张还是普通牌。",
            "The fourth copy becomes the special and is no longer of its old rank; the three shown stay ordinary.",
        )
    else:
        yield Row(
            "R3.7",
            "这第四张大小不变，没有特画。",
            "The fourth copy ranks as before: there is no special.",
        )
    kept_zh, kept_en = ("第四张照样是特画。", " The fourth is the special all the same.") if rules.special else ("", "")
    yield Row(
        "R6.3",
        f"皇帝自己有四张一样的，就可以独保：亮四张是明独，明着一打四；只亮三张是暗独，谁也不知道。{kept_zh}",
        "An Emperor who holds all four may play alone: by showing four in the open, by showing three in secret."
        f"{kept_en}",
        (Reason.SWORD_NEEDED,),
    )
    if rules.guard.open_with_three:
        yield Row(
            "R6.3",
            "没有四张也可以直接声明明独：亮三张，明着一打四，这一局就没有侍卫。",
            "Without four he may simply declare that he plays alone: he shows three, and there is no Guard.",
        )
    if not rules.special:
        yield Row(
            "R6.2",
            "暗独的皇帝把四张叫牌都打完，才算露了底。",
            "An Emperor alone in secret is found out when he has played all four copies.",
        )


def declarations(rules: Rules) -> Iterator[Row]:
    """R7."""
    declared = rules.declarations
    if not declared.guard and not declared.revolt:
        yield Row(
            "R7.1",
            "没有明保：侍卫牌打出来以前，谁也不用说。",
            "There is no declaration: nobody says anything before the Guard's card is played.",
            (Reason.NOT_GUARD,),
        )
        return
    yield Row(
        "R7.3",
        "开牌以前，皇帝以外的四家同时悄悄答话（都问，免得露出谁是侍卫），都答完才亮；明着一打四就不问了。",
        "Before the first lead the four others answer at the same time and in secret, all of them, so that nothing "
        "shows who the Guard is; nobody is asked once the Emperor plays alone in the open.",
        () if declared.guard else (Reason.NOT_GUARD,),
    )
    if declared.guard:
        yield replace(_declared_guard(rules), refuses=(Reason.NOT_GUARD,))
    if declared.revolt:
        yield _revolt(rules)
        if declared.guard:
            yield Row(
                "R7.5",
                "侍卫明保了，同时造反的不算也不亮，只加一回倍。",
                "If the Guard declares, a revolt answered at the same time does not count and stays secret: × 2 once.",
            )
    if declared.kick:
        revolt_zh = "造反成了，皇帝、侍卫里有一个踢就成。" if declared.revolt else ""
        revolt_en = "After a revolt Emperor or Guard may kick, one is enough. " if declared.revolt else ""
        yield Row(
            "R7.6",
            f"踢：侍卫明保以后，三家平民同时悄悄答踢不踢，两家以上踢就成。{revolt_zh}踢成了再加一倍；不成不亮，"
            "也不能回踢。",
            "Kicking (踢): after the Guard has declared, the Commoners say at the same time and in secret whether "
            f"they kick; two are needed. {revolt_en}A kick doubles once more; one that fails is not shown, and nobody "
            "kicks back.",
        )


def _declared_guard(rules: Rules) -> Row:
    if rules.declarations.guard_doubles:
        return Row("R7.1", "明保：侍卫可以亮身份，输赢加倍。", "The Guard may declare himself (明保): stakes × 2.")
    if rules.scoring.table is ScoreTable.TRIBUTE:
        places = PLACES_ZH[rules.finish.words]
        return Row(
            "R7.1",
            f"明保：侍卫可以亮身份，不加倍；可是要皇帝{places[0]}、侍卫{places[1]}才收贡，不然都算输。",
            "The Guard may declare himself (明保). Nothing is doubled, but then only Emperor first and Guard second "
            "wins; anything else is lost.",
        )
    return Row("R7.1", "明保：侍卫可以亮身份，不加倍。", "The Guard may declare himself (明保); nothing is doubled.")


def _revolt(rules: Rules) -> Row:
    declared = rules.declarations
    needs = declared.revolt_needs
    enough_zh = "有一家造反就成" if needs == 1 else f"{number_zh(needs)}家或{number_zh(needs)}家以上造反就成"
    enough_en = "One is enough" if needs == 1 else f"{number_en(needs).capitalize()} or more succeed"
    if declared.revolt_reveals:
        seen_zh = "侍卫（暗独也一样）亮身份，造反的亮锄头"
        seen_en = "the Guard, or an Emperor who plays alone in secret, is shown, the rebels show the hoe"
    else:
        seen_zh = "造反的亮锄头，大家就知道是平民；侍卫照样藏着"
        seen_en = "the rebels show the hoe and are thereby known as Commoners, while the Guard stays hidden"
    few_zh = "一家造反不算" if needs == 2 else f"不到{number_zh(needs)}家不算"
    few_en = "A single rebel" if needs == 2 else "Fewer"
    lone_zh, lone_en = "", ""
    if needs > 1:
        shown = declared.lone_rebel_shown
        verb_en = ("is", "changes") if needs == 2 else ("are", "change")
        lone_zh = f"；{few_zh}，{'锄头照样亮出来' if shown else '也不亮'}"
        lone_en = f" {few_en} {verb_en[0]} {'' if shown else 'not '}shown and {verb_en[1]} nothing."
    return Row(
        "R7.4",
        f"造反：平民{enough_zh}，{seen_zh}，输赢加倍{lone_zh}。",
        f"Commoners may revolt (造反). {enough_en}: {seen_en}, stakes × 2.{lone_en}",
    )
