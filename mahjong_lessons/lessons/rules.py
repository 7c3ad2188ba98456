"""Tables of rules for lessons: what a rule changes, who plays by it, and how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from mahjong_lessons.core.rules import swap, variations
from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.riichi.rules import ALLOWED, DEFAULT, HINGES, RULES, SOURCES, Rules, rules_of
from mahjong_lessons.riichi.scoring import Score, score
from mahjong_lessons.riichi.settlement import Changes
from mahjong_lessons.riichi.win import Win
from mahjong_lessons.views import Cell, Table

SAME = "="
"""Stands for an answer that is that of the rule set it is compared with."""

UNSURE = "?"
"""Marks what rests on a value for which no certain source was found."""

_Answer: TypeAlias = tuple[Cell, Cell, Cell]


# --- one rule -------------------------------------------------------------------


def values_of(rule: str, line: str = "", *, rules: Rules | str = DEFAULT) -> Table:
    """Score one win under every value of a rule; the rule's hinge hand, if no other is given.

    >>> values_of("rinshan_tsumo_fu").rows[1]
    (0, 'document-d', 40, 2, 2700)
    """
    win = Win.parse(line or HINGES[rule])
    rows = tuple(
        (
            _value(value),
            _players(rule, value),
            *_answer(score(win, rules=swap(rules_of(rules), rule, value))),
        )
        for value in ALLOWED[rule]
    )
    return Table((rule, t("rule sets"), t("fu"), t("han"), t("points")), rows)


def settled_by(
    rule: str, settle: Callable[[Rules], Changes], *, rules: Rules | str = DEFAULT
) -> Table:
    """Settle something under every value of a rule that changes who pays.

    >>> win = Win.parse(HINGES["pao"])
    >>> settled_by("pao", lambda rules: score(win, rules=rules).settle()).rows[1]
    ('hand', 'tenhou', -64000, 64000, 0, 0)
    """
    rows = tuple(
        (_value(value), _players(rule, value), *settle(swap(rules_of(rules), rule, value)).values())
        for value in ALLOWED[rule]
    )
    return Table((rule, t("rule sets"), *(seat.value for seat in Wind)), rows)


def _players(rule: str, value: object) -> str:
    """Which rule sets have this value."""
    names = [
        f"{name} {UNSURE}" if SOURCES[rule][name].sure == "unknown" else name
        for name, rules in RULES.items()
        if getattr(rules, rule) == value
    ]
    return ", ".join(names) or t("none of these")


def _value(value: object) -> str | int:
    """A rule's value as a learner reads it."""
    match value:
        case bool():
            return t("yes") if value else t("no")
        case int():
            return value
        case _:
            return str(value)


def how_often(wins: Sequence[Win], *, rules: Rules | str = DEFAULT) -> Table:
    """Count the wins that another value of a rule would change, the rule that does most first.

    Values that change none of these wins are left out.

    >>> print(how_often([Win.parse(HINGES["kiriage_mangan"])]))
    rule            here  instead  wins changed  of 1,000
    --------------  ----  -------  ------------  --------
    kiriage_mangan  no    yes                 1  1000.0
    """
    these = rules_of(rules)
    outcomes = [score(win, rules=these).outcome for win in wins]
    rows = []
    for rule, value, others in variations(these):
        scored = zip(wins, outcomes, strict=True)
        n = sum(score(win, rules=others).outcome != outcome for win, outcome in scored)
        words = str(_value(getattr(these, rule))), str(_value(value))
        rows.append((rule, *words, n, f"{1000 * n / len(wins):.1f}"))
    rows.sort(key=lambda row: -row[3])
    head = (t("rule"), t("here"), t("instead"), t("wins changed"), t("of 1,000"))
    return Table(head, tuple(row for row in rows if row[3]))


# --- one hand under every rule set ----------------------------------------------


