"""What the rules of both games share: allowed values, rule sets by name, and sources.

A game derives its own frozen ``Rules`` from :class:`Agreed` and says in ``ALLOWED``
which values each rule can take.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple, TypeVar

from mahjong_lessons.core.text import given, listing, t


class Agreed:
    """What a table agrees on beforehand, checked when it is made: the base of a dataclass."""

    ALLOWED: ClassVar[Mapping[str, tuple[object, ...]]] = {}
    """The values that each rule can take, the default first."""

    OPEN: ClassVar[frozenset[str]] = frozenset()
    """Rules that can take other values too; the game checks them itself."""

    _hash: int

    def __post_init__(self) -> None:
        for name, allowed in self.ALLOWED.items():
            if name not in self.OPEN:
                self._check(name, allowed)
        values = tuple(getattr(self, name) for name in self.ALLOWED)
        object.__setattr__(self, "_hash", hash(values))

    def _check(self, name: str, allowed: tuple[object, ...]) -> None:
        """Refuse a value of another kind too: True and 1.0 are 1 to Python, not to a table."""
        value = getattr(self, name)
        if not any(type(value) is type(one) and value == one for one in allowed):
            raise ValueError(
                t(
                    "{name} is {allowed}, not {value}",
                    name=name,
                    allowed=listing([repr(choice) for choice in allowed]),
                    value=given(value),
                )
            )

    def __reduce__(self) -> tuple[type[Agreed], tuple[object, ...]]:
        # The hash of text differs from process to process, so it is worked out anew.
        return type(self), tuple(getattr(self, name) for name in self.ALLOWED)

    def __hash__(self) -> int:
        return self._hash  # worked out once: scoring looks its tables up by rules


AnyRules = TypeVar("AnyRules", bound=Agreed)


def swap(rules: AnyRules, rule: str, value: object) -> AnyRules:
    """These rules with another value for one of them.

    >>> from mahjong_lessons.riichi import Rules
    >>> swap(Rules(), "double_wind_pair_fu", 4).double_wind_pair_fu
    4
    """
    these: Any = rules  # a dataclass, as every game's rules are
    changed: AnyRules = replace(these, **{rule: value})
    return changed


def variations(rules: AnyRules) -> Iterator[tuple[str, object, AnyRules]]:
    """Every set that differs in one rule: that rule, its value there, and the set.

    >>> from mahjong_lessons.riichi import Rules
    >>> [value for rule, value, _ in variations(Rules()) if rule == "counted_yakuman"]
    ['sanbaiman', 'unlimited']
    """
    for rule, allowed in rules.ALLOWED.items():
        for value in allowed:
            if value != getattr(rules, rule):
                yield rule, value, swap(rules, rule, value)


def find(rules: AnyRules | str, known: Mapping[str, AnyRules]) -> AnyRules:
    """The rules themselves, or the known rule set of that name; ``ValueError`` for another."""
    if isinstance(rules, str) and rules in known:
        return known[rules]
    if isinstance(rules, type(next(iter(known.values())))):
        return rules
    names = listing(list(known))
    raise ValueError(t('there is no rule set "{name}": choose {names}', name=rules, names=names))


def name_among(rules: AnyRules, known: Mapping[str, AnyRules]) -> str:
    """The name of a rule set, or "" for rules put together by hand.

    Two sets may have the same values and yet not the same sources, so the very
    set is looked for before an equal one.
    """
    same = (name for name, one in known.items() if one is rules)
    equal = [name for name, one in known.items() if one == rules]
    return next(same, "") or (equal[0] if len(equal) == 1 else "")


class Source(NamedTuple):
    """Where a value of a rule set comes from, and how sure it is.

    ``sure`` is "document" for the course's documents, "choice" where they are
    silent and the course had to choose, "A" for the body's own text as quoted
    by others, "B" for two sources that agree, "C" for one, and "unknown" where
    none was found or they conflict: then the documents' value stands in.
    """

    where: str
    sure: str


UNKNOWN = Source("nothing certain was found: the documents' value stands in", "unknown")
CHOICE = Source("the documents are silent: the course's choice", "choice")
