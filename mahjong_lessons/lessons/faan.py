"""Tables of Hong Kong faan for lessons: the patterns, wins side by side, what rules change."""

from __future__ import annotations

from collections.abc import Iterable

from mahjong_lessons.core.hand import HandError
from mahjong_lessons.core.text import number, t
from mahjong_lessons.hongkong.patterns import BY_NAME, FAMILIES, PATTERNS
from mahjong_lessons.hongkong.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.hongkong.scoring import Score, score
from mahjong_lessons.hongkong.win import Win
from mahjong_lessons.views import Cell, Stack, Table, stack


def pattern_table(*names: str, rules: Rules | str = DEFAULT) -> Table:
    """List patterns with their faan; all, if none is named.

    A name may be one of the ``FAMILIES`` of patterns. Patterns that bring nothing under these
    rules are left out.

    >>> print(pattern_table("all pungs"))
    pattern    Cantonese  Jyutping         what it needs        faan
    ---------  ---------  ---------------  -------------------  ----
    all pungs  對對糊     deoi3 deoi3 wu4  four pungs or kongs     3
    """
    rows: list[tuple[Cell, ...]] = []
    for name in names or FAMILIES:
        family = [row for row in PATTERNS if row.family == name]
        for row in family if name in FAMILIES else [BY_NAME[name]]:
            faan, whole = row.worth(rules=rules_of(rules))
            if faan:
                words = (t(row.name), row.cantonese, row.romanised, t(row.needs))
                rows.append((*words, t("limit") if whole else faan))
    head = (t("pattern"), t("Cantonese"), t("Jyutping"), t("what it needs"), t("faan"))
    return Table(head, tuple(rows))


def compare_faan(*lines: str, rules: Rules | str = DEFAULT) -> Table:
    """Set Hong Kong wins below each other, with their patterns, faan and units.

    >>> hands = "123m456p789s2m pung 555z discard 2m", "234567m78m22z pung 777z discard 9m"
    >>> print(compare_faan(*hands))
       hand                                patterns                         faan  units
    -  ----------------------------------  -------------------------------  ----  ------
    1  1223m456p789s pung 555z discard 2m  white dragon 1                      1  no win
    2  23456778m22z pung 777z discard 9m   red dragon 1 + mixed one suit 3     4  16
    """
    scores = [score(Win.parse(line), rules=rules) for line in lines]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (place, one.win, *_counted(one)) for place, one in enumerate(scores, start=1)
    )
    return Table(("", t("hand"), *_head()), rows)


def _head() -> tuple[str, str, str]:
    return t("patterns"), t("faan"), t("units")


def _counted(scored: Score) -> tuple[Cell, ...]:
    return patterns_of(scored), scored.faan, _units(scored)


BLANK = "?"
"""What stands in a ledger where the learner has to fill in a number."""


def faded_faan(line: str, blanks: int = 1, *, rules: Rules | str = DEFAULT) -> Stack:
    """Draw a Hong Kong win, and its lines with the last numbers left out.

    The sum is the first to go, then the lines from the last one up.

    >>> print(faded_faan("234567m78m22z pung 777z discard 9m", blanks=2).values[1])
    pattern         what it needs          faan
    --------------  ---------------------  ----
    red dragon      a pung of red dragons     1
    mixed one suit  one suit and honours      ?
    --------------  ---------------------  ----
    together                                  ?
    """
    scored = score(Win.parse(line), rules=rules)
    kept = len(scored.lines) + 1 - blanks
    rows = tuple(
        (t(one.name), t(one.pattern.needs), one.faan if place < kept else BLANK)
        for place, one in enumerate(scored.lines)
    )
    head = (t("pattern"), t("what it needs"), t("faan"))
    table = Table(head, rows, (t("together"), "", BLANK))
    return stack(scored.win, table)


def not_counted(line: str, *, rules: Rules | str = DEFAULT) -> Table:
    """List what is in a hand and does not count, with the reason.

    >>> print(not_counted("1112345678999m discard 5m"))
    pattern        faan  why
    -------------  ----  -------------------------------------------
    concealed         1  nine gates is a limit hand and counts alone
    pure one suit     7  nine gates is a limit hand and counts alone
    """
    excluded = score(Win.parse(line), rules=rules).excluded
    rows = tuple((t(one.name), one.faan, one.why) for one in excluded)
    return Table((t("pattern"), t("faan"), t("why")), rows)


def under_rules(line: str, **choices: Iterable[object]) -> Table:
    """Score one Hong Kong win with one rule changed at a time.

    >>> print(under_rules("555z67p888m66z pung 777z discard 8p", small_dragons=[4, 5]))
    rule           value  patterns                                         faan
    -------------  -----  -----------------------------------------------  ----
    small dragons  4      white dragon 1 + red dragon 1 + small dragons 2     4
    small dragons  5      white dragon 1 + red dragon 1 + small dragons 3     5
    """
    rows = tuple(
        (rule.replace("_", " "), _word(value), *_under(line, rule, value))
        for rule, values in choices.items()
        for value in values
    )
    return Table((t("rule"), t("value"), t("patterns"), t("faan")), rows)


def patterns_of(scored: Score) -> str:
    """The patterns that count with their faan, in one line."""
    words = [f"{t(line.name)} {line.faan}" for line in scored.lines]
    return " + ".join(words) or t("none: a chicken hand")


def _under(line: str, rule: str, value: object) -> tuple[Cell, ...]:
    chosen: dict[str, object] = {rule: value}
    try:
        one = score(Win.parse(line), rules=Rules(**chosen))  # type: ignore[arg-type]
    except HandError:
        return t("no winning hand"), 0
    return patterns_of(one), one.faan


def _word(value: object) -> str:
    return {True: t("yes"), False: t("no")}[value] if isinstance(value, bool) else str(value)


def _units(scored: Score) -> str:
    return number(scored.units) if scored.meets_minimum else t("no win")
