"""The words of the course: each with its kanji, in three languages, and where it is taught.

The German words are those of documents A, C and E, the Dutch ones those of document D,
where they have one; the others are the usual ones.
"""

from __future__ import annotations

from typing import NamedTuple

from mahjong_lessons.core.text import listing, t
from mahjong_lessons.views import Table


class Term(NamedTuple):
    """A word of the game, romanised, and the number of the lesson that teaches it."""

    name: str
    kanji: str
    english: str
    german: str
    dutch: str
    lesson: str


TERMS: tuple[Term, ...] = (
    # tiles
    Term("manzu", "萬子", "characters", "Zahlen", "karakters", "01"),
    Term("pinzu", "筒子", "dots", "Kreise", "cirkels", "01"),
    Term("souzu", "索子", "bamboo", "Bambus", "bamboe", "01"),
    Term("jihai", "字牌", "honours", "Ehrensteine", "troefstenen", "01"),
    Term("kazehai", "風牌", "winds", "Winde", "winden", "01"),
    Term("sangenpai", "三元牌", "dragons", "Drachen", "draken", "01"),
    Term("routouhai", "老頭牌", "terminals", "Randsteine", "hoekstenen", "01"),
    Term(
        "yaochuuhai",
        "么九牌",
        "terminals and honours",
        "Rand- und Ehrensteine",
        "hoek- en troefstenen",
        "01",
    ),
    Term("chunchanpai", "中張牌", "simples", "Mittelsteine", "eenvoudige stenen", "01"),
    Term("jikaze", "自風", "seat wind", "Platzwind", "eigen wind", "01"),
    Term("bakaze", "場風", "round wind", "Rundenwind", "wind van de ronde", "01"),
    Term("dora", "ドラ", "bonus tile", "Dora", "dora", "01"),
    Term("aka dora", "赤ドラ", "red five", "rote Fünf", "rode vijf", "01"),
    # how a hand is won
    Term("ron", "栄", "win on a discard", "Sieg durch Ablage", "ron", "01"),
    Term("tsumo", "自摸", "win on the own draw", "Selbstziehen", "tsumo", "01"),
    Term("furo", "副露", "call", "Anruf", "aanroep", "01"),
    Term("chi", "吃", "call of a run", "Chi", "chi-aanroep", "01"),
    Term("pon", "碰", "call of a triplet", "Pon", "pon-aanroep", "01"),
    Term("oya", "親", "dealer", "Geber", "deler", "01"),
    # the hand
    Term("mentsu", "面子", "block", "Satz", "combinatie", "02"),
    Term("shuntsu", "順子", "run", "Sequenz", "chi", "02"),
    Term("koutsu", "刻子", "triplet", "Drilling", "pon", "02"),
    Term("kantsu", "槓子", "kan, four of a kind", "Kan", "kan", "02"),
    Term("jantou", "雀頭", "pair", "Paar", "sluitpaar", "02"),
    Term("ankou", "暗刻", "closed triplet", "verdeckter Drilling", "dichte pon", "04"),
    Term("minkou", "明刻", "open triplet", "offener Drilling", "open pon", "04"),
    Term("ankan", "暗槓", "closed kan", "verdecktes Kan", "dichte kan", "02"),
    Term("daiminkan", "大明槓", "open kan", "offenes Kan", "open kan", "02"),
    Term("kakan", "加槓", "added kan", "erweitertes Kan", "toegevoegde kan", "02"),
    Term("shouminkan", "小明槓", "added kan", "erweitertes Kan", "toegevoegde kan", "02"),
    Term("menzen", "門前", "closed hand", "geschlossene Hand", "dichte hand", "02"),
    Term("tenpai", "聴牌", "one tile away", "wartende Hand", "wachtend spel", "09"),
    Term("agari", "和了", "win", "Sieg", "winnend spel", "02"),
    # waits
    Term("machi", "待ち", "wait", "Warte", "wacht", "02"),
    Term("ryanmen", "両面", "two-sided wait", "zweiseitige Warte", "open wacht", "02"),
    Term("kanchan", "嵌張", "closed wait", "Mittelwarte", "wacht op het midden", "02"),
    Term("penchan", "辺張", "edge wait", "Randwarte", "wacht op de rand", "02"),
    Term("tanki", "単騎", "pair wait", "Paarwarte", "wacht op het sluitpaar", "02"),
    Term("shanpon", "双碰", "double pair wait", "Warte auf zwei Drillinge", "twee pon", "02"),
    Term("nobetan", "延べ単", "pair wait with two ends", "Nobetan", "nobetan", "02"),
    Term("kokushi musou", "国士無双", "thirteen orphans", "dreizehn Waisen", "dertien wezen", "02"),
    # han and fu
    Term("han", "翻", "doubling", "Han", "han", "03"),
    Term("yaku", "役", "scoring pattern", "Yaku", "yaku", "03"),
    Term("yakuhai", "役牌", "value tile", "Wertstein", "waardesteen", "03"),
    Term("riichi", "立直", "riichi, a bet that the hand waits", "Riichi", "riichi", "03"),
    Term(
        "menzen tsumo",
        "門前清自摸和",
        "closed self-draw",
        "geschlossenes Selbstziehen",
        "gesloten tsumo",
        "03",
    ),
    Term("tanyao", "断幺九", "all simples", "nur Mittelsteine", "Pure Eenvoud", "03"),
    Term("ura dora", "裏ドラ", "indicator underneath", "Ura-Dora", "ura dora", "03"),
    Term("fu", "符", "small points", "Fu, Minipunkte", "mini-punten", "04"),
    Term("fuutei", "副底", "base", "Basis", "basispunten", "04"),
    Term(
        "menzen kafu",
        "門前加符",
        "closed ron",
        "Menzen-Bonus",
        "punten voor een dichte ron",
        "04",
    ),
    Term("pinfu", "平和", "hand without fu", "Pinfu", "Geen Punten", "05"),
    Term("chiitoitsu", "七対子", "seven pairs", "sieben Paare", "zeven paren", "05"),
    Term(
        "kuipinfu",
        "喰い平和",
        "eaten pinfu, open and without fu",
        "offenes Pinfu",
        "open pinfu",
        "05",
    ),
    Term(
        "ryanpeikou",
        "二盃口",
        "two twin runs",
        "zwei Paar Zwillingssequenzen",
        "twee paar tweelingchi's",
        "05",
    ),
    Term(
        "rinshan",
        "嶺上開花",
        "after a kan",
        "Sieg nach einem Kan",
        "uitgaan na vervangende steen",
        "06",
    ),
    Term("renpuuhai", "連風牌", "double wind", "Doppelwind", "dubbele wind", "06"),
    # points
    Term("ko", "子", "non-dealer", "Nicht-Geber", "niet-deler", "07"),
    Term("kiriage", "切り上げ", "rounding up to mangan", "Kiriage", "kiriage", "07"),
    Term("mangan", "満貫", "first limit", "Mangan", "mangan", "08"),
    Term("haneman", "跳満", "one and a half mangan", "Haneman", "haneman", "08"),
    Term("baiman", "倍満", "two mangan", "Baiman", "baiman", "08"),
    Term("sanbaiman", "三倍満", "three mangan", "Sanbaiman", "sanbaiman", "08"),
    Term("yakuman", "役満", "top limit, four mangan", "Yakuman", "yakuman", "08"),
    Term(
        "kazoe yakuman",
        "数え役満",
        "yakuman by 13 han or more",
        "Kazoe-Yakuman",
        "getelde yakuman",
        "08",
    ),
    Term("honba", "本場", "repeat counter", "Honba", "honba", "09"),
    Term("kyoutaku", "供託", "riichi stick", "Riichi-Stäbchen", "riichistokken", "09"),
    Term("noten", "不聴", "not waiting for a tile", "nicht wartend", "niet wachtend", "09"),
    # rules that differ
    Term("kuitan", "喰いタン", "open tanyao", "offenes Tanyao", "open Pure Eenvoud", "12"),
    Term("renhou", "人和", "ron before the own first draw", "Renhou", "renhou", "12"),
    Term("pao", "包", "liability", "Haftung", "aansprakelijkheid", "12"),
    # Hong Kong
    Term("faan", "番", "faan, the count of a Hong Kong hand", "Fan", "fan", "14"),
    Term("half-spicy", "半辣上", "slow table of units", "halb-scharf", "half scherp", "14"),
    Term("spicy", "辣辣上", "doubling table of units", "scharf", "scherp", "14"),
    Term(
        "minimum", "三番起糊", "three faan to win", "mindestens drei Fan", "minimaal drie fan", "14"
    ),
    Term(
        "ji-ng-gai",
        "二五雞",
        "half a point a unit",
        "halber Punkt je Einheit",
        "half punt per eenheid",
        "15",
    ),
    Term(
        "ng-jat", "五一", "one point a unit", "ein Punkt je Einheit", "één punt per eenheid", "15"
    ),
    Term(
        "jat-ji-man",
        "一二蚊",
        "two points a unit",
        "zwei Punkte je Einheit",
        "twee punten per eenheid",
        "15",
    ),
    Term(
        "full responsibility",
        "全銃",
        "the discarder pays two shares",
        "Ablegender zahlt doppelt",
        "wie weglegt betaalt dubbel",
        "15",
    ),
    Term(
        "half responsibility",
        "半銃",
        "the discarder pays one share, the others half",
        "Ablegender zahlt einen Anteil, die anderen halb",
        "wie weglegt betaalt één deel, de anderen half",
        "15",
    ),
    Term(
        "pay for all",
        "—",
        "the discarder pays three shares",
        "Zahlen für alle",
        "betalen voor allen",
        "15",
    ),
    Term("liable", "包", "one player pays all shares", "haftbar", "aansprakelijk", "15"),
    Term("false win", "詐糊", "win that is none", "falscher Sieg", "ongeldige winst", "15"),
    Term("chow", "上", "run", "Sequenz", "chi", "16"),
    Term("pung", "碰", "triplet", "Drilling", "pon", "16"),
    Term("kong", "槓", "four of a kind", "Kan", "kan", "16"),
    Term("zi mo", "自摸", "self-draw", "Selbstziehen", "zelf trekken", "16"),
    Term("chicken hand", "雞糊", "hand without faan", "Hühnerhand", "kippenhand", "16"),
)
"""Every term, in the order in which the course needs them."""


def glossary(*words: str) -> Table:
    """List the terms, or those that any of some words is found in, in whatever language.

    The number of a lesson is such a word too: it lists what that lesson introduces.

    Raises ``KeyError`` with the way to see all, if none is found.

    >>> print(glossary("Randwarte"))
    term     kanji  English    German     Dutch             lesson
    -------  -----  ---------  ---------  ----------------  ------
    penchan  辺張   edge wait  Randwarte  wacht op de rand  02
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
    return any(word.casefold() in part.casefold() for part in term)
