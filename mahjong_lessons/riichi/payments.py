"""From han and fu to points, and who pays what.

Base points are fu × 2^(han + 2), capped by the limits; a payment is a multiple
of them, rounded up to 100 (documents B and E).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from operator import index
from typing import NamedTuple, SupportsIndex

from mahjong_lessons.core.records import Record, record
from mahjong_lessons.core.show import Displayable
from mahjong_lessons.core.text import listing, number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of

FU_VALUES = (20, 25, *range(30, 150, 10))
"""The fu that a hand can count; 120 to 140 are rare but real."""

HONBA_POINTS = 300
STICK_POINTS = 1000
COUNTED_YAKUMAN_HAN = 13


class Limit(NamedTuple):
    """A limit: its name, the han from which it holds, and its base points."""

    name: str
    han: int
    base: int

    def as_record(self) -> Record:
        """The limit as plain data.

        >>> MANGAN.as_record()
        {'name': 'mangan', 'han': 5, 'base': 2000}
        """
        return record(self, "name", "han", "base")


MANGAN = Limit("mangan", 5, 2000)
YAKUMAN = Limit("yakuman", COUNTED_YAKUMAN_HAN, 8000)
LIMITS = (
    MANGAN,
    Limit("haneman", 6, 3000),
    Limit("baiman", 8, 4000),
    Limit("sanbaiman", 11, 6000),
    YAKUMAN,
)
"""The limits, lowest first (document E, "Mangan und mehr")."""


@dataclass(frozen=True, slots=True)
class Payment(Displayable):
    """What a win is worth and who pays it, in points.

    ``discarder``, ``dealer`` and ``others`` are what each of them pays, honba
    included, and 0 where nobody pays that; ``others`` is each non-dealer who is
    not the winner. ``points`` is the worth without honba and sticks, ``sticks``
    the points of the sticks taken, ``total`` all that the winner receives.
    """

    base: int
    limit: str
    points: int
    discarder: int
    dealer: int
    others: int
    sticks: int
    total: int
    steps: tuple[str, ...]
    """The arithmetic in words, a step a line."""

    def as_record(self) -> Record:
        """The payment as plain data, in points.

        >>> record = points(2, 40, dealer=False, by="ron", honba=1).as_record()
        >>> record["base"], record["points"], record["discarder"], record["total"]
        (640, 2600, 2900, 2900)
        """
        amounts = ("points", "discarder", "dealer", "others", "sticks", "total")
        return record(self, "base", "limit", *amounts, "steps")


def points(
    han: int = 0,
    fu: int | None = None,
    *,
    dealer: bool,
    by: str,
    honba: int = 0,
    sticks: int = 0,
    yakuman: int = 0,
    rules: Rules | str = DEFAULT,
) -> Payment:
    """Work out the payment from han and fu, or from a number of ``yakuman``.

    ``dealer`` says whether the winner deals, ``by`` is "ron" or "tsumo". ``fu`` may be left
    out from 5 han on. Raises ``ValueError`` with the reason for the
    pairs that pinfu and seven pairs rule out, and for fu that are none. That a hand
    with very many fu has sets that bring han too is not checked.

    >>> payment = points(2, 30, dealer=False, by="tsumo")
    >>> payment.others, payment.dealer, payment.total
    (500, 1000, 2000)
    >>> payment.steps[0]
    'base points: 30 × 2^(2 + 2) = 480'
    """
    rules = rules_of(rules)
    by = win_by(by)
    han, yakuman = _whole("han", han), _whole("yakuman", yakuman)
    fu = None if fu is None else _whole("fu", fu)
    honba, sticks = count("honba", honba), count("sticks", sticks)
    if type(dealer) is not bool:
        raise ValueError(t("dealer is True or False, not {dealer!r}", dealer=dealer))
    _check(han, fu, by, yakuman, rules)
    base, limit = base_points(han, fu or 0, yakuman, rules=rules)
    return pay_for(
        base=base,
        limit=limit,
        han=han,
        fu=fu or 0,
        yakuman=yakuman,
        dealer=dealer,
        by=by,
        honba=honba,
        sticks=sticks,
    )


def base_points(han: int, fu: int, yakuman: int, *, rules: Rules) -> tuple[int, str]:
    """Base points and the name of the limit, if one is reached (documents B and E).

    >>> base_points(3, 40, 0, rules=DEFAULT), base_points(4, 40, 0, rules=DEFAULT)
    ((1280, ''), (2000, 'mangan'))
    """
    if yakuman:
        return YAKUMAN.base * yakuman, YAKUMAN.name
    if han < MANGAN.han:
        base = fu * 2 ** (han + 2)
        least = KIRIAGE_BASE if rules.kiriage_mangan else MANGAN.base
        return (MANGAN.base, MANGAN.name) if base >= least else (base, "")
    limit = max((limit for limit in LIMITS if limit.han <= han), key=lambda limit: limit.han)
    if limit is YAKUMAN and rules.counted_yakuman == "sanbaiman":
        limit = LIMITS[-2]
    times = 1
    if limit is YAKUMAN and rules.counted_yakuman == "unlimited":
        times = han // COUNTED_YAKUMAN_HAN
    return limit.base * times, limit.name


def shares(base: int, *, dealer: bool, by_ron: bool) -> tuple[int, int, int]:
    """What the discarder, the dealer and each other player pay, without honba.

    >>> shares(480, dealer=False, by_ron=False)
    (0, 1000, 500)
    """
    if by_ron:
        return round_up_points(base * (6 if dealer else 4)), 0, 0
    if dealer:
        return 0, 0, round_up_points(base * 2)
    return 0, round_up_points(base * 2), round_up_points(base)


def worth(base: int, *, dealer: bool, by_ron: bool) -> int:
    """What a win is worth without honba and sticks.

    >>> worth(480, dealer=False, by_ron=False)
    2000
    """
    discarder, from_dealer, others = shares(base, dealer=dealer, by_ron=by_ron)
    return discarder + from_dealer + others * (3 if dealer else 2)


@cache
def ron_points(*, dealer: bool, rules: Rules) -> tuple[int, ...]:
    """What a hand can be worth by ron, the least first, up to one yakuman.

    >>> ron_points(dealer=False, rules=DEFAULT)[:4]
    (1000, 1300, 1600, 2000)
    """
    bases = {limit.base for limit in LIMITS}
    for han, fu in product(range(1, MANGAN.han), FU_VALUES):
        if not any(_problems(han, fu, WinBy.RON, 0, rules)):
            bases.add(base_points(han, fu, 0, rules=rules)[0])
    return tuple(sorted({worth(base, dealer=dealer, by_ron=True) for base in bases}))


def nothing() -> Payment:
    """What a hand without a yaku is paid."""
    return Payment(0, "", 0, 0, 0, 0, 0, 0, (t("no yaku: nothing is paid"),))


def pay_for(
    *,
    base: int,
    limit: str,
    han: int,
    fu: int,
    yakuman: int,
    dealer: bool,
    by: WinBy,
    honba: int,
    sticks: int,
    renhou: bool = False,
) -> Payment:
    """The payment for base points, and how these came from han and fu.

    ``renhou``: the hand is a mangan at least, because of it.
    """
    by_ron = by is WinBy.RON
    discarder, from_dealer, others = shares(base, dealer=dealer, by_ron=by_ron)
    points_alone = worth(base, dealer=dealer, by_ron=by_ron)
    share = HONBA_POINTS * honba // (1 if by_ron else 3)
    first_step = _base_step(han, fu, yakuman, base, limit, renhou=renhou)
    steps = [first_step, *_share_steps(base, dealer, by_ron)]
    if not by_ron:
        steps.append(_sum_step(dealer, from_dealer, others, points_alone))
    if honba:
        steps.append(_honba_step(honba, by, share))
    if sticks:
        steps.append(t("sticks on the table: {n} × 1,000", n=sticks))
    return Payment(
        base=base,
        limit=limit,
        points=points_alone,
        discarder=discarder and discarder + share,
        dealer=from_dealer and from_dealer + share,
        others=others and others + share,
        sticks=STICK_POINTS * sticks,
        total=points_alone + HONBA_POINTS * honba + STICK_POINTS * sticks,
        steps=tuple(steps),
    )


def win_by(by: str) -> WinBy:
    """The way to win of that name; ``ValueError`` for another.

    >>> win_by("ron")
    <WinBy.RON: 'ron'>
    """
    try:
        return WinBy(by)
    except ValueError:
        names = listing([repr(way.value) for way in WinBy])
        raise ValueError(t("by is {names}, not {by!r}", names=names, by=by)) from None


def _whole(name: str, value: SupportsIndex) -> int:
    """A whole number, of Python or of a table; True and 3.0 are none."""
    try:
        if type(value) is not bool:
            return index(value)
    except TypeError:
        pass
    raise ValueError(t("{name} is a whole number, not {value!r}", name=name, value=value))


def count(name: str, value: SupportsIndex) -> int:
    """A number of honba or sticks; ``ValueError`` for what is none."""
    number = _whole(name, value)
    if number < 0:
        raise ValueError(
            t("honba and sticks are counts from 0 up, not {name} {value}", name=name, value=number)
        )
    return number


def _check(han: int, fu: int | None, by: WinBy, yakuman: int, rules: Rules) -> None:
    if problem := next(_problems(han, fu, by, yakuman, rules), None):
        raise ValueError(problem)


def _problems(han: int, fu: int | None, by: WinBy, yakuman: int, rules: Rules) -> Iterator[str]:
    if yakuman > 1 and not (rules.double_yakuman or rules.yakuman_add_up):
        yield t("under these rules a yakuman is paid once, not {n} times", n=yakuman)
    if yakuman < 0:
        yield t("yakuman is a count from 0 up, not {n}", n=yakuman)
    if yakuman and (han or fu is not None):
        yield t("a yakuman has a fixed value: leave out its han and fu")
    if yakuman:
        return
    if han < 1:
        yield t("a win needs at least 1 han, not {han}", han=han)
    if fu is None:
        if han < MANGAN.han:
            yield t("below 5 han the fu are needed")
        return
    if fu not in FU_VALUES:
        yield t(
            "fu are {values}, not {fu}: a sum is rounded up to the next 10 first",
            values=listing([str(value) for value in FU_VALUES]),
            fu=fu,
        )
    open_20 = rules.open_pinfu_fu == 20
    if fu == 20 and by is WinBy.RON and not open_20:
        yield t("20 fu are pinfu won by tsumo: by ron the least is 30 (25 for seven pairs)")
    if fu == 20 and han == 1 and by is WinBy.TSUMO:
        yield t("20 fu are pinfu won by tsumo, which is 2 han already: 1 han 20 fu does not exist")
    if fu == 25 and han < 2:
        yield t("25 fu are seven pairs, which are 2 han already: 1 han 25 fu does not exist")
    if fu == 25 and han < 3 and by is WinBy.TSUMO:
        yield t(
            "seven pairs by tsumo are 3 han already (menzen tsumo): 2 han 25 fu exists by ron only"
        )


KIRIAGE_BASE = 1920
"""Base points of 4 han 30 fu and 3 han 60 fu, which kiriage rounds up."""


def _base_step(han: int, fu: int, yakuman: int, base: int, limit: str, *, renhou: bool) -> str:
    """Where the base points come from, in words."""
    if yakuman:
        return t("yakuman × {n}: {base} base points", n=yakuman, base=number(base))
    if han >= MANGAN.han:
        return t(
            "{han} han: {limit}, {base} base points, whatever the fu",
            han=han,
            limit=limit,
            base=number(base),
        )
    exact = fu * 2 ** (han + 2)
    if renhou and exact < base:
        return t("renhou is a mangan at least: {base} base points", base=number(base))
    formula = t("base points: {fu} × 2^({han} + 2) = {exact}", fu=fu, han=han, exact=number(exact))
    if exact > base:
        return t("{formula}, more than 2,000: a mangan, 2,000", formula=formula)
    if exact < base:
        return t("{formula}, rounded up to a mangan, 2,000 (kiriage)", formula=formula)
    return formula


def round_up_points(amount: int) -> int:
    """Round a payment up to the next 100 (document E).

    >>> round_up_points(960), round_up_points(1000)
    (1000, 1000)
    """
    return -(-amount // 100) * 100


def _share_steps(base: int, dealer: bool, by_ron: bool) -> list[str]:
    """The arithmetic of each payment."""
    if by_ron:
        payer = t("a dealer's ron") if dealer else t("a non-dealer's ron")
        return [_share_step(payer, 6 if dealer else 4, base)]
    if dealer:
        return [_share_step(t("a dealer's tsumo, from each"), 2, base)]
    return [
        _share_step(t("tsumo, from each other non-dealer"), 1, base),
        _share_step(t("tsumo, from the dealer"), 2, base),
    ]


def _share_step(payer: str, times: int, base: int) -> str:
    exact = base * times
    rounded = round_up_points(exact)
    words = {"payer": payer, "times": times, "base": number(base), "exact": number(exact)}
    if rounded == exact:
        return t("{payer}: {times} × {base} = {exact}", **words)
    return t(
        "{payer}: {times} × {base} = {exact}, rounded up to {rounded}",
        rounded=number(rounded),
        **words,
    )


def _sum_step(dealer: bool, pays_dealer: int, others: int, worth: int) -> str:
    if dealer:
        return t("together: 3 × {others} = {worth}", others=number(others), worth=number(worth))
    return t(
        "together: 2 × {others} + {dealer} = {worth}",
        others=number(others),
        dealer=number(pays_dealer),
        worth=number(worth),
    )


def _honba_step(honba: int, by: WinBy, share: int) -> str:
    if by is WinBy.RON:
        return t("honba: {n} × 300 = {share} more from the discarder", n=honba, share=number(share))
    return t("honba: {n} × 100 = {share} more from each", n=honba, share=number(share))
