"""8,714 wins of real play: the fu that the server recorded, and the notation."""

from functools import cache

import pytest

from mahjong_lessons.core.readings import Form
from mahjong_lessons.data import RealWin, real_wins
from mahjong_lessons.riichi import FuCount, Win, count_readings, points
from mahjong_lessons.riichi.win import Circumstance

RIICHI = {Circumstance.RIICHI, Circumstance.DOUBLE_RIICHI}


@pytest.fixture(scope="module")
def real() -> tuple[RealWin, ...]:
    return real_wins()


@cache
def counts_of(win: Win) -> tuple[FuCount, ...]:
    return count_readings(win, rules="tenhou")


def test_all_of_them_are_there(real: tuple[RealWin, ...]) -> None:
    assert len(real) == 8_714


def test_what_the_words_of_a_line_say_is_what_the_win_says(real: tuple[RealWin, ...]) -> None:
    for one in real:
        win = one.win
        said = (one.by, one.is_closed, one.seat, one.round, one.sticks)
        known = (win.by, win.is_closed, win.seat, win.round, win.sticks)
        assert said == known, one.notation
        assert one.riichi == (not RIICHI.isdisjoint(win.circumstances)), one.notation
        assert one.calls == sum(meld.kind.is_open for meld in win.hand.melds), one.notation


def test_the_recorded_fu_is_among_the_fu_of_the_readings(real: tuple[RealWin, ...]) -> None:
    elsewhere = [
        (win.id, win.notation, win.fu)
        for win in real
        if win.fu not in {count.total for count in counts_of(win.win)}
    ]
    assert elsewhere == []


def test_a_hand_with_one_reading_has_the_recorded_fu(real: tuple[RealWin, ...]) -> None:
    counted = [(win, counts_of(win.win)) for win in real]
    single = [(win, counts[0]) for win, counts in counted if len(counts) == 1]
    assert len(single) > 7_000
    assert [win.id for win, count in single if count.total != win.fu] == []


def test_pinfu_is_found_just_where_the_server_paid_it(real: tuple[RealWin, ...]) -> None:
    """Save where another reading was worth more, or a yakuman hides it."""
    paid = {win.id for win in real if "pinfu" in dict(win.yaku)}
    found = {win.id for win in real if any(count.is_pinfu for count in counts_of(win.win))}
    assert paid <= found
    assert len(found - paid) <= 10


def test_seven_pairs_are_found_where_the_server_paid_them(real: tuple[RealWin, ...]) -> None:
    for win in real:
        if "chiitoitsu" in dict(win.yaku):
            assert Form.CHIITOITSU in {reading.form for reading in win.win.readings}
            assert win.fu == 25


def test_the_notation_is_read_back_as_written(real: tuple[RealWin, ...]) -> None:
    assert [win.id for win in real if Win.parse(str(win.win)) != win.win] == []


def test_we_write_the_same_words_as_the_record(real: tuple[RealWin, ...]) -> None:
    """In another order, and without the seat and round that need not be written."""

    def words(line: str) -> list[str]:
        return sorted(line.replace(" seat S", "").replace(" round E", "").split())

    assert [win.id for win in real if words(str(win.win)) != words(win.notation)] == []


def test_han_and_fu_give_the_recorded_points(real: tuple[RealWin, ...]) -> None:
    for win in real:
        if win.han is None:
            continue
        payment = points(win.han, win.fu, dealer=win.win.is_dealer, by=win.win.by, rules="tenhou")
        assert payment.points == win.points, win.id
        # the server names the counted limits alike; a counted yakuman is a "yakuman"
        assert payment.limit == win.limit, win.id


def test_each_player_pays_what_the_server_took(real: tuple[RealWin, ...]) -> None:
    """Sticks lie on the table already, so the four changes add up to them."""
    for record in real:
        win = record.win
        if record.han is None or record.liable:
            continue
        payment = points(
            record.han,
            record.fu,
            dealer=win.is_dealer,
            by=win.by,
            honba=win.honba,
            sticks=win.sticks,
            rules="tenhou",
        )
        assert payment.total == record.changes[win.seat], record.id
        for seat, change in record.changes.items():
            if seat == win.seat:
                continue
            if win.by == "ron":
                due = payment.discarder if seat == record.discarder else 0
            else:
                due = payment.dealer if seat == "E" else payment.others
            assert change == -due, record.id
        assert sum(record.changes.values()) == payment.sticks, record.id
