"""The kinds of question, as data: their words, how their subject is made, how it is answered.

A new kind is one row of :data:`QUESTION_KINDS`.
"""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_lessons import hongkong
from mahjong_lessons.core.readings import WAIT_WORDS, Wait
from mahjong_lessons.core.text import N_
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.lessons.han import han_of
from mahjong_lessons.practice.answers.changes import HONG_KONG_EXAMPLE, RIICHI_EXAMPLE
from mahjong_lessons.practice.answers.forms import (
    BLOCKS,
    KINDS,
    LIMIT,
    LINES,
    NOTATION,
    PATTERNS,
    PAYMENT,
    WAIT,
    WIN_LINE,
    YAKU,
    amount,
    changes,
)
from mahjong_lessons.practice.answers.names import NO_LIMIT
from mahjong_lessons.practice.answers.payments import written_payers
from mahjong_lessons.practice.ledger.lines import written_lines
from mahjong_lessons.practice.questions import possible
from mahjong_lessons.practice.questions.entry import (
    GROUPS,
    KINDS_OF_TILES,
    NUMBER,
    SEATS,
    TAP,
    choice,
)
from mahjong_lessons.practice.questions.hong_kong import (
    faan_subject,
    pattern_names,
    settling_subject,
    units_subject,
)
from mahjong_lessons.practice.questions.kind import QuestionKind
from mahjong_lessons.practice.questions.subjects import (
    blocks_subject,
    changes_subject,
    dora_subject,
    fu_subject,
    limit_name,
    notation_subject,
    noten_subject,
    payment_subject,
    reading_subject,
    readings_subject,
    score_subject,
    tiles_subject,
    winning_tiles_subject,
    yaku_names,
    yaochuu_subject,
)
from mahjong_lessons.riichi.fu import Part
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.payments import LIMITS
from mahjong_lessons.riichi.win import Win

MOST_HAN, MOST_READINGS = 19, 9
"""More han or faan, and more ways to read a hand, are a slip of the keyboard."""

LEDGER = "lines"
"""The kind of question that is answered line by line, as a ledger."""


_TILES = ("3m", "6p", "8s", "2z", "7p")
_CHANGES = (
    "-1000 +2000 -500 -500",
    "0 +3900 -3900 0",
    "-400 -700 -400 +1500",
    "+1500 -1500 -1500 +1500",
)
_HONG_KONG_CHANGES = ("+16 0 -16 0", "-8 -8 +24 -8", "0 -32 0 +32", "+48 -48 0 0")


def _faan_ending(faan: str) -> Ending:
    """Faan as a hand that ended; who won and how does not matter for the units."""
    return Ending.parse(f"{Wind.SOUTH} {faan} self-draw")


def _part_kind(part: Part, prompt: str, hint: str, *examples: str) -> QuestionKind:
    """A question about one part of the ledger; of the sets all together."""
    return QuestionKind(
        prompt,
        hint,
        fu_subject(lambda count: str(sum(line.fu for line in count.lines if line.part is part))),
        amount(N_("fu")),
        examples,
        diagnosed_as="" if part is Part.SET else "ledger",
        parse=Win.parse,
        entry=NUMBER,
        part=part.value,
    )


