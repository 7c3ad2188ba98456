"""Random wins scored by the library mahjong: fu, han and points must be ours.

Where several yakuman or readings tie, the two may show another of equal worth, so
the fu are asked to be among those of our readings.
"""

from collections import Counter
from dataclasses import replace

from hypothesis import assume, given, settings

from mahjong_lessons.riichi import RULES, Rules, Win, count_readings, points, score
from tests.oracle import their_answer
from tests.strategies import wins

TENHOU = RULES["tenhou"]


def rules_for(win: Win) -> Rules:
    """Tenhou's rules where the library can follow them.

    It counts renhou as 5 han. It takes the first of four copies of a five for the red
    one, so reds are left out where four plain fives show that the set has none.
    """
    plain = Counter(tile.kind for tile in win.hand.tiles if not tile.red)
    reds = all(plain[five] < 4 for five in (4, 13, 22))
    return replace(TENHOU, red_fives=reds, renhou="5 han")


@settings(max_examples=400)
@given(wins())
def test_random_wins_are_worth_what_the_library_says(win: Win) -> None:
    rules = rules_for(win)
    theirs, ours = their_answer(win, rules), score(win, rules=rules)
    if theirs.error == "no_yaku":
        assert (ours.han, ours.yakuman, ours.points) == (0, 0, 0)
        return
    assert theirs.error is None
    assert theirs.cost is not None
    assert ours.points == theirs.cost["total"]
    if not ours.yakuman:
        assert (ours.han, ours.fu.total) == (theirs.han, theirs.fu)


@settings(max_examples=200)
@given(wins())
def test_the_fu_that_the_library_pays_are_among_those_of_the_readings(win: Win) -> None:
    theirs = their_answer(win, TENHOU)
    assume(theirs.error is None)
    assert theirs.yaku is not None
    assume(not any(yaku.is_yakuman for yaku in theirs.yaku))
    counts = count_readings(win, rules=TENHOU)
    assert theirs.fu in {count.total for count in counts}
    pinfu = any(yaku.name == "Pinfu" for yaku in theirs.yaku)
    assert not pinfu or any(count.is_pinfu for count in counts)


@given(wins())
def test_the_han_and_fu_of_the_library_give_its_points(win: Win) -> None:
    theirs = their_answer(win, TENHOU)
    assume(theirs.error is None)
    assert theirs.yaku is not None
    assert theirs.cost is not None
    assume(not any(yaku.is_yakuman for yaku in theirs.yaku))
    payment = points(theirs.han, theirs.fu, dealer=win.is_dealer, by=win.by, rules=TENHOU)
    assert payment.points == theirs.cost["total"]
