"""Questions about real play: a number is asked for, and the margin says what is near enough."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import TypeAlias

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import N_, listing, t
from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.lessons.estimates import GROUPS, Estimate, average, share, won_with
from mahjong_lessons.practice.answers.feedback import Feedback, Verdict, blank, is_blank, unreadable
from mahjong_lessons.views import Part, Reveal, Table, content, reveal


@dataclass(frozen=True)
class RealQuestion(Displayable):
    """One question about the real wins; its answer is an estimate.

    >>> question = ask_real("closed")
    >>> question.check(55)
    Feedback(right: Right: 55.2 % ± 1.0.)
    >>> question.check("80 %").verdict
    <Verdict.WRONG: 'wrong'>
    """

    prompt: str
    hint: str
    answer: Estimate

    def check(self, answer: object = None) -> Feedback:
        """Judge a number or an :class:`Estimate`: right within the margin."""
        if is_blank(answer):
            return blank()
        try:
            given = answer.value if isinstance(answer, Estimate) else _read(str(answer))
        except ValueError as error:
            return unreadable(error)
        if abs(given - self.answer.value) <= self.answer.margin:
            return Feedback(Verdict.RIGHT, t("Right: {answer}.", answer=self.answer))
        words = t("{given:g} is too far off. Hint: {hint}", given=round(given, 1), hint=self.hint)
        return Feedback(Verdict.WRONG, words)

    @property
    def solution(self) -> Reveal:
        """The estimate, and what it rests on, behind a click."""
        head = (t("estimate"), t("wins"), t("drawings"))
        row = (str(self.answer), self.answer.wins, self.answer.draws)
        return reveal(Table(head, (row,)), t("Show the solution"))

    def __repr__(self) -> str:
        return f"RealQuestion({self.prompt!r})"


@content.register
def _(value: RealQuestion) -> Sequence[Part]:
    return (value.prompt,)


def ask_real(name: str) -> RealQuestion:
    """Ask one of :data:`REAL_QUESTIONS`. Raises ``ValueError`` for another name.

    >>> ask_real("closed").prompt
    'How many of the wins are closed, in percent?'
    """
    if name not in REAL_QUESTIONS:
        names = listing([*REAL_QUESTIONS])
        raise ValueError(t('there is no question "{name}": choose {names}', name=name, names=names))
    prompt, hint, measure = REAL_QUESTIONS[name]
    wins = [real for real in real_wins() if real.han is not None]
    return RealQuestion(t(prompt), t(hint), measure(wins))


def _read(text: str) -> float:
    written = unicodedata.normalize("NFKC", text).strip().removesuffix("%").rstrip()
    try:
        number = float(written.replace(",", ""))
    except ValueError:
        number = float("nan")
    if not isfinite(number):
        raise ValueError(t('a number is asked for, not "{text}"', text=text[:20]))
    return number


_Wins: TypeAlias = Sequence[RealWin]


def _in(group: str, wins: _Wins) -> _Wins:
    return [real for real in wins if GROUPS[group](real)]


def _plain_closed_ron(wins: _Wins) -> Estimate:
    has_shortcut = won_with("pinfu", "chiitoitsu")
    plain = [real for real in _in("closed, ron", wins) if not has_shortcut(real)]
    return share(lambda real: real.fu == 40, plain)


REAL_QUESTIONS: Mapping[str, tuple[str, str, Callable[[_Wins], Estimate]]] = {
    "closed": (
        N_("How many of the wins are closed, in percent?"),
        N_("estimate(wins, wins.closed)"),
        lambda wins: share(GROUPS["closed"], wins),
    ),
    "riichi": (
        N_("How many of the closed wins declared riichi, in percent?"),
        N_("take wins[wins.closed] first, then its column riichi"),
        lambda wins: share(lambda real: real.riichi, _in("closed", wins)),
    ),
    "plain closed ron": (
        N_("Closed rons without a shortcut: how many have 40 fu, in percent?"),
        N_('take the way "closed, ron" and the shortcut "neither", then compare fu with 40'),
        _plain_closed_ron,
    ),
    "han": (
        N_("How many han has a closed tsumo, on average?"),
        N_('take the way "closed, tsumo", then average the column han'),
        lambda wins: average(lambda real: real.han or 0, _in("closed, tsumo", wins)),
    ),
    "open": (
        N_("How many of the open wins have 50 fu or more, in percent?"),
        N_("~wins.closed are the open ones"),
        lambda wins: share(lambda real: real.fu >= 50, _in("open", wins)),
    ),
}
"""Each question's prompt, its hint, and how it is measured; yakuman are left out."""
