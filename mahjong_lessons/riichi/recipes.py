"""The fu recipes of documents A, B and D: one count in three orders.

A recipe is data. It names its steps, which lines of a count each step takes, the
exceptions it knows, and the cases on which its document says nothing. Where a
document is silent its steps are taken literally, and the result says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import NamedTuple

from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, t
from mahjong_lessons.riichi.fu import FuKind, round_up_fu
from mahjong_lessons.riichi.fu_count import FuCount, FuLine, Special, literal_lines
from mahjong_lessons.riichi.rules import RULES, Rules
from mahjong_lessons.riichi.scoring import count_fu
from mahjong_lessons.riichi.win import Win

_SETS = frozenset({FuKind.SHUNTSU, FuKind.MINKOU, FuKind.ANKOU, FuKind.MINKAN, FuKind.ANKAN})
_WAITS = frozenset({FuKind.RYANMEN, FuKind.SHANPON, FuKind.KANCHAN, FuKind.PENCHAN, FuKind.TANKI})


class Step(NamedTuple):
    """A step of a document: its number there, what to do, and the lines it takes."""

    number: str
    words: str
    takes: frozenset[FuKind] = frozenset()

    def as_record(self) -> Record:
        """The step as plain data."""
        return record(self, "number", "takes") | {"words": t(self.words)}


class StepCount(NamedTuple):
    """A step carried out on a hand, with the fu it adds and the sum so far."""

    step: Step
    lines: tuple[FuLine, ...]
    running: int

    @property
    def fu(self) -> int:
        """What this step adds."""
        return sum(line.fu for line in self.lines)

    def as_record(self) -> Record:
        """The step and what it came to, as plain data."""
        return record(self, "step", "fu", "running", "lines")


@dataclass(frozen=True, slots=True, repr=False)
class RecipeCount(Displayable):
    """The fu of a hand, counted in the order of one document.

    ``last`` is the step that turns ``raw`` into ``total``; ``silent`` says what
    the document leaves open for this hand, and is empty when it leaves nothing.
    """

    document: str
    count: FuCount
    steps: tuple[StepCount, ...]
    last: Step
    total: int
    silent: str = ""

    @property
    def raw(self) -> int:
        """The sum before the last step."""
        return self.steps[-1].running

    def as_record(self) -> Record:
        """The count as plain data, step by step.

        >>> record = RECIPES["B"].count(Win.parse("345m66p67p678s chi 234m ron 8p")).as_record()
        >>> record["raw"], record["last"]["number"], record["total"]
        (20, 'special case 3', 30)
        """
        return record(self, "document", "steps", "raw", "last", "total", "silent")

    def __repr__(self) -> str:
        win = str(self.count.win)
        return f"RecipeCount({self.document}, {win!r}, raw={self.raw}, total={self.total})"


@dataclass(frozen=True)
class Recipe:
    """One document's way to count fu.

    ``exceptions`` are the special cases that the document settles, ``silent``
    those on which it has no word.

    >>> RECIPES["A"].count(Win.parse("345m66p67p678s chi 234m ron 8p")).total
    20
    >>> RECIPES["B"].count(Win.parse("345m66p67p678s chi 234m ron 8p")).total
    30
    """

    document: str
    title: str
    steps: tuple[Step, ...]
    last: Step
    _: KW_ONLY
    rules: Rules
    exceptions: Mapping[Special, Step] = field(default_factory=dict)
    silent: Mapping[Special, str] = field(default_factory=dict)

    def count(self, win: Win) -> RecipeCount:
        """Count the fu of a win step by step, as this document does."""
        count = count_fu(win, rules=self.rules)
        special = count.special
        if special is not None and special in self.silent:
            steps = self._carry_out(literal_lines(count))
            total = round_up_fu(steps[-1].running)
            return RecipeCount(
                self.document, count, steps, self.last, total, t(self.silent[special])
            )
        last = self.exceptions.get(special, self.last) if special else self.last
        return RecipeCount(self.document, count, self._carry_out(count.lines), last, count.total)

    def as_record(self) -> Record:
        """The recipe as plain data.

        >>> [step["number"] for step in RECIPES["D"].as_record()["steps"]]
        ['base 1 and 2', 'pon 1 to 4', 'wait 1 to 3', 'other 1', 'other 2']
        """
        silent = {special.value: t(words) for special, words in self.silent.items()}
        told = record(self, "document", "title", "steps", "last", "rules", "exceptions")
        return told | {"silent": silent}

    def _carry_out(self, lines: tuple[FuLine, ...]) -> tuple[StepCount, ...]:
        done: list[StepCount] = []
        running = 0
        for step in self.steps:
            taken = tuple(line for line in lines if line.kind in step.takes)
            running += sum(line.fu for line in taken)
            done.append(StepCount(step, taken, running))
        return tuple(done)


_BASE = frozenset({FuKind.FUUTEI, FuKind.CHIITOITSU, FuKind.KOKUSHI})
_NO_WORD_ON_YAKUMAN = N_(
    "No document counts the fu of thirteen orphans: a yakuman has a fixed value."
)

RECIPES: Mapping[str, Recipe] = {
    "A": Recipe(
        document="A",
        title="Fu, ohne Schrecken",
        steps=(
            Step("recipe 1", N_("Start with the base."), _BASE),
            Step(
                "recipe 2",
                N_("Add 10 for a closed ron, and for nothing else."),
                frozenset({FuKind.MENZEN_KAFU, FuKind.RON}),
            ),
            Step(
                "recipe 3",
                N_("Add 2 for tsumo, unless it is pinfu."),
                frozenset({FuKind.TSUMO}),
            ),
            Step("recipe 4", N_("Add what the table gives for each triplet and kan."), _SETS),
            Step("recipe 5", N_("Add 2 for a closed, edge or pair wait."), _WAITS),
            Step("recipe 6", N_("Add 2 for a pair of value tiles."), frozenset({FuKind.JANTOU})),
        ),
        last=Step("recipe 7", N_("Round up to the next 10.")),
        rules=RULES["documents"],
        exceptions={Special.CHIITOITSU: Step("shortcut 2", N_("Seven pairs: 25, not rounded."))},
        silent={
            Special.KUIPINFU: N_(
                "Document A has no word on an open hand without fu: "
                "its recipe, taken literally, stops at 20."
            ),
            Special.KOKUSHI: _NO_WORD_ON_YAKUMAN,
        },
    ),
    "B": Recipe(
        document="B",
        title="How to count fu: six steps",
        steps=(
            Step("step 1", N_("Start with the base (fuutei)."), _BASE),
            Step(
                "step 2",
                N_("Ask how it was won: closed ron 10, tsumo 2, open ron nothing."),
                frozenset({FuKind.MENZEN_KAFU, FuKind.RON, FuKind.TSUMO}),
            ),
            Step("step 3", N_("Look up each triplet and kan in the table; a run is 0."), _SETS),
            Step("step 4", N_("A pair that has value: 2."), frozenset({FuKind.JANTOU})),
            Step("step 5", N_("A closed, edge or pair wait: 2."), _WAITS),
        ),
        last=Step("step 6", N_("Round the sum up to the next 10.")),
        rules=RULES["documents"],
        exceptions={
            Special.CHIITOITSU: Step("special case 1", N_("Seven pairs: 25, whatever else.")),
            Special.KUIPINFU: Step("special case 3", N_("An open hand without fu: 30.")),
        },
        silent={Special.KOKUSHI: _NO_WORD_ON_YAKUMAN},
    ),
    "D": Recipe(
        document="D",
        title="Punten tellen",
        steps=(
            Step(
                "base 1 and 2",
                N_("Start at 30 for a closed ron, at 20 for tsumo or an open hand."),
                _BASE | {FuKind.MENZEN_KAFU, FuKind.RON},
            ),
            Step("pon 1 to 4", N_("Add points for each pon and kan, more if closed."), _SETS),
            Step("wait 1 to 3", N_("Add 2 for a run with one chance or a pair wait."), _WAITS),
            Step(
                "other 1",
                N_("Add 2 for tsumo, but not for pinfu or on a replacement tile."),
                frozenset({FuKind.TSUMO}),
            ),
            Step("other 2", N_("Add 2 for a pair that has value."), frozenset({FuKind.JANTOU})),
        ),
        last=Step("rounding", N_("Round up to tens.")),
        rules=RULES["document-d"],
        exceptions={
            Special.KUIPINFU: Step("exception 2", N_("Open, all chi, ron, open wait: 30.")),
        },
        silent={
            Special.CHIITOITSU: N_(
                "Document D has no word on seven pairs: "
                "its steps, taken literally, count the base, the win and the pair wait."
            ),
            Special.KOKUSHI: _NO_WORD_ON_YAKUMAN,
        },
    ),
}
"""The recipes by document."""


@dataclass(frozen=True, slots=True, repr=False)
class SideBySide(Displayable):
    """One hand counted by every recipe.

    >>> hand = side_by_side(Win.parse("34567m777p99s ankan 2222s tsumo 8m rinshan"))
    >>> hand.totals, hand.agree
    ({'A': 50, 'B': 50, 'D': 40}, False)
    """

    win: Win
    counts: tuple[RecipeCount, ...]

    @property
    def totals(self) -> dict[str, int]:
        """What each document's recipe comes to."""
        return {count.document: count.total for count in self.counts}

    @property
    def agree(self) -> bool:
        """Whether all recipes come to the same fu."""
        return len(set(self.totals.values())) == 1

    def as_record(self) -> Record:
        """The counts as plain data, one for each document.

        >>> side_by_side(Win.parse("345m66p67p678s chi 234m ron 8p")).as_record()["totals"]
        {'A': 20, 'B': 30, 'D': 30}
        """
        return record(self, "win", "counts", "totals", "agree")

    def __repr__(self) -> str:
        return f"SideBySide({str(self.win)!r}, {self.totals})"


def side_by_side(win: Win) -> SideBySide:
    """Count a hand by the recipes of documents A, B and D."""
    return SideBySide(win, tuple(recipe.count(win) for recipe in RECIPES.values()))
