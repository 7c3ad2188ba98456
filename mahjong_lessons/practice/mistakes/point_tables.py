"""What mistakes with points give, as tables that lessons show.

The mistakes themselves are among the ``misconceptions``.
"""

from __future__ import annotations

from collections.abc import Iterator

from mahjong_lessons.core.text import t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.cells import score_cells
from mahjong_lessons.practice.answers.payments import written_payers
from mahjong_lessons.practice.mistakes import POINTS
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.views import Cell, Table


def mistaken(name: str, *abouts: str, rules: Rules | str = DEFAULT) -> Table:
    """Set cells below each other, with their points and with those that a mistake gives.

    ``abouts`` are lines such as "3 han 30 fu, dealer". Raises ``ValueError`` for one that
    cannot be read, ``KeyError`` for an unknown mistake.

    >>> print(mistaken("P05", "1 han 30 fu", "1 han 50 fu"))
    base points rounded to 100 first
    win                           right     so
    ----------------------------  -----  -----
    1 han 30 fu, non-dealer, ron  1,000  1,200
    1 han 50 fu, non-dealer, ron  1,600  1,600
    """
    these, mistake = rules_of(rules), POINTS[name]
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (given.words, given.pay(rules=these).points, mistake.points(given, these))
        for given in map(HandValue.parse, abouts)
    )
    return Table((t("win"), t("right"), t("so")), rows, caption=t(mistake.title))


def mistakes_on(about: str, *names: str, rules: Rules | str = DEFAULT) -> Table:
    """For one cell the right points, and those that each of some mistakes gives.

    >>> print(mistakes_on("1 han 30 fu, dealer", "P06", "P09"))
    1 han 30 fu, dealer, ron
    what was done                        points
    -----------------------------------  ------
    all right                             1,500
    payments rounded to the nearest 100   1,400
    a dealer's ron × 4                    1,000
    """
    these, given = rules_of(rules), HandValue.parse(about)
    mistakes = [POINTS[name] for name in names]
    rows = tuple((t(mistake.title), mistake.points(given, these)) for mistake in mistakes)
    right = (t("all right"), given.pay(rules=these).points)
    return Table((t("what was done"), t("points")), (right, *rows), caption=given.words)


def cells_changed(*names: str, rules: Rules | str = DEFAULT) -> Table:
    """For each mistake the number of cells of the score table in which it shows.

    >>> print(cells_changed("P08"))
    mistake                                                  cells   of
    -------------------------------------------------------  -----  ---
    for the dealer the rounded points of a non-dealer × 1.5      8  156
    """
    these = rules_of(rules)
    cells = list(_cells(these))
    rows = tuple(
        (
            t(mistake.title),
            sum(mistake.points(cell, these) != cell.pay(rules=these).points for cell in cells),
            len(cells),
        )
        for mistake in map(POINTS.__getitem__, names)
    )
    return Table((t("mistake"), t("cells"), t("of")), rows)


def split_wrong(*names: str) -> Table:
    """Set mistakes below each other, each with what is paid and what it gives.

    Payments are what each player pays: by ron one number, by tsumo non-dealer/dealer,
    or one number for all. Raises ``KeyError`` for an unknown mistake.

    >>> print(split_wrong("P15"))
    mistake                       win                             right     so
    ----------------------------  ------------------------------  --------  -------
    a tsumo split in equal parts  2 han 30 fu, non-dealer, tsumo  500/1000  700/700
    """
    rows: list[tuple[Cell, ...]] = []
    for mistake in map(POINTS.__getitem__, names):
        for given in map(HandValue.parse, mistake.shows):
            right, wrong = written_payers(given.pay()), mistake.payment(given)
            rows.append((t(mistake.title), given.words, right, wrong))
    return Table((t("mistake"), t("win"), t("right"), t("so")), tuple(rows))


def _cells(rules: Rules) -> Iterator[HandValue]:
    for cell in score_cells(rules=rules):
        if cell.legal:
            yield HandValue(cell.han, cell.fu, dealer=cell.dealer, by=WinBy(cell.by))
