"""Who gains and who loses how much: after a win, a double ron, or a draw.

Every result is each player's change in points, by seat wind. The changes after a win
add up to the sticks taken from the table, those after a draw to nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from mahjong_lessons.core.seats import seat_of, seats_of
from mahjong_lessons.core.text import given, listing, number, t
from mahjong_lessons.core.tiles import Wind
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.riichi.payments import (
    HONBA_POINTS,
    MANGAN,
    STICK_POINTS,
    count,
    ron_points,
    shares,
)
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.win import Win

Changes = dict[str, int]
"""Change in points by seat: "E", "S", "W", "N"."""

NOTEN_POINTS = 3000
"""What the players who are not tenpai pay together at an exhausted wall."""


def changes_after(win: Win, *, base: int, fed: int) -> Changes:
    """Each player's change after a win whose seats are named, honba and sticks included.

    ``base`` are the base points of the hand, ``fed`` those that a liable player answers for.
    A liable player pays a tsumo alone and shares a ron with the discarder, half each, and pays
    the honba; under the rule "yakuman" only for the yakuman that was fed, under "hand" for all
    of it.
    """
    from_seat, liable_seat = win.discarder, win.liable
    if win.by is WinBy.RON and not from_seat:
        raise ValueError(t("who dealt in? Name the discarder: {seats}", seats=win.other_seats))
    changes = _nobody()
    if not base:
        return changes
    fed = fed if liable_seat else 0
    _share(changes, win.seat, base - fed, from_seat)
    if liable_seat and fed:
        _share_fed(changes, win.seat, fed, from_seat, liable_seat)
    payer = liable_seat if fed else from_seat
    _add_honba(changes, win.seat, win.honba, payer)
    changes[win.seat] += STICK_POINTS * win.sticks
    return changes


def double_ron(
    points: Mapping[str, int],
    *,
    discarder: Wind | str,
    honba: int = 0,
    sticks: int = 0,
    riichi: Collection[Wind | str] = (),
    rules: Rules | str = DEFAULT,
) -> Changes:
    """Each player's change when several players win on one discard.

    ``points`` is what each winner's hand is worth, ``sticks`` all sticks on the table,
    ``riichi`` the winners whose own stick is among them. Who gets honba and sticks is
    the rule ``double_ron``. Raises ``ValueError`` for seats and amounts that cannot be.

    >>> double_ron({"N": 8000, "S": 8000}, discarder="W", honba=1, sticks=3)
    {'E': 0, 'S': 8000, 'W': -16300, 'N': 11300}
    """
    these = rules_of(rules)
    rule = these.double_ron
    loser = seat_of(discarder)
    named = dict(zip(seats_of(points), points.values(), strict=True))
    winners = sorted(named, key=lambda seat: _turns_after(loser, seat))
    _check_winners(named, loser, these)
    honba, sticks = count("honba", honba), count("sticks", sticks)
    in_riichi = set(seats_of(riichi))
    own = in_riichi if rule in _OWN_STICKS_BACK else set()
    if len(in_riichi) > sticks or not in_riichi <= set(winners):
        raise ValueError(t("own sticks are among the sticks on the table, one for each winner"))
    first = winners[0]
    changes = _nobody()
    for seat in [first] if rule == "head-bump" else winners:
        _move(changes, loser, seat, named[seat])
        if seat is first or rule in _HONBA_TO_EACH:
            _move(changes, loser, seat, HONBA_POINTS * honba)
    for seat in own:
        changes[seat] += STICK_POINTS
    changes[first] += STICK_POINTS * (sticks - len(own))
    return changes


def _check_winners(points: Mapping[Wind, int], loser: Wind, rules: Rules) -> None:
    if loser in points:
        raise ValueError(t("{seat} cannot win on the own discard", seat=loser))
    if len(points) < 2:
        raise ValueError(
            t("a double ron has at least two winners: of one hand, score(...).settle() tells it")
        )
    for seat, amount in points.items():
        possible = ron_points(dealer=seat is Wind.EAST, rules=rules)
        most = max(possible)
        if type(amount) is int and (amount in possible or amount > 0 == amount % most):
            continue
        near = [most]
        if type(amount) is int:
            near = [*filter(amount.__gt__, possible)][-1:] + [*filter(amount.__lt__, possible)][:1]
        raise ValueError(
            t(
                "no hand of {seat} is worth {amount} by ron; some are worth {near}",
                seat=seat.word,
                amount=given(amount),
                near=listing([number(one) for one in near]),
            )
        )


_OWN_STICKS_BACK = ("own", "own, honba to each")
_HONBA_TO_EACH = ("honba to each", "own, honba to each")


def exhausted_wall(tenpai: Iterable[Wind | str]) -> Changes:
    """Each player's change when the wall is exhausted: 3,000 from noten to tenpai players.

    >>> exhausted_wall(["E"])
    {'E': 3000, 'S': -1000, 'W': -1000, 'N': -1000}
    """
    ready = seats_of(tenpai)
    changes = _nobody()
    if len(ready) in (0, len(Wind)):
        return changes
    for seat in Wind:
        if seat in ready:
            changes[seat] = NOTEN_POINTS // len(ready)
        else:
            changes[seat] = -NOTEN_POINTS // (len(Wind) - len(ready))
    return changes


def nagashi_mangan(seats: Iterable[Wind | str]) -> Changes:
    """Each player's change when these players' discards were all terminals and honours.

    It is paid like a mangan by tsumo, without honba and sticks, in place of the noten
    payments (a rule of the two largest servers).

    >>> nagashi_mangan(["S"])
    {'E': -4000, 'S': 8000, 'W': -2000, 'N': -2000}
    """
    changes = _nobody()
    for seat in seats_of(seats):
        _share(changes, seat, MANGAN.base, None)
    return changes


def settle_base(
    base: int,
    winner: Wind | str,
    discarder: Wind | str | None = None,
    *,
    honba: int = 0,
    sticks: int = 0,
) -> Changes:
    """Each player's change for base points; without a ``discarder`` it is a tsumo.

    ``honba`` and ``sticks`` are counts, both included.

    >>> settle_base(480, "S", honba=1)
    {'E': -1100, 'S': 2300, 'W': -600, 'N': -600}
    """
    seat, payer = seat_of(winner), None if discarder is None else seat_of(discarder)
    changes = _nobody()
    _share(changes, seat, base, payer)
    _add_honba(changes, seat, honba, payer)
    changes[seat] += STICK_POINTS * sticks
    return changes


# --- moving points --------------------------------------------------------------


def _nobody() -> Changes:
    return {seat.value: 0 for seat in Wind}


def _turns_after(loser: Wind, seat: Wind) -> int:
    return (seat.place - loser.place) % len(Wind)


def _move(changes: Changes, payer: Wind, winner: Wind, points: int) -> None:
    changes[payer] -= points
    changes[winner] += points


def _share(changes: Changes, winner: Wind, base: int, discarder: Wind | None) -> None:
    """The ordinary payment for base points; by tsumo without a discarder."""
    dealer = winner is Wind.EAST
    from_discarder, from_dealer, others = shares(base, dealer=dealer, by_ron=discarder is not None)
    if discarder:
        _move(changes, discarder, winner, from_discarder)
        return
    for seat in Wind:
        if seat is not winner:
            _move(changes, seat, winner, from_dealer if seat is Wind.EAST else others)


def _share_fed(
    changes: Changes, winner: Wind, base: int, discarder: Wind | None, liable: Wind
) -> None:
    """What a liable player answers for: all of a tsumo, half of a ron."""
    worth, _, _ = shares(base, dealer=winner is Wind.EAST, by_ron=True)
    if discarder:
        _move(changes, discarder, winner, worth // 2)
        worth -= worth // 2
    _move(changes, liable, winner, worth)


def _add_honba(changes: Changes, winner: Wind, honba: int, payer: Wind | None) -> None:
    payers = [payer] if payer else [seat for seat in Wind if seat is not winner]
    for seat in payers:
        _move(changes, seat, winner, HONBA_POINTS * honba // len(payers))
