"""Questions about real play: a number is asked for, and the margin says what is near enough."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from types import MappingProxyType

import pandas as pd

from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, t
from mahjong_lessons.lessons.real_play import Estimate, estimate, real_wins_frame
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
    wins = real_wins_frame()
    return RealQuestion(t(prompt), t(hint), measure(wins[wins["yakuman"] == 0]))


def _read(text: str) -> float:
    written = unicodedata.normalize("NFKC", text).strip().removesuffix("%").rstrip()
    try:
        number = float(written.replace(",", ""))
    except ValueError:
        number = float("nan")
    if not isfinite(number):
        raise ValueError(t('a number is asked for, not "{text}"', text=text[:20]))
    return number


def _riichi(wins: pd.DataFrame) -> Estimate:
    closed = wins[wins["closed"]]
    return estimate(closed, closed["riichi"])


def _plain_closed_ron(wins: pd.DataFrame) -> Estimate:
    some = wins[(wins["way"] == "closed, ron") & (wins["shortcut"] == "neither")]
    return estimate(some, some["fu"] == 40)


def _han(wins: pd.DataFrame) -> Estimate:
    some = wins[wins["way"] == "closed, tsumo"]
    return estimate(some, some["han"])


def _open_fifty(wins: pd.DataFrame) -> Estimate:
    some = wins[~wins["closed"]]
    return estimate(some, some["fu"] >= 50)


REAL_QUESTIONS: Mapping[str, tuple[str, str, Callable[[pd.DataFrame], Estimate]]] = (
    MappingProxyType(
        {
            "closed": (
                "How many of the wins are closed, in percent?",
                "estimate(wins, wins.closed)",
                lambda wins: estimate(wins, wins["closed"]),
            ),
            "riichi": (
                "How many of the closed wins declared riichi, in percent?",
                "take wins[wins.closed] first, then its column riichi",
                _riichi,
            ),
            "plain closed ron": (
                "Closed rons without a shortcut: how many have 40 fu, in percent?",
                'take the way "closed, ron" and the shortcut "neither", then compare fu with 40',
                _plain_closed_ron,
            ),
            "han": (
                "How many han has a closed tsumo, on average?",
                'take the way "closed, tsumo", then average the column han',
                _han,
            ),
            "open": (
                "How many of the open wins have 50 fu or more, in percent?",
                "~wins.closed are the open ones",
                _open_fifty,
            ),
        }
    )
)
"""Each question's prompt, its hint, and how it is measured; yakuman are left out."""