def by_rule_set(line: str) -> Table:
    """Score one win under every rule set, and say what makes the difference to the first.

    "Decided by" names the rules that change the answer, "not known" those for which no
    certain source was found and another value would change it.

    >>> by_rule_set("666m35p11z234567s tsumo 4p riichi seat E").rows[2]
    ('tenhou', 40, 2, 3900, 'double_wind_pair_fu', '')
    """
    win = Win.parse(line)
    head = (t("rule set"), t("fu"), t("han"), t("points"), t("decided by"), t("not known"))
    rows = []
    for name, rules in RULES.items():
        scored = score(win, rules=rules)
        decided = "" if rules is DEFAULT else ", ".join(deciding(win, rules)) or SAME
        rows.append((name, *_answer(scored), decided, ", ".join(scored.unsure_rules)))
    return Table(head, tuple(rows))


def deciding(win: Win, rules: Rules | str, instead_of: Rules | str = DEFAULT) -> tuple[str, ...]:
    """Which rules make the answer for this win another one; none where it is the same.

    A rule decides if it alone, taken over or given back, changes the answer.

    >>> deciding(Win.parse(HINGES["red_fives"]), "ema-2016")
    ('red_fives',)
    """
    these, those = rules_of(rules), rules_of(instead_of)
    here, there = (score(win, rules=rules).outcome for rules in (these, those))
    if here == there:
        return ()
    return tuple(
        rule
        for rule in ALLOWED
        if score(win, rules=swap(those, rule, getattr(these, rule))).outcome != there
        or score(win, rules=swap(these, rule, getattr(those, rule))).outcome != here
    )


def hands_by_rule_set(lines: Mapping[str, str]) -> Table:
    """Points of named wins under every rule set: what differs from the first is written out.

    >>> hands_by_rule_set({"double wind": HINGES["double_wind_pair_fu"]}).rows[0][:4]
    ('double wind', 3000, '=', '3,900')
    """
    rows = []
    for name, line in lines.items():
        first, *others = (score(Win.parse(line), rules=rules) for rules in RULES)
        differing = (_points(other, same=other.outcome == first.outcome) for other in others)
        rows.append((name, _answer(first)[-1], *differing))
    return Table((t("hand"), *RULES), tuple(rows))


def _answer(scored: Score) -> _Answer:
    """Fu, han and points, as shown: a yakuman has no fu, and no win has neither."""
    if scored.yakuman:
        return "–", t("yakuman × {n}", n=scored.yakuman), scored.points
    if not scored.points:
        return "–", "–", t("no win")
    return scored.fu.total, scored.han, scored.points


def _points(scored: Score, *, same: bool) -> str:
    points = _answer(scored)[-1]
    words = number(points) if isinstance(points, int) else str(points)
    return f"{SAME if same else words} {UNSURE if scored.unsure_rules else ''}".rstrip()


# --- rule sets ------------------------------------------------------------------


def rule_sets(*names: str) -> Table:
    """Lay rule sets side by side; all of them, if none is named. "?" marks what is not known.

    >>> rule_sets("documents", "tenhou").rows[0]
    ('double_wind_pair_fu', '2', '4')
    """
    chosen = names or tuple(RULES)
    rows = tuple((rule, *(_value_in(name, rule) for name in chosen)) for rule in ALLOWED)
    return Table((t("rule"), *chosen), rows)


def _value_in(name: str, rule: str) -> str:
    value = str(_value(getattr(rules_of(name), rule)))
    return f"{value} {UNSURE}" if SOURCES[rule][name].sure == "unknown" else value


def rule_set_sources(name: str) -> Table:
    """Each value of a rule set with where it comes from and how sure that is.

    >>> rule_set_sources("tenhou").rows[0][:3]
    ('double_wind_pair_fu', '4', 'A')
    """
    rows = tuple(
        (rule, str(_value(getattr(rules_of(name), rule))), t(source.sure), t(source.where))
        for rule in ALLOWED
        for source in [SOURCES[rule][name]]
    )
    return Table((t("rule"), t("value"), t("how sure"), t("where from")), rows, caption=name)


def rule_sources(rule: str) -> Table:
    """The value of one rule in each rule set, with how sure it is and where it comes from.

    >>> print(rule_sources("rinshan_tsumo_fu").rows[1])
    ('document-d', '0', 'document', 'D, other 1')
    """
    rows = tuple(
        (name, str(_value(getattr(rules, rule))), t(source.sure), t(source.where))
        for name, rules in RULES.items()
        for source in [SOURCES[rule][name]]
    )
    return Table((t("rule set"), t("value"), t("how sure"), t("where from")), rows, caption=rule)
