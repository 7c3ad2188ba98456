"""The deck: what was missed comes back after 2, 5 and 12 questions, until it is mastered."""

from __future__ import annotations

from mahjong_lessons.practice.drill.deck import Deck, deck_of
from mahjong_lessons.practice.drill.progress import AnswerRecord, Progress


def _filled(progress: Progress, n: int, session: str = "s") -> Progress:
    """So many right answers that say nothing about any mistake."""
    for _ in range(n):
        progress = progress.record(session, AnswerRecord("fu", "0", True))
    return progress


def _missed(progress: Progress, name: str = "F01", session: str = "s") -> Progress:
    return progress.record(session, AnswerRecord("fu", "0", False, missed=(name,)))


def _avoided(progress: Progress, hand: str, name: str = "F01", session: str = "s") -> Progress:
    return progress.record(session, AnswerRecord("fu", hand, True, avoided=(name,)))


def _due(progress: Progress) -> list[str]:
    return [card.mistake for card in deck_of(progress).due]


def test_what_was_missed_comes_back_after_2_then_5_then_12_other_questions() -> None:
    progress = _missed(Progress())
    for others, hand in ((2, "a"), (5, "b"), (12, "c")):
        assert _due(_filled(progress, others - 1)) == []
        progress = _filled(progress, others)
        assert _due(progress) == ["F01"]
        progress = _avoided(progress, hand)
    assert _due(_filled(progress, 100)) == []
    assert [card.mistake for card in deck_of(progress).mastered] == ["F01"]


def test_the_same_hand_three_times_is_no_mastery() -> None:
    progress = _missed(Progress())
    for hand in ("a", "b", "a", "b"):
        progress = _avoided(progress, hand)
    assert not deck_of(progress).mastered
    assert deck_of(_avoided(progress, "c")).mastered


def test_a_miss_breaks_the_row_and_brings_back_what_was_mastered() -> None:
    progress = _avoided(_avoided(_missed(Progress()), "a"), "b")
    progress = _avoided(_missed(progress), "c")
    assert [card.hands for card in deck_of(progress).cards] == [("c",)]
    progress = _avoided(_avoided(progress, "d"), "e")
    assert deck_of(progress).mastered
    assert _due(_filled(_missed(progress), 2)) == ["F01"]


def test_perhaps_made_counts_as_made_until_hands_prove_otherwise() -> None:
    progress = Progress().record("s", AnswerRecord("fu", "0", False, maybe=("F01", "F17")))
    assert _due(_filled(progress, 2)) == ["F01", "F17"]


def test_what_was_never_made_is_not_in_the_deck() -> None:
    assert deck_of(_avoided(Progress(), "a")).cards == ()


def test_the_row_goes_on_in_the_next_session() -> None:
    progress = _avoided(_missed(Progress(), session="1"), "a", session="1")
    progress = _avoided(progress, "b", session="2")
    assert [card.hands for card in deck_of(progress).cards] == [("a", "b")]
    # The 3rd answer was right: it comes back after 12 others.
    assert _due(_filled(progress, 11, "3")) == []
    assert _due(_filled(progress, 12, "3")) == ["F01"]
    assert deck_of(_avoided(progress, "c", session="4")).mastered


def test_the_one_that_waited_longest_comes_first() -> None:
    progress = _missed(_missed(Progress(), "P05"), "F01")
    assert _due(_filled(progress, 2)) == ["P05", "F01"]


def test_it_says_when_each_comes_back() -> None:
    assert str(Deck((), 0)) == "No mistake has been made yet."
    progress = _filled(_missed(Progress(), "F06"), 2)
    printed = str(deck_of(_missed(progress)))
    assert [line.split("  ")[-1].strip() for line in printed.splitlines()[2:]] == [
        "now",
        "after 2 more",
    ]
