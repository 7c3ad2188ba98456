"""The kinds of question, as data: their words, how their subject is made, how an answer is read.

A new kind is one row of :data:`ASKS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from mahjong_lessons import hongkong
from mahjong_lessons.core.rules import BaseRules
from mahjong_lessons.core.text import read_number
from mahjong_lessons.lessons.han import han_of
from mahjong_lessons.practice.answers.changes import HONG_KONG_EXAMPLE, read_changes
from mahjong_lessons.practice.answers.reading import (
    read_blocks,
    read_kinds,
    read_limit,
    read_line,
    read_lines,
    read_payment,
    read_tiles,
    read_wait,
    read_yaku,
    written_payers,
)
from mahjong_lessons.practice.ledger.entries import written_lines
from mahjong_lessons.practice.questions.changes import about_changes, about_draw
from mahjong_lessons.practice.questions.faan import of_faan, pattern_names, read_patterns
from mahjong_lessons.practice.questions.hong_kong import about_settling, about_units
from mahjong_lessons.practice.questions.subjects import (
    Subject,
    about_blocks,
    about_dora,
    about_line,
    about_readings,
    about_tiles,
    about_winning,
    about_yaochuu,
    limit_name,
    of_count,
    of_given,
    of_reading,
    of_score,
    yaku_names,
)
from mahjong_lessons.riichi.rules import RULES


@dataclass(frozen=True)
class Ask:
    """A kind of question: its words, how its subject is made and its answer read.

    ``rule_sets`` are those of its game.
    """

    prompt: str
    hint: str
    subject: Callable[[str, Any], Subject]
    read: Callable[[str], str]
    rule_sets: Mapping[str, BaseRules] = field(default_factory=lambda: RULES)


def _number_of(unit: str) -> Callable[[str], str]:
    return lambda text: str(read_number(text, unit))


ASKS: Mapping[str, Ask] = MappingProxyType(
    {
        "fu": Ask(
            "How many fu does this hand count, rounded?",
            "add base, win, sets, pair and wait, and round once at the end",
            of_count(lambda count: str(count.total)),
            _number_of("fu"),
        ),
        "raw": Ask(
            "What is the sum of its fu before rounding?",
            "go line by line: base, win, each set, pair, wait",
            of_count(lambda count: str(count.raw)),
            _number_of("fu"),
        ),
        "lines": Ask(
            "How many fu does each line bring: base, win, sets, pair, wait? Put spaces between.",
            "write a line worth nothing as 0; the sets may stand in any order",
            of_count(written_lines),
            read_lines,
        ),
        "han": Ask(
            "How many han has this win, dora included? (0 if it does not win)",
            "name the yaku first; without one it does not win, with one add each dora",
            of_score(lambda scored: str(scored.han), han_of),
            _number_of("han"),
        ),
        "yaku": Ask(
            "Which yaku are in this win? Put commas between them.",
            "how was it won, what shape do the blocks have, which tiles are in it?",
            of_score(yaku_names, han_of),
            read_yaku,
        ),
        "points": Ask(
            "What is this win worth in points, without honba and sticks? (0 if it does not win)",
            "han first, then fu, then the table; from 5 han on the han are enough",
            of_score(lambda scored: str(scored.points), lambda scored: scored),
            _number_of("points"),
        ),
        "base": Ask(
            "How many base points are these?",
            "fu × 2^(han + 2), and 2,000 at most below 5 han",
            of_given(lambda payment: str(payment.base)),
            _number_of("points"),
        ),
        "worth": Ask(
            "What is it worth in points, all payments together?",
            "base points first; then each payment a multiple of them, rounded up to 100",
            of_given(lambda payment: str(payment.total)),
            _number_of("points"),
        ),
        "pays": Ask(
            "What is paid? By tsumo write non-dealer/dealer, or one number if all pay the same.",
            "ron: base points × 4 or × 6; tsumo: × 1 from a non-dealer, × 2 from or to a dealer",
            of_given(written_payers),
            read_payment,
        ),
        "limit": Ask(
            "Which limit is reached? (none, if it stays below)",
            "from 5 han on count han alone; below, see whether the base points reach 2,000",
            of_given(limit_name),
            read_limit,
        ),
        "changes": Ask(
            "How do the scores of East, South, West and North change? Four numbers, with signs.",
            "the winner's number is the sum of the others, and the sticks on top",
            about_changes,
            read_changes,
        ),
        "draw": Ask(
            "How do the scores of East, South, West and North change? Four numbers, with signs.",
            "3,000 go from those who are not tenpai to those who are, in equal parts",
            about_draw,
            read_changes,
        ),
        "wait": Ask(
            "Which wait did the winning tile end?",
            "take the winning tile away and look at what is left of its block",
            of_reading(lambda reading: reading.wait.value),
            read_wait,
        ),
        "pair": Ask(
            "Which tile makes the pair? Write one of the two.",
            "take the four blocks out and see which two tiles are left",
            of_reading(lambda reading: str(reading.pair.tiles[0]) if reading.pair else ""),
            read_tiles,
        ),
        "readings": Ask(
            "In how many ways can this hand be read, the wait included?",
            "try each block or pair that could have been finished by the winning tile",
            about_readings,
            _number_of("ways"),
        ),
        "dora": Ask(
            "This is the indicator. Which tile is the dora?",
            "the dora is the next tile; after the last one the circle starts again",
            about_dora,
            read_tiles,
        ),
        "tiles": Ask(
            "Write these tiles in the short notation.",
            "digits first, then one letter for the suit: m, p, s or z",
            about_tiles,
            read_tiles,
        ),
        "yaochuu": Ask(
            "Which of these tiles are terminals or honours? Write each once.",
            "terminals are the 1 and the 9 of a suit, honours are winds and dragons",
            about_yaochuu,
            read_kinds,
        ),
        "line": Ask(
            "Write this win in the one-line notation.",
            "concealed tiles without the winning one, calls, ron or tsumo, the winning tile, "
            "and then what else is true",
            about_line,
            read_line,
        ),
        "blocks": Ask(
            "Split this hand into four blocks and a pair, with a space between the groups.",
            "start with tiles that have no choice: honours, and tiles without neighbours",
            about_blocks,
            read_blocks,
        ),
        "winning": Ask(
            "Which tiles complete this hand? Write each once.",
            "set the finished blocks aside, and look for what the remaining tiles lack",
            about_winning,
            read_kinds,
        ),
        "units": Ask(
            "How many units are these faan?",
            "faan above the limit do not count; then go down the table to them",
            about_units,
            _number_of("units"),
            hongkong.RULES,
        ),
        "settle": Ask(
            "How do the scores of East, South, West and North change? Four numbers, with signs.",
            "units first, then points; who pays how many shares?",
            about_settling,
            lambda text: read_changes(text, HONG_KONG_EXAMPLE),
            hongkong.RULES,
        ),
        "faan": Ask(
            "How many faan does this Hong Kong hand count? (Count them below the minimum too.)",
            "how was it won, which tiles, which shape? Then: does one pattern count alone?",
            of_faan(lambda scored: str(scored.faan)),
            _number_of("faan"),
            hongkong.RULES,
        ),
        "patterns": Ask(
            "Which patterns count in this Hong Kong hand? Put commas between them.",
            "how was it won, which tiles, which shape? Leave out what another one replaces.",
            of_faan(pattern_names),
            read_patterns,
            hongkong.RULES,
        ),
    }
)
"""The kinds of question by name."""
