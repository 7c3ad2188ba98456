"""From han and fu to points, and who pays what.

Base points are fu × 2^(han + 2), capped by the limits; a payment is a multiple
of them, rounded up to 100 (documents B and E).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mahjong_lessons.notation import WinBy
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.show import Shown
from mahjong_lessons.text import listing, number, t

FU_VALUES = (20, 25, *range(30, 150, 10))
"""The fu that a hand can count; 120 to 140 are rare but real."""

HONBA_POINTS = 300
STICK_POINTS = 1000
COUNTED_YAKUMAN_HAN = 13


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit: its name, the han from which it holds, and its base points."""

    name: str
    han: int
    base: int


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
class Payment(Shown):
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


def points(
    han: int = 0,
    fu: int | None = None,
    *,
    dealer: bool = False,
    by: str = WinBy.RON,
    honba: int = 0,
    sticks: int = 0,
    yakuman: int = 0,
    rules: Rules | str = DEFAULT,
) -> Payment:
    """Work out the payment from han and fu, or from a number of ``yakuman``.

    ``fu`` may be left out from 5 han on. Raises ``ValueError`` for pairs that no
    hand has, with the reason.

    >>> payment = points(2, 30, by="tsumo")
    >>> payment.others, payment.dealer, payment.total
    (500, 1000, 2000)
    >>> payment.steps[0]
    'base points: 30 × 2^(2 + 2) = 480'
    """
    rules = rules_of(rules)
    by = _win_by(by)
    _check(han, fu, by, yakuman, rules)
    if min(honba, sticks) < 0:
        raise ValueError(t("honba and sticks are counts from 0 up"))
    limit, base, first_step = _base(han, fu, yakuman, rules)
    steps = [first_step]
    discarder = pays_dealer = others = 0
    if by is WinBy.RON:
        discarder = _payment(base, 6 if dealer else 4, _payer("discarder", dealer), steps)
        worth = discarder
    elif dealer:
        others = _payment(base, 2, _payer("each", dealer), steps)
        worth = 3 * others
    else:
        others = _payment(base, 1, _payer("others", dealer), steps)
        pays_dealer = _payment(base, 2, _payer("dealer", dealer), steps)
        worth = pays_dealer + 2 * others
    if by is WinBy.TSUMO:
        steps.append(_sum_step(dealer, pays_dealer, others, worth))
    extra = HONBA_POINTS * honba
    share = extra if by is WinBy.RON else extra // 3
    if honba:
        steps.append(_honba_step(honba, by, share))
    if sticks:
        steps.append(t("sticks on the table: {n} × 1,000", n=sticks))
    return Payment(
        base=base,
        limit=limit,
        points=worth,
        discarder=discarder and discarder + share,
        dealer=pays_dealer and pays_dealer + share,
        others=others and others + share,
        sticks=STICK_POINTS * sticks,
        total=worth + extra + STICK_POINTS * sticks,
        steps=tuple(steps),
    )


def _win_by(by: str) -> WinBy:
    try:
        return WinBy(by)
    except ValueError:
        names = listing([repr(way.value) for way in WinBy])
        raise ValueError(t("by is {names}, not {by!r}", names=names, by=by)) from None


def _check(han: int, fu: int | None, by: WinBy, yakuman: int, rules: Rules) -> None:
    if problem := next(_problems(han, fu, by, yakuman, rules), None):
        raise ValueError(problem)


def _problems(han: int, fu: int | None, by: WinBy, yakuman: int, rules: Rules) -> Iterator[str]:
    if yakuman < 0:
        yield t("yakuman is a count from 0 up, not {n}", n=yakuman)
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


def _base(han: int, fu: int | None, yakuman: int, rules: Rules) -> tuple[str, int, str]:
    """The limit's name, the base points, and the step that explains them."""
    if yakuman:
        base = YAKUMAN.base * yakuman
        return (
            YAKUMAN.name,
            base,
            t("yakuman × {n}: {base} base points", n=yakuman, base=number(base)),
        )
    if han < MANGAN.han and fu is not None:
        base = fu * 2 ** (han + 2)
        formula = t("base points: {fu} × 2^({han} + 2) = {base}", fu=fu, han=han, base=number(base))
        if base > MANGAN.base:
            return (
                MANGAN.name,
                MANGAN.base,
                t("{formula}, more than 2,000: a mangan, 2,000", formula=formula),
            )
        if base >= KIRIAGE_BASE and rules.kiriage_mangan:
            return (
                MANGAN.name,
                MANGAN.base,
                t("{formula}, rounded up to a mangan, 2,000 (kiriage)", formula=formula),
            )
        return "", base, formula
    return _counted(han, rules)


KIRIAGE_BASE = 1920
"""Base points of 4 han 30 fu and 3 han 60 fu, which kiriage rounds up."""


def _counted(han: int, rules: Rules) -> tuple[str, int, str]:
    times = 1
    limit = max((limit for limit in LIMITS if limit.han <= han), key=lambda limit: limit.han)
    if limit is YAKUMAN and rules.counted_yakuman == "sanbaiman":
        limit = LIMITS[-2]
    elif limit is YAKUMAN and rules.counted_yakuman == "unlimited":
        times = han // COUNTED_YAKUMAN_HAN
    base = limit.base * times
    return (
        limit.name,
        base,
        t(
            "{han} han: {limit}, {base} base points, whatever the fu",
            han=han,
            limit=limit.name,
            base=number(base),
        ),
    )


def round_up_points(amount: int) -> int:
    """Round a payment up to the next 100 (document E).

    >>> round_up_points(960), round_up_points(1000)
    (1000, 1000)
    """
    return -(-amount // 100) * 100


def _payer(who: str, dealer: bool) -> str:
    if who == "discarder":
        return t("a dealer's ron") if dealer else t("a non-dealer's ron")
    return {
        "each": t("a dealer's tsumo, from each"),
        "others": t("tsumo, from each other non-dealer"),
        "dealer": t("tsumo, from the dealer"),
    }[who]


def _payment(base: int, times: int, payer: str, steps: list[str]) -> int:
    """One payment; its arithmetic is added to the steps."""
    exact = base * times
    rounded = round_up_points(exact)
    step = t(
        "{payer}: {times} × {base} = {exact}",
        payer=payer,
        times=times,
        base=number(base),
        exact=number(exact),
    )
    if rounded != exact:
        step += t(", rounded up to {rounded}", rounded=number(rounded))
    steps.append(step)
    return rounded


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
