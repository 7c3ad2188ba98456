"""Plots of practice: the answers of a session, and the mistakes of a class.

They draw plain rows and names, and know nothing of questions or progress.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from mahjong_lessons.core.text import listing, t
from mahjong_lessons.plots.figures import INK, LOOKS, PAPER, described, styled

_ROW = 0.46
"""Inches that a row of bars needs."""

_LETTERS = 46
"""So many letters of a name fit on a line beside the bars."""


@styled()
def answers(rows: Sequence[tuple[str, bool, str]], ax: Axes | None = None) -> Axes:
    """The answers of a session in order: a dot where right, a cross where wrong.

    Each row is the kind of question, whether the answer was right, and the short name
    of the mistake behind it or "".

    >>> answers([("fu", True, ""), ("fu", False, "F01")]).texts[0].get_text()
    'F01'
    """
    kinds = list(dict.fromkeys(kind for kind, _, _ in rows))
    ax = Figure(figsize=(9, 1.6 + 0.5 * len(kinds))).add_subplot() if ax is None else ax
    ax.figure.subplots_adjust(bottom=0.75 / (1.6 + 0.5 * len(kinds)), top=0.78)
    looks = ((True, LOOKS[0], "o", t("right")), (False, LOOKS[1], "X", t("wrong")))
    for ok, look, marker, word in looks:
        numbers = [number for number, row in enumerate(rows, 1) if row[1] is ok]
        places = [kinds.index(rows[number - 1][0]) for number in numbers]
        label = f"{word} ({len(numbers)})"
        ax.plot(numbers, places, marker, color=look.colour, markersize=10, label=label)
    for number, (kind, _, mistake) in enumerate(rows, 1):
        if mistake:
            ax.annotate(
                mistake,
                (number, kinds.index(kind)),
                (0, 9),
                textcoords="offset points",
                ha="center",
                fontsize="small",
            )
    ax.set_yticks(range(len(kinds)), kinds)
    ax.set_ylim(len(kinds) - 0.4, -0.75)
    ax.set_xlim(0.3, max(len(rows), 10) + 0.7)
    ax.xaxis.set_major_locator(MaxNLocator(integer=True, min_n_ticks=1))
    ax.set_xlabel(t("question"))
    ax.grid(axis="y", visible=False)
    ax.legend(loc="lower right", bbox_to_anchor=(1, 1), ncols=2, frameon=False)
    named = [mistake for _, _, mistake in rows if mistake]
    right = sum(ok for _, ok, _ in rows)
    words = t("{right} of {n} right.", right=right, n=len(rows))
    if named:
        words += " " + t("Mistakes, in order: {names}.", names=", ".join(named))
    return described(ax, t("This session"), words)


@styled()
def mistakes_made(
    names: Mapping[str, str],
    made: Mapping[str, int],
    maybe: Mapping[str, int],
    ax: Axes | None = None,
) -> Axes:
    """How often each mistake was made, the most frequent on top; what may be is hatched.

    ``names`` gives each mistake its words; it also says which are drawn.

    >>> made = mistakes_made({"F01": "taken as closed"}, {"F01": 3}, {"F01": 1})
    >>> [label.get_text() for label in made.get_yticklabels()]
    ['F01  taken as closed']
    """
    order = sorted(names, key=lambda id: (-made.get(id, 0), -maybe.get(id, 0), id))
    height = 1.5 + _ROW * max(len(order), 1)
    if ax is None:
        ax = Figure(figsize=(9, height)).add_subplot()
    ax.figure.subplots_adjust(left=0.47, right=0.95, bottom=0.62 / height, top=1 - 0.72 / height)
    places = range(len(order))
    sure, unsure = [made.get(id, 0) for id in order], [maybe.get(id, 0) for id in order]
    ax.barh(places, sure, color=LOOKS[0].colour, height=0.62, label=t("made"))
    perhaps = [place for place in places if unsure[place]]  # of none not even an edge is drawn
    ax.barh(
        perhaps,
        [unsure[place] for place in perhaps],
        left=[sure[place] for place in perhaps],
        color=PAPER,
        edgecolor=LOOKS[1].colour,
        hatch="////",
        height=0.62,
        label=t("perhaps made"),
    )
    for place, (one, other) in enumerate(zip(sure, unsure, strict=True)):
        words = f"{one} + {other}?" if other else str(one)
        ax.annotate(words, (one + other, place), (5, 0), textcoords="offset points", va="center")
    labels = ["\n".join(wrap(f"{id}  {names[id]}", _LETTERS)) for id in order]
    ax.set_yticks(places, labels, fontsize="small", color=INK)
    ax.set_ylim(len(order) - 0.4, -0.6)
    ax.set_xlim(0, 1.12 * max([*map(sum, zip(sure, unsure, strict=True)), 1]))
    ax.xaxis.set_major_locator(MaxNLocator(integer=True))
    ax.tick_params(axis="y", length=0)
    ax.grid(axis="y", visible=False)
    ax.set_xlabel(t("times"))
    ax.legend(loc="lower right", bbox_to_anchor=(1, 1), ncols=2, frameon=False)
    most = [f"{id} ({made.get(id, 0)})" for id in order[:3]]
    words = t("Most frequent: {names}.", names=listing(most, "and")) if order else t("None.")
    return described(ax, t("Mistakes"), words)
