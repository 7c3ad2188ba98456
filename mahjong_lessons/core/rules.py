"""What the rules of both games share: a rule as one row, rule sets by name, and sources.

A game derives its own frozen ``Rules`` from :class:`BaseRules`; each of its fields is a
:func:`rule`: the values that it can take, what each means, a hand that turns on it, and
where the values are from.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import Field, field, replace
from typing import Any, ClassVar, NamedTuple, TypeVar

from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.text import N_, given, listing, t


class Source(NamedTuple):
    """Where a value of a rule comes from, and how sure it is.

    ``sure`` is "document" for the course's documents, "choice" where they are
    silent and the course had to choose, "A" for the body's own text as quoted
    by others, "B" for two sources that agree, "C" for one, and "unknown" where
    none was found or they conflict: then the documents' value stands in.
    """

    where: str
    sure: str

    def as_record(self) -> Record:
        """The source as plain data.

        >>> CHOICE.as_record()
        {'where': "the documents are silent: the course's choice", 'sure': 'choice'}
        """
        return {"where": t(self.where), "sure": self.sure}


UNKNOWN = Source(N_("nothing certain was found: the documents' value stands in"), "unknown")
CHOICE = Source(N_("the documents are silent: the course's choice"), "choice")


class Rule(NamedTuple):
    """One rule: a row of a game's rules, made by :func:`rule`."""

    sentences: Mapping[Any, str]
    """What each value means, the default first; {value} stands for the value."""

    hinge: str
    """A win, as a line, whose answer turns on the rule; empty where one win cannot show it."""

    sources: Mapping[Any, Source]
    """Where the rule's values are from: by rule set, or by value, as the game has it."""

    is_open: bool
    """Whether other values are allowed too; the game checks them itself."""

    no_excuse: Collection[object]
    """Values that a wrong answer is never put down to, as if it came from another table."""

    @property
    def values(self) -> tuple[Any, ...]:
        """The values that it can take, the default first."""
        return tuple(self.sentences)

    def sentence(self, value: object) -> str:
        """What this value means."""
        message = self.sentences.get(value, next(iter(self.sentences.values())))
        return t(message, value=value)


def rule(
    sentences: Mapping[Any, str],
    *,
    hinge: str,
    sources: Mapping[Any, Source],
    is_open: bool = False,
    no_excuse: Collection[object] = (),
) -> Any:
    """Make a field of a game's rules, from the parts of a :class:`Rule`."""
    row = Rule(sentences, hinge, sources, is_open, no_excuse)
    return field(default=row.values[0], metadata={"rule": row})


class BaseRules:
    """What a table agrees on beforehand, checked when it is made: the base of a dataclass."""

    ROWS: ClassVar[Mapping[str, Rule]] = {}
    """The rules by name."""

    ALLOWED: ClassVar[Mapping[str, tuple[Any, ...]]] = {}
    """The values that each rule can take, the default first."""

    _hash: int

    def __init_subclass__(cls) -> None:
        for name, kind in cls.__annotations__.items():
            if not kind.startswith("ClassVar") and not isinstance(vars(cls).get(name), Field):
                raise TypeError(f"{cls.__module__}: {name} is no row; write {name} = rule(...)")
        fields = {name: each for name, each in vars(cls).items() if isinstance(each, Field)}
        cls.ROWS = {name: each.metadata["rule"] for name, each in fields.items()}
        cls.ALLOWED = {name: row.values for name, row in cls.ROWS.items()}

    def __post_init__(self) -> None:
        for name, row in self.ROWS.items():
            if not row.is_open:
                self._check(name, row.values)
        values = tuple(getattr(self, name) for name in self.ROWS)
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

    def as_record(self) -> Record:
        """Every rule and its value; ``Rules(**record)`` is the same rules again.

        >>> from mahjong_lessons.riichi import Rules
        >>> record = Rules(renhou="mangan").as_record()
        >>> record["renhou"], record["red_fives"], Rules(**record) == Rules(renhou="mangan")
        ('mangan', True, True)
        """
        return record(self, *self.ROWS)

    def __reduce__(self) -> tuple[Any, ...]:
        # The hash of text differs from process to process, so it is worked out anew.
        return _again, (type(self), {name: getattr(self, name) for name in self.ROWS})

    def __hash__(self) -> int:
        return self._hash  # worked out once: scoring looks its tables up by rules


def _again(kind: type[BaseRules], values: dict[str, Any]) -> BaseRules:
    return kind(**values)


AnyRules = TypeVar("AnyRules", bound=BaseRules)


def sentences(rules: BaseRules, *names: str) -> tuple[str, ...]:
    """Say the values of some rules, a sentence each.

    >>> from mahjong_lessons.riichi import Rules
    >>> sentences(Rules(), "red_fives", "open_pinfu_fu")
    ('A red five is a dora.', 'An open hand without fu, won by ron, counts 30.')
    """
    return tuple(rules.ROWS[name].sentence(getattr(rules, name)) for name in names)


def there_and_here(there: BaseRules, here: BaseRules, *names: str) -> str:
    """Say what some rules are at another table, and what they are here.

    >>> from mahjong_lessons.riichi import Rules
    >>> there_and_here(Rules(red_fives=False), Rules(), "red_fives")
    'There: A red five is no dora. Here: A red five is a dora.'
    """
    return t(
        "There: {there} Here: {here}",
        there=" ".join(sentences(there, *names)),
        here=" ".join(sentences(here, *names)),
    )


def rule_hinges(rules: type[BaseRules]) -> Mapping[str, str]:
    """The rules that one win can show, each with a win whose answer turns on it."""
    return {name: row.hinge for name, row in rules.ROWS.items() if row.hinge}


def sources(
    rules: type[BaseRules],
    expected: Mapping[str, Collection[Any]],
    like: Mapping[Any, Any] | None = None,
) -> Mapping[str, Mapping[Any, Source]]:
    """The sources of each rule: one for each key expected, by the rule's name.

    ``like`` names keys that have the source of another one where they have none of their
    own. Raises ``TypeError`` where a source is missing, or is for a key not expected.
    """
    found: dict[str, Mapping[Any, Source]] = {}
    for name, row in rules.ROWS.items():
        inherited = {key: row.sources[other] for key, other in (like or {}).items()}
        told = {**inherited, **row.sources}
        if differing := told.keys() ^ set(expected[name]):
            missing = [key for key in expected[name] if key not in told]
            what = f"no source for {missing}" if missing else f"sources for {[*differing]} too"
            raise TypeError(f"{rules.__module__}: the rule {name} has {what}")
        found[name] = {key: told[key] for key in expected[name]}
    return found


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