QUESTION_KINDS: Mapping[str, QuestionKind] = {
    N_("fu"): QuestionKind(
        N_("How many fu does this hand count, rounded?"),
        N_("add base, win, sets, pair and wait, and round once at the end"),
        fu_subject(lambda count: str(count.total)),
        amount(N_("fu")),
        ("30", "40", "50", "60", "70"),
        possible=possible.is_fu,
        diagnosed_as="fu",
        parse=Win.parse,
        entry=NUMBER,
    ),
    N_("raw"): QuestionKind(
        N_("What is the sum of its fu before rounding?"),
        N_("go line by line: base, win, each set, pair, wait"),
        fu_subject(lambda count: str(count.raw)),
        amount(N_("fu")),
        ("28", "32", "38", "44", "52"),
        possible=possible.is_fu_sum,
        diagnosed_as="raw",
        parse=Win.parse,
        entry=NUMBER,
    ),
    N_("lines"): QuestionKind(
        N_("How many fu does each line bring: base, win, sets, pair, wait? Put spaces between."),
        N_("write a line worth nothing as 0; the sets may stand in any order"),
        fu_subject(written_lines),
        LINES,
        ("20 10 0 4 0 0 2 2", "20 2 0 0 16 0 0 0", "20 0 8 8 0 2 0 0"),
        diagnosed_as="ledger",
        parse=Win.parse,
    ),
    N_("won"): _part_kind(
        Part.WON,
        N_("How many fu does the line for the win bring: closed or open, ron or tsumo?"),
        N_("closed and ron brings 10, a tsumo 2, and an open ron nothing"),
        *("0", "2", "10"),
    ),
    N_("sets"): _part_kind(
        Part.SET,
        N_("How many fu do its sets bring together?"),
        N_("runs bring nothing; of each triplet and kan ask: closed? terminal or honour? kan?"),
        *("0", "4", "8", "12", "16"),
    ),
    N_("pair fu"): _part_kind(
        Part.PAIR,
        N_("How many fu does the pair bring?"),
        N_("dragons, the seat wind and the round wind have value"),
        *("0", "2", "4"),
    ),
    N_("wait fu"): _part_kind(
        Part.WAIT,
        N_("How many fu does the wait bring?"),
        N_("which block did the last tile finish, and could only one kind of tile finish it?"),
        *("0", "2", "4"),
    ),
    N_("han"): QuestionKind(
        N_("How many han has this win, dora included? Write 0 if it does not win."),
        N_("name the yaku first; without one it does not win, with one add each dora"),
        score_subject(lambda scored: str(scored.han), han_of),
        amount(N_("han")),
        ("1", "2", "3", "4", "5"),
        possible=possible.is_up_to(MOST_HAN),
        diagnosed_as="han",
        parse=Win.parse,
        entry=NUMBER,
    ),
    N_("yaku"): QuestionKind(
        N_("Which yaku are in this win? Put commas between them."),
        N_("how was it won, what shape do the blocks have, which tiles are in it?"),
        score_subject(yaku_names, han_of),
        YAKU,
        ("tanyao, pinfu", "riichi, ippatsu", "haku, honitsu", "no yaku"),
    ),
    N_("points"): QuestionKind(
        N_(
            "What is this win worth in points, without honba and sticks? "
            "Write 0 if it does not win."
        ),
        N_("han first, then fu, then the table; from 5 han on the han are enough"),
        score_subject(lambda scored: str(scored.points), lambda scored: scored),
        amount(N_("points")),
        ("1000", "2600", "3900", "5200", "8000"),
        possible=possible.is_worth,
        diagnosed_as="points",
        parse=Win.parse,
        entry=NUMBER,
    ),
    N_("base"): QuestionKind(
        N_("How many base points are these?"),
        N_("fu × 2^(han + 2), and 2,000 at most below 5 han"),
        payment_subject(lambda payment: str(payment.base)),
        amount(N_("points")),
        ("320", "640", "960", "1280", "2000"),
        possible=possible.is_base,
        diagnosed_as="base",
        parse=HandValue.parse,
        entry=NUMBER,
    ),
    N_("worth"): QuestionKind(
        N_("What is it worth in points, all payments together?"),
        N_("base points first; then each payment a multiple of them, rounded up to 100"),
        payment_subject(lambda payment: str(payment.total)),
        amount(N_("points")),
        ("1000", "2600", "3900", "5200", "8000"),
        possible=possible.is_worth_with_counters,
        diagnosed_as="worth",
        parse=HandValue.parse,
        entry=NUMBER,
    ),
    N_("pays"): QuestionKind(
        N_("What is paid? By tsumo write non-dealer/dealer, or one number if all pay the same."),
        N_("ron: base points × 4 or × 6; tsumo: × 1 from a non-dealer, × 2 from or to a dealer"),
        payment_subject(written_payers),
        PAYMENT,
        ("300/500", "1300", "800/1600", "2000", "1000/2000"),
        possible=possible.is_payment,
        diagnosed_as="payment",
        parse=HandValue.parse,
    ),
    N_("limit"): QuestionKind(
        N_("Which limit is reached? Write none if it stays below."),
        N_("from 5 han on count han alone; below, see whether the base points reach 2,000"),
        payment_subject(limit_name),
        LIMIT,
        ("none", "mangan", "haneman", "baiman"),
        entry=choice(*(limit.name for limit in LIMITS), NO_LIMIT),
    ),
    N_("changes"): QuestionKind(
        N_("How do the scores of East, South, West and North change? Four numbers, with signs."),
        N_("the winner's number is the sum of the others, and the sticks on top"),
        changes_subject,
        changes(RIICHI_EXAMPLE),
        _CHANGES,
        possible=possible.are_riichi_changes,
        diagnosed_as="changes",
        parse=Win.parse,
        entry=SEATS,
    ),
    N_("draw"): QuestionKind(
        N_("How do the scores of East, South, West and North change? Four numbers, with signs."),
        N_("3,000 go from those who are not tenpai to those who are, in equal parts"),
        noten_subject,
        changes(RIICHI_EXAMPLE),
        _CHANGES,
        possible=possible.are_riichi_changes,
        entry=SEATS,
    ),
    N_("wait"): QuestionKind(
        N_("Which wait did the winning tile end?"),
        N_("take the winning tile away and look at what is left of its block"),
        reading_subject(lambda reading: reading.wait.value),
        WAIT,
        ("two-sided", "closed", "edge", "pair", "double pair"),
        entry=choice(*((wait.value, WAIT_WORDS[wait]) for wait in Wait)),
    ),
    N_("pair"): QuestionKind(
        N_("Which tile makes the pair? Write one of the two."),
        N_("take the four blocks out and see which two tiles are left"),
        reading_subject(lambda reading: str(reading.pair.tiles[0].plain) if reading.pair else ""),
        KINDS,
        _TILES,
        entry=TAP,
    ),
    N_("readings"): QuestionKind(
        N_("In how many ways can this hand be read, the wait included?"),
        N_("try each block or pair that could have been finished by the winning tile"),
        readings_subject,
        amount(N_("ways")),
        ("1", "2", "3", "4"),
        possible=possible.is_up_to(MOST_READINGS),
        entry=NUMBER,
    ),
    N_("dora"): QuestionKind(
        N_("This is the indicator. Which tile is the dora?"),
        N_("the dora is the next tile; after the last one the circle starts again"),
        dora_subject,
        KINDS,
        _TILES,
        entry=KINDS_OF_TILES,
    ),
    N_("tiles"): QuestionKind(
        N_("Write these tiles in the short notation."),
        N_("digits first, then one letter for the suit: m, p, s or z"),
        tiles_subject,
        NOTATION,
        ("123m55z", "406p7z", "33m789s", "99p111z"),
    ),
    N_("yaochuu"): QuestionKind(
        N_("Which of these tiles are terminals or honours? Write each once."),
        N_("terminals are the 1 and the 9 of a suit, honours are winds and dragons"),
        yaochuu_subject,
        KINDS,
        ("19m2z", "1p9s7z", "9m15z", "1s34z"),
        entry=TAP,
    ),
    N_("line"): QuestionKind(
        N_("Write this win in the one-line notation."),
        N_(
            "concealed tiles without the winning one, calls, ron or tsumo, the winning tile, "
            "and then what else is true"
        ),
        notation_subject,
        WIN_LINE,
        (
            "234567m345p99p67s tsumo 8s",
            "111m456678p35s99s ron 4s riichi",
            "2m678s555z pon 888p chi 456m tsumo 2m",
        ),
    ),
    N_("blocks"): QuestionKind(
        N_("Split this hand into four blocks and a pair, with a space between the groups."),
        N_("start with tiles that have no choice: honours, and tiles without neighbours"),
        blocks_subject,
        BLOCKS,
        ("123m 789m 55p 678s 111z", "22m 345m 567p 999s 333z", "234p 234p 66p 789s 444z"),
        parse=Win.parse,
        entry=GROUPS,
    ),
    N_("winning"): QuestionKind(
        N_("Which tiles complete this hand? Write each once."),
        N_("set the finished blocks aside, and look for what the remaining tiles lack"),
        winning_tiles_subject,
        KINDS,
        ("36m", "147p", "5s2z", "8s"),
        entry=KINDS_OF_TILES,
    ),
    N_("units"): QuestionKind(
        N_("How many units are these faan?"),
        N_("faan above the limit do not count; then go down the table to them"),
        units_subject,
        amount(N_("units")),
        ("8", "16", "24", "48", "64"),
        possible=possible.are_units,
        rule_sets=hongkong.RULES,
        diagnosed_as="units",
        parse=_faan_ending,
        entry=NUMBER,
    ),
    N_("settle"): QuestionKind(
        N_("How do the scores of East, South, West and North change? Four numbers, with signs."),
        N_("units first, then points; who pays how many shares?"),
        settling_subject,
        changes(HONG_KONG_EXAMPLE),
        _HONG_KONG_CHANGES,
        possible=possible.are_hong_kong_changes,
        rule_sets=hongkong.RULES,
        diagnosed_as="changes",
        parse=Ending.parse,
        entry=SEATS,
    ),
    N_("faan"): QuestionKind(
        N_("How many faan does this Hong Kong hand count? Count them below the minimum too."),
        N_("how was it won, which tiles, which shape? Then: does one pattern count alone?"),
        faan_subject(lambda scored: str(scored.faan)),
        amount(N_("faan")),
        ("3", "4", "5", "6", "7"),
        possible=possible.is_up_to(MOST_HAN),
        rule_sets=hongkong.RULES,
        entry=NUMBER,
    ),
    N_("patterns"): QuestionKind(
        N_("Which patterns count in this Hong Kong hand? Put commas between them."),
        N_("how was it won, which tiles, which shape? Leave out what another one replaces."),
        faan_subject(pattern_names),
        PATTERNS,
        ("self-draw, common hand", "all pungs", "mixed one suit, seat wind", "no pattern"),
        rule_sets=hongkong.RULES,
    ),
}
"""The kinds of question by name."""
