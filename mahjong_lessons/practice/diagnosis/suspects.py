"""Which mistakes an answer to a question points to, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from mahjong_lessons.core.text import t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.hongkong.ending import Ending
from mahjong_lessons.practice.answers.reading import read_lines
from mahjong_lessons.practice.diagnosis.diagnosing import Candidate, diagnose
from mahjong_lessons.practice.diagnosis.starts import AnyRules, Subject
from mahjong_lessons.riichi.fu import Part
from mahjong_lessons.riichi.fu_count import FuCount
from mahjong_lessons.riichi.hand_value import HandValue
from mahjong_lessons.riichi.win import Win

LEDGER = "lines"
"""The kind of question that is answered line by line, as a ledger."""

MOST_NAMED = 2
"""So many mistakes are named at most: of more, the surest."""


def _faan(about: str) -> Subject:
    """Faan as a hand that ended; who won and how does not matter for the units."""
    return Ending.parse(f"{Wind.SOUTH} {about} self-draw")


DIAGNOSED: Mapping[str, tuple[str, Callable[[str], Subject]]] = MappingProxyType(
    {
        "fu": ("fu", Win.parse),
        "raw": ("raw", Win.parse),
        LEDGER: ("ledger", Win.parse),
        "han": ("han", Win.parse),
        "points": ("points", Win.parse),
        "changes": ("changes", Win.parse),
        "worth": ("worth", HandValue.parse),
        "pays": ("payment", HandValue.parse),
        "base": ("base", HandValue.parse),
        "units": ("units", _faan),
        "settle": ("changes", Ending.parse),
    }
)
"""The kinds of question whose answers can be diagnosed: what is asked, and of what."""


def suspects(kind: str, about: str, answer: object, rules: AnyRules) -> tuple[Candidate, ...]:
    """The mistakes behind an answer to ``ask(kind, about, rules)``, the surest first.

    Empty for kinds that nothing is known of, too. Raises ``ValueError`` for an answer that
    cannot be read.

    >>> suspects("pays", "2 han 30 fu tsumo", "1000/500", "documents")
    (Candidate(P17: the two numbers swapped),)
    """
    if kind not in DIAGNOSED:
        return ()
    asks, subject = DIAGNOSED[kind]
    if kind == LEDGER and not isinstance(answer, Mapping):
        match read_lines(str(answer)).split():
            case base, won, *sets, pair, wait:
                answer = {"base": base, "won": won, "sets": sets, "pair": pair, "wait": wait}
            case _:  # so few numbers are no ledger
                return ()
    return diagnose(subject(about), answer, asks, rules)


def in_words(found: Sequence[Candidate]) -> str:
    """What is said of suspects: of one what is right, of several what they are.

    Nothing where several pairs of mistakes would explain an answer: that is guesswork.

    >>> in_words(suspects("pays", "2 han 30 fu tsumo", "1000/500", "documents"))
    "The greater number is the dealer's; it is written behind the other."
    """
    if len(found) == 1:
        return found[0].hint
    if not found or len(found[0].mistakes) > 1:
        return ""
    titles = t("; or ").join(one.title for one in found[:MOST_NAMED])
    return t("Likely: {titles}.", titles=titles)


def behind_lines(
    count: FuCount, numbers: Mapping[str, int | None], wrong: Iterable[str]
) -> Mapping[str, tuple[Candidate, ...]]:
    """For each wrong line of a ledger the mistakes that would write its number there.

    ``numbers`` are the learner's lines by the keys of ``ledger.entries``, None where there
    is none, and ``wrong`` the keys of the wrong ones. Of several mistakes those are kept
    that fit the other lines as well.

    >>> from mahjong_lessons.riichi import count_fu
    >>> count = count_fu(Win.parse("234678m999s55p44s ron 5p riichi"))
    >>> lines = {"won": 0, "sets 1": 0, "sets 2": 0, "sets 3": 4, "sets 4": 8}
    >>> behind_lines(count, lines, ["sets 3"])
    {'sets 3': (Candidate(F01: a triplet finished by ron counted as closed),)}
    """
    together = {id for one in diagnose(count.win, numbers, rules=count.rules) for id in one.ids}
    sets = {key: None for key in numbers if key.startswith(Part.SET)}
    found = {}
    for key in wrong:
        alone = {**(sets if key in sets else {}), key: numbers[key]}
        named = [one for one in diagnose(count.win, alone, rules=count.rules) if len(one.ids) == 1]
        fitting = [one for one in named if one.id in together]
        found[key] = tuple(fitting or named)
    return found
