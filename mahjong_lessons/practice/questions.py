"""Self-checking questions: what is asked, the right answer, a hint and the why.

A question is data; its answer is worked out by the engine when it is made. The
kinds of question are rows of :data:`ASKS`, so a new kind is one row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from mahjong_lessons.exhibits.yaku import han_of
from mahjong_lessons.practice.answers import (
    Feedback,
    Verdict,
    blank,
    is_blank,
    read_blocks,
    read_kinds,
    read_limit,
    read_line,
    read_lines,
    read_number,
    read_payment,
    read_tiles,
    read_wait,
    read_yaku,
    unreadable,
)
from mahjong_lessons.practice.changes import about_changes, about_draw, read_changes
from mahjong_lessons.practice.ledger import written_lines
from mahjong_lessons.practice.subjects import (
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
    who_pays,
    yaku_names,
)
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of, variations
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.show import Shown
from mahjong_lessons.text import listing, t
from mahjong_lessons.tiles import Tile
from mahjong_lessons.views import Part, content, reveal


@dataclass(frozen=True)
class Question(Shown):
    """One question about a win or some tiles; ``ask(kind, about, rules)`` makes it again.

    Answers may be given as a number or as text. A blank one (None, "" or
    ``...``) is never wrong, and no answer raises.

    >>> question = ask("fu", "234678m999s55p44s tsumo 5p")
    >>> question.check(40)
    Feedback(right: Right: 40.)
    >>> question.check(None)
    Feedback(blank: Not answered yet.)
    """

    kind: str
    about: str
    prompt: str
    shown: Win | tuple[Tile, ...] | str
    answer: str
    hint_words: str
    why: Shown = field(compare=False)
    read: Callable[[str], str] = field(compare=False)
    rules: Rules
    answer_under: Callable[[Rules], str] = field(compare=False)

    def check(self, answer: object = None) -> Feedback:
        """Judge an answer."""
        if is_blank(answer):
            return blank()
        try:
            given = self.read(str(answer))
        except ValueError as error:
            return unreadable(error)
        if given == self.answer:
            return Feedback(Verdict.RIGHT, t("Right: {answer}.", answer=self.answer))
        for rule, value, rules in variations(self.rules):
            if given == self.answer_under(rules):
                return _right_elsewhere(given, rule, value, getattr(self.rules, rule))
        return Feedback(
            Verdict.WRONG,
            t("{given} is not it. Hint: {hint}", given=given, hint=self.hint_words),
        )

    @property
    def hint(self) -> Feedback:
        """A push in the right direction, without the answer."""
        return Feedback(Verdict.BLANK, t("Hint: {hint}", hint=self.hint_words))

    @property
    def turns_on(self) -> tuple[str, ...]:
        """The rules that alone could change the answer, each once.

        >>> ask("fu", "666m35p11z234567s tsumo 4p riichi seat E").turns_on
        ('double_wind_pair_fu',)
        """
        others = ((rule, self.answer_under(rules)) for rule, _, rules in variations(self.rules))
        return tuple(dict.fromkeys(rule for rule, other in others if other != self.answer))

    @property
    def solution(self) -> Shown:
        """The answer and how it comes about, behind a click."""
        return reveal(self.why, t("Show the solution"))

    def __repr__(self) -> str:
        return f"Question({self.prompt!r})"


def _right_elsewhere(given: str, rule: str, value: object, here: object) -> Feedback:
    """A rule is not a mistake: say under which one the answer is right."""
    return Feedback(
        Verdict.ELSEWHERE,
        t(
            "{given} is right under the rule {rule}={value!r}. Here {rule}={here!r} is asked for.",
            given=given,
            rule=rule,
            value=value,
            here=here,
        ),
    )


@content.register
def _(value: Question) -> Sequence[Part]:
    return value.shown, value.prompt


def ask(kind: str, about: str, rules: Rules | str = DEFAULT) -> Question:
    """Make a question of a kind (see :data:`ASKS`) about a win or some tiles.

    ``about`` is the one-line notation of a win; for "dora", "tiles", "yaochuu" and
    "winning" it is tiles; for "base", "worth", "pays" and "limit" han and fu, such as
    "3 han 40 fu, dealer, tsumo"; for "draw" the seats that are tenpai.

    >>> ask("dora", "9s").check("1s")
    Feedback(right: Right: 1s.)
    """
    if kind not in ASKS:
        raise ValueError(
            t(
                '"{kind}" is no kind of question: choose {kinds}',
                kind=kind,
                kinds=listing(list(ASKS)),
            )
        )
    row = ASKS[kind]
    rules = rules_of(rules)
    subject = row.subject(about, rules)
    return Question(
        kind=kind,
        about=about,
        prompt=t(row.prompt),
        shown=subject.shown,
        answer=subject.answer,
        hint_words=t(row.hint),
        why=subject.why,
        read=row.read,
        rules=rules,
        answer_under=lambda other: _answer_under(other, row, about),
    )


def _answer_under(rules: Rules, row: Ask, about: str) -> str:
    """The answer under other rules; none where they have no such hand."""
    try:
        return row.subject(about, rules).answer
    except ValueError:
        return ""


@dataclass(frozen=True)
class Ask:
    """A kind of question: its words, how its subject is made and its answer read."""

    prompt: str
    hint: str
    subject: Callable[[str, Rules], Subject]
    read: Callable[[str], str]


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
            of_given(who_pays),
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
    }
)
"""The kinds of question by name."""
