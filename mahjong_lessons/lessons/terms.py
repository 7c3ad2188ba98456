"""The words of the course: each with its kanji, in three languages, and where it is taught.

The German words are those of documents A, C and E, the Dutch ones those of document D,
where they have one; the others are the usual ones.
"""

from __future__ import annotations

from typing import NamedTuple

from mahjong_lessons.core.text import listing, t
from mahjong_lessons.views import Table


class Term(NamedTuple):
    """A word of the game, romanised, and the lesson that teaches it."""

    name: str
    kanji: str
    english: str
    german: str
    dutch: str
    lesson: str


TERMS: tuple[Term, ...] = (
    # tiles
    Term("manzu", "萬子", "characters", "Zahlen", "karakters", "read-the-tiles"),
    Term("pinzu", "筒子", "dots", "Kreise", "cirkels", "read-the-tiles"),
    Term("souzu", "索子", "bamboo", "Bambus", "bamboe", "read-the-tiles"),
    Term("jihai", "字牌", "honours", "Ehrensteine", "troefstenen", "read-the-tiles"),
    Term("kazehai", "風牌", "winds", "Winde", "winden", "read-the-tiles"),
    Term("sangenpai", "三元牌", "dragons", "Drachen", "draken", "read-the-tiles"),
    Term("routouhai", "老頭牌", "terminals", "Randsteine", "hoekstenen", "read-the-tiles"),
    Term(
        "yaochuuhai",
        "么九牌",
        "terminals and honours",
        "Rand- und Ehrensteine",
        "hoek- en troefstenen",
        "read-the-tiles",
    ),
    Term("chunchanpai", "中張牌", "simples", "Mittelsteine", "eenvoudige stenen", "read-the-tiles"),
    Term("jikaze", "自風", "seat wind", "Platzwind", "eigen wind", "read-the-tiles"),
    Term("bakaze", "場風", "round wind", "Rundenwind", "wind van de ronde", "read-the-tiles"),
    Term("dora", "ドラ", "bonus tile", "Dora", "dora", "read-the-tiles"),
    Term("aka dora", "赤ドラ", "red five", "rote Fünf", "rode vijf", "read-the-tiles"),
    # how a hand is won
    Term("ron", "栄", "win on a discard", "Sieg durch Ablage", "ron", "read-the-tiles"),
    Term("tsumo", "自摸", "win on the own draw", "Selbstziehen", "tsumo", "read-the-tiles"),
    Term("furo", "副露", "call", "Anruf", "aanroep", "read-the-tiles"),
    Term("chi", "吃", "call of a run", "Chi", "chi-aanroep", "read-the-tiles"),
    Term("pon", "碰", "call of a triplet", "Pon", "pon-aanroep", "read-the-tiles"),
    Term("oya", "親", "dealer", "Geber", "deler", "read-the-tiles"),
    # the hand
    Term("mentsu", "面子", "block", "Satz", "combinatie", "read-a-hand"),
    Term("shuntsu", "順子", "run", "Sequenz", "chi", "read-a-hand"),
    Term("koutsu", "刻子", "triplet", "Drilling", "pon", "read-a-hand"),
    Term("kantsu", "槓子", "kan, four of a kind", "Kan", "kan", "read-a-hand"),
    Term("jantou", "雀頭", "pair", "Paar", "sluitpaar", "read-a-hand"),
    Term("ankou", "暗刻", "closed triplet", "verdeckter Drilling", "dichte pon", "count-fu"),
    Term("minkou", "明刻", "open triplet", "offener Drilling", "open pon", "count-fu"),
    Term("ankan", "暗槓", "closed kan", "verdecktes Kan", "dichte kan", "read-a-hand"),
    Term("daiminkan", "大明槓", "open kan", "offenes Kan", "open kan", "read-a-hand"),
    Term("kakan", "加槓", "added kan", "erweitertes Kan", "toegevoegde kan", "read-a-hand"),
    Term("shouminkan", "小明槓", "added kan", "erweitertes Kan", "toegevoegde kan", "read-a-hand"),
    Term("menzen", "門前", "closed hand", "geschlossene Hand", "dichte hand", "read-a-hand"),
    Term("tenpai", "聴牌", "one tile away", "wartende Hand", "wachtend spel", "who-pays"),
    Term("agari", "和了", "win", "Sieg", "winnend spel", "read-a-hand"),
    # waits
    Term("machi", "待ち", "wait", "Warte", "wacht", "read-a-hand"),
    Term("ryanmen", "両面", "two-sided wait", "zweiseitige Warte", "open wacht", "read-a-hand"),
    Term("kanchan", "嵌張", "closed wait", "Mittelwarte", "wacht op het midden", "read-a-hand"),
    Term("penchan", "辺張", "edge wait", "Randwarte", "wacht op de rand", "read-a-hand"),
    Term("tanki", "単騎", "pair wait", "Paarwarte", "wacht op het sluitpaar", "read-a-hand"),
    Term(
        "shanpon", "双碰", "double pair wait", "Warte auf zwei Drillinge", "twee pon", "read-a-hand"
    ),
    Term("nobetan", "延べ単", "pair wait with two ends", "Nobetan", "nobetan", "read-a-hand"),
    Term(
        "kokushi musou",
        "国士無双",
        "thirteen orphans",
        "dreizehn Waisen",
        "dertien wezen",
        "read-a-hand",
    ),
    # han and fu
    Term("han", "翻", "doubling", "Han", "han", "count-han"),
    Term("yaku", "役", "scoring pattern", "Yaku", "yaku", "count-han"),
    Term("yakuhai", "役牌", "value tile", "Wertstein", "waardesteen", "count-han"),
    Term("riichi", "立直", "riichi, a bet that the hand waits", "Riichi", "riichi", "count-han"),
    Term(
        "menzen tsumo",
        "門前清自摸和",
        "closed self-draw",
        "geschlossenes Selbstziehen",
        "gesloten tsumo",
        "count-han",
    ),
    Term("tanyao", "断幺九", "all simples", "nur Mittelsteine", "Pure Eenvoud", "count-han"),
    Term("ura dora", "裏ドラ", "indicator underneath", "Ura-Dora", "ura dora", "count-han"),
    Term("fu", "符", "small points", "Fu, Minipunkte", "mini-punten", "count-fu"),
    Term("fuutei", "副底", "base", "Basis", "basispunten", "count-fu"),
    Term(
        "menzen kafu",
        "門前加符",
        "closed ron",
        "Menzen-Bonus",
        "punten voor een dichte ron",
        "count-fu",
    ),
    Term("pinfu", "平和", "hand without fu", "Pinfu", "Geen Punten", "two-shortcuts"),
    Term("chiitoitsu", "七対子", "seven pairs", "sieben Paare", "zeven paren", "two-shortcuts"),
    Term(
        "kuipinfu",
        "喰い平和",
        "eaten pinfu, open and without fu",
        "offenes Pinfu",
        "open pinfu",
        "two-shortcuts",
    ),
    Term(
        "ryanpeikou",
        "二盃口",
        "two twin runs",
        "zwei Paar Zwillingssequenzen",
        "twee paar tweelingchi's",
        "two-shortcuts",
    ),
    Term(
        "rinshan",
        "嶺上開花",
        "after a kan",
        "Sieg nach einem Kan",
        "uitgaan na vervangende steen",
        "fu-special-cases",
    ),
    Term("renpuuhai", "連風牌", "double wind", "Doppelwind", "dubbele wind", "fu-special-cases"),
    # points
    Term("ko", "子", "non-dealer", "Nicht-Geber", "niet-deler", "score-tables"),
    Term("kiriage", "切り上げ", "rounding up to mangan", "Kiriage", "kiriage", "score-tables"),
    Term("mangan", "満貫", "first limit", "Mangan", "mangan", "limits"),
    Term("haneman", "跳満", "one and a half mangan", "Haneman", "haneman", "limits"),
    Term("baiman", "倍満", "two mangan", "Baiman", "baiman", "limits"),
    Term("sanbaiman", "三倍満", "three mangan", "Sanbaiman", "sanbaiman", "limits"),
    Term("yakuman", "役満", "top limit, four mangan", "Yakuman", "yakuman", "limits"),
    Term(
        "kazoe yakuman",
        "数え役満",
        "yakuman by 13 han or more",
        "Kazoe-Yakuman",
        "getelde yakuman",
        "limits",
    ),
    Term("honba", "本場", "repeat counter", "Honba", "honba", "who-pays"),
    Term("kyoutaku", "供託", "riichi stick", "Riichi-Stäbchen", "riichistokken", "who-pays"),
    Term("noten", "不聴", "not waiting for a tile", "nicht wartend", "niet wachtend", "who-pays"),
    # rules that differ
    Term(
        "kuitan",
        "喰いタン",
        "open tanyao",
        "offenes Tanyao",
        "open Pure Eenvoud",
        "rules-that-differ",
    ),
    Term(
        "renhou", "人和", "ron before the own first draw", "Renhou", "renhou", "rules-that-differ"
    ),
    Term("pao", "包", "liability", "Haftung", "aansprakelijkheid", "rules-that-differ"),
    # Hong Kong
    Term("faan", "番", "faan, the count of a Hong Kong hand", "Fan", "fan", "hong-kong-units"),
    Term(
        "half-spicy",
        "半辣上",
        "slow table of units",
        "halb-scharf",
        "half scherp",
        "hong-kong-units",
    ),
    Term("spicy", "辣辣上", "doubling table of units", "scharf", "scherp", "hong-kong-units"),
    Term(
        "minimum",
        "三番起糊",
        "three faan to win",
        "mindestens drei Fan",
        "minimaal drie fan",
        "hong-kong-units",
    ),
    Term(
        "ji-ng-gai",
        "二五雞",
        "half a point a unit",
        "halber Punkt je Einheit",
        "half punt per eenheid",
        "hong-kong-payments",
    ),
    Term(
        "ng-jat",
        "五一",
        "one point a unit",
        "ein Punkt je Einheit",
        "één punt per eenheid",
        "hong-kong-payments",
    ),
    Term(
        "jat-ji-man",
        "一二蚊",
        "two points a unit",
        "zwei Punkte je Einheit",
        "twee punten per eenheid",
        "hong-kong-payments",
    ),
    Term(
        "full responsibility",
        "全銃",
        "the discarder pays two shares",
        "Ablegender zahlt doppelt",
        "wie weglegt betaalt dubbel",
        "hong-kong-payments",
    ),
    Term(
        "half responsibility",
        "半銃",
        "the discarder pays one share, the others half",
        "Ablegender zahlt einen Anteil, die anderen halb",
        "wie weglegt betaalt één deel, de anderen half",
        "hong-kong-payments",
    ),
    Term(
        "pay for all",
        "—",
        "the discarder pays three shares",
        "Zahlen für alle",
        "betalen voor allen",
        "hong-kong-payments",
    ),
    Term(
        "liable",
        "包",
        "one player pays all shares",
        "haftbar",
        "aansprakelijk",
        "hong-kong-payments",
    ),
    Term(
        "false win",
        "詐糊",
        "win that is none",
        "falscher Sieg",
        "ongeldige winst",
        "hong-kong-payments",
    ),
    Term("chow", "上", "run", "Sequenz", "chi", "hong-kong-hands"),
    Term("pung", "碰", "triplet", "Drilling", "pon", "hong-kong-hands"),
    Term("kong", "槓", "four of a kind", "Kan", "kan", "hong-kong-hands"),
    Term("zi mo", "自摸", "self-draw", "Selbstziehen", "zelf trekken", "hong-kong-hands"),
    Term(
        "chicken hand", "雞糊", "hand without faan", "Hühnerhand", "kippenhand", "hong-kong-hands"
    ),
)
"""Every term, in the order in which the course needs them."""


def glossary(*words: str) -> Table:
    """List the terms, or those that any of some words is found in, in whatever language.

    The name of a lesson is such a word too: it lists what that lesson introduces.

    Raises ``KeyError`` with the way to see all, if none is found.

    >>> print(glossary("Randwarte"))
    term     kanji  English    German     Dutch             lesson
    -------  -----  ---------  ---------  ----------------  -----------
    penchan  辺張   edge wait  Randwarte  wacht op de rand  read-a-hand
    """
    found = [term for term in TERMS if not words or any(_holds(term, word) for word in words)]
    if not found:
        raise KeyError(
            t(
                "no term holds {words}: glossary() lists them all",
                words=listing([repr(word) for word in words]),
            )
        )
    head = (t("term"), t("kanji"), t("English"), t("German"), t("Dutch"), t("lesson"))
    return Table(head, tuple(tuple(term) for term in found))


def _holds(term: Term, word: str) -> bool:
    *parts, lesson = term
    return word == lesson or any(word.casefold() in part.casefold() for part in parts)
