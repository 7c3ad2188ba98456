"""A drill: what counts, what is said, and which question comes next."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Collection
from dataclasses import dataclass, field

import pytest

from mahjong_lessons.practice import Candidate, Question, Verdict, ask
from mahjong_lessons.practice.drill.progress import AnswerRecord, Progress, RightWrong, hand_key
from mahjong_lessons.practice.drill.saving import to_json, to_line
from mahjong_lessons.practice.drill.settings import DrillSettings
from mahjong_lessons.practice.drill.state import Drill, begin_drill
from mahjong_lessons.practice.mistakes import MISCONCEPTIONS

# Document B, step 5: a triplet finished by ron is open. 20 + 10 + 8 + 2 = 40; as closed 42, so 50.
FRESH = [
    "234678m999s55p44s ron 5p riichi",
    "234567m345p99p67s ron 8s riichi",
    "2288m3355p1177s6z ron 6z riichi",
    "345m66p67p678s chi 234m ron 8p",
]
HINGES = {"F01": ["111m", "222m", "333m", "444m"], "F17": ["111p", "222p", "333p"]}


F01, F17 = MISCONCEPTIONS["F01"], MISCONCEPTIONS["F17"]
GUILTY = {"50": ("F01",), "60": ("F01", "F17"), "70": ("F17",)}
"""Which answer points to which mistakes; two made at once are joined by a plus."""


@dataclass(frozen=True)
class Told(Question):
    """A question of which it is told which mistakes are behind which answer."""

    guilty: dict[str, tuple[str, ...]] = field(default_factory=dict, compare=False)

    def candidates(self, answer: object) -> tuple[Candidate, ...]:
        pairs = [ids.split("+") for ids in self.guilty.get(str(answer), ())]
        return tuple(Candidate(tuple(MISCONCEPTIONS[id] for id in ids)) for ids in pairs)


@dataclass(frozen=True, repr=False)
class Fake(DrillSettings):
    """Settings that give these questions."""

    guilty: dict[str, tuple[str, ...]] = field(default_factory=lambda: GUILTY)

    def told(self, kind: str, about: str) -> Question:
        return Told(**vars(ask(kind, about)), guilty=self.guilty)

    def fresh_question(self, number: int) -> Question:
        return self.told("fu", FRESH[number % len(FRESH)])

    def hinge_question(self, mistake: str, avoid: Collection[str]) -> Question | None:
        hands = [hand for hand in HINGES.get(mistake, []) if hand_key(hand) not in avoid]
        return self.told("tiles", hands[0]) if hands else None

    def separating_question(self, mistake: str, other: str) -> Question | None:
        return self.told("tiles", "999s")


@pytest.fixture
def drill() -> Drill:
    return begin_drill(Fake(), "s")


def test_a_right_answer_counts_and_the_next_question_is_a_fresh_one(drill: Drill) -> None:
    after = drill.answer(40)
    assert after.words == ("Right: 40.",)
    assert after.progress.asked == {"fu": RightWrong(1, 0)}
    assert after.shows_answer
    assert (after.next().question.about, after.next().target) == (FRESH[1], ())
    assert after.next().heading == "Question 2"
    assert drill.progress.answered == 0, "the value before is as it was"


def test_the_mistake_behind_a_wrong_answer_is_named_and_goes_into_the_progress(
    drill: Drill,
) -> None:
    after = drill.answer("50")
    assert after.words[:2] == (F01.hint, f"Likely: {F01.title}.")
    assert "50 is not it." in after.words[2]
    assert after.progress.missed == {"F01": 1}
    assert after.progress.maybe == {}
    assert not after.shows_answer


def test_nothing_is_claimed_when_nothing_fits(drill: Drill) -> None:
    after = drill.answer("110")
    assert len(after.words) == 1
    assert (after.progress.asked["fu"], after.progress.missed) == (RightWrong(0, 1), {})


def test_of_two_mistakes_neither_is_accused_and_the_next_hand_tells_them_apart(
    drill: Drill,
) -> None:
    after = drill.answer("60")
    assert after.words[:2] == (
        f"Likely: {F01.title} or {F17.title}.",
        "The next hand tells them apart.",
    )
    assert (after.progress.missed, after.progress.maybe) == ({}, {"F01": 1, "F17": 1})
    apart = after.next()
    assert (apart.question.about, apart.target) == ("999s", ("F01", "F17"))
    assert apart.heading == "Question 2 · to tell two mistakes apart"
    told = apart.answer("70")  # "70" is read as tiles without a suit: unreadable, nothing counts
    assert told.progress == apart.progress


def test_what_no_hand_tells_apart_is_not_promised() -> None:
    class Alike(Fake):
        def separating_question(self, mistake: str, other: str) -> Question | None:
            return None

    after = begin_drill(Alike(), "s").answer("60")
    assert after.words[0] == f"Likely: {F01.title} or {F17.title}."
    assert not any("apart" in words for words in after.words)
    assert after.next().target == ()


def test_two_mistakes_made_at_once_are_both_named_and_both_come_back() -> None:
    drill = begin_drill(Fake(guilty={"60": ("F01+F06",)}), "s").answer("60")
    assert drill.words[1] == f"Likely: {F01.title} and {MISCONCEPTIONS['F06'].title}."
    assert drill.progress.missed == {"F01": 1, "F06": 1}
    assert [card.mistake for card in drill.deck.cards] == ["F01", "F06"]


def test_the_one_that_was_not_made_is_a_step_nearer_to_mastery(drill: Drill) -> None:
    fake = Fake(guilty={"60": ("F01", "F17"), "9s": ("F17",)})
    apart = begin_drill(fake, "s").answer("60").next()
    told = apart.answer("9s")
    assert told.progress.missed == {"F17": 1}
    hands = {card.mistake: len(card.hands) for card in told.deck.cards}
    assert hands == {"F01": 1, "F17": 0}
    both = {card.mistake: len(card.hands) for card in apart.answer("999s").deck.cards}
    assert both == {"F01": 1, "F17": 1}


def test_only_the_first_answer_counts_but_more_may_be_tried(drill: Drill) -> None:
    after = drill.answer("50").answer("40")
    assert after.words == ("Right: 40.",)
    assert after.progress == drill.answer("50").progress
    assert after.next().number == 2


@pytest.mark.parametrize("answer", ["", None, "lots"])
def test_blank_and_unreadable_answers_do_not_count(drill: Drill, answer: object) -> None:
    assert drill.answer(answer).progress.answered == 0


def test_what_is_right_under_another_rule_does_not_count() -> None:
    class DoubleWind(Fake):
        def fresh_question(self, number: int) -> Question:
            return ask("fu", "666m35p11z234567s tsumo 4p riichi seat E")

    after = begin_drill(DoubleWind(), "s").answer(40)
    assert after.said is not None
    assert after.said.verdict is Verdict.ELSEWHERE
    assert after.progress.answered == 0


def test_help_is_a_hint_then_the_answer_which_counts_as_wrong(drill: Drill) -> None:
    assert drill.next_help == "Hint"
    hinted = drill.answer(" ? ")
    assert hinted.words[0].startswith("Hint: add base, win")
    assert hinted.next_help == "Answer"
    assert not hinted.counted
    told = hinted.help()
    assert told.shows_answer
    assert told.next_help == ""
    assert told.progress.asked == {"fu": RightWrong(0, 1)}
    assert told.answer(40).progress == told.progress


def test_the_hint_of_a_wrong_answer_is_not_given_again(drill: Drill) -> None:
    wrong = drill.answer("110")
    assert sum("Hint: " in words for words in wrong.words) == 1
    assert wrong.next_help == "Answer"
    told = wrong.help()
    assert sum("Hint: " in words for words in told.words) == 1
    assert told.shows_answer
    assert told.next_help == ""


def test_the_button_says_what_help_comes_next(drill: Drill) -> None:
    """After any answer: the word on it is what it gives."""
    for answer in ("50", "110", "lots", "?", "40"):
        after = drill.answer(answer)
        if after.next_help == "Hint":
            assert not after.help().shows_answer
            assert any("Hint: " in words for words in after.help().words)
        elif after.next_help == "Answer":
            assert after.help().shows_answer
        else:
            assert after.shows_answer


def test_what_was_missed_comes_back_until_three_different_hands_are_right(drill: Drill) -> None:
    drill, asked = drill.answer("50"), list[str]()
    while not drill.deck.mastered:
        drill = drill.next()
        asked.append(drill.target[0] if drill.target else "-")
        drill = drill.answer(drill.question.answer)
    # After 2 other questions, after 5, after 12; three different hands.
    assert asked == [*"--", "F01", *"-----", "F01", *"------------", "F01"]
    (card,) = drill.deck.cards
    assert card.hands == tuple(map(hand_key, HINGES["F01"][:3]))


def test_before_the_answer_it_is_not_said_which_mistake_comes_back() -> None:
    missed = Progress().record("a", AnswerRecord("fu", "0", False, ("F01",)))
    for _ in range(2):
        missed = missed.record("a", AnswerRecord("fu", "0", True))
    drill = begin_drill(Fake(), "b", missed)
    assert drill.heading == "Question 1 · it comes back"
    assert drill.answer("1m1m1m").heading == "Question 1 · it came back for: " + F01.title


def test_help_on_a_hinge_hand_does_not_bring_mastery_nearer() -> None:
    missed = begin_drill(Fake(), "s").answer("50").next().answer(30).next().answer(25).next()
    assert missed.target == ("F01",)
    alone, helped = missed.answer("111m"), missed.help().answer("111m")
    assert [len(one.deck.cards[0].hands) for one in (alone, helped)] == [1, 0]


def test_a_mistake_never_comes_back_twice_running() -> None:
    missed = begin_drill(Fake(), "s").answer("50").next().answer(30).next().answer(25).next()
    wrong = missed.answer("999m")  # wrong, and nothing fits: the card is still due
    assert [card.mistake for card in wrong.deck.due] == ["F01"]
    assert wrong.next().target == ()
    assert wrong.next().answer(0).next().target == ("F01",)


def test_progress_of_another_device_is_taken_in_and_nothing_is_lost(drill: Drill) -> None:
    there = begin_drill(Fake(), "there").answer("50").progress
    here = drill.answer("70")
    for saved in (to_line(there), to_json(there)):
        both = here.load(saved)
        assert both.progress.missed == {"F01": 1, "F17": 1}
        assert both.message == "Answers taken in: 1; in all: 2."
        assert both.load(both.line).message == "Answers taken in: 0; in all: 2."


def test_a_broken_line_changes_nothing_and_says_why(drill: Drill) -> None:
    here = drill.answer("70")
    broken = here.load(here.line[:-2])
    assert broken.progress == here.progress
    assert broken.message.startswith("Nothing was changed. The line is not whole")
    assert broken.next().message == ""


def test_other_questions_may_be_chosen_and_the_session_goes_on(drill: Drill) -> None:
    class Others(Fake):
        def fresh_question(self, number: int) -> Question:
            return ask("dora", "9s")

    other = drill.answer("50").change(Others())
    assert other.question == ask("dora", "9s")
    assert (other.progress.missed, other.number, other.counted) == ({"F01": 1}, 2, False)


def test_the_summary_counts_the_session_and_the_report_all_mistakes(drill: Drill) -> None:
    assert drill.summary.startswith("Nothing is answered yet.")
    after = drill.answer("50").next().answer(30)
    assert after.summary == "1 of 2 right. Mistakes: 1 to come back, 0 mastered."
    assert after.report.rows == ((F01.title, 1, 0, "after 1 more"),)
    assert str(after).splitlines()[-1] == after.summary


def test_the_state_draws_nothing_before_it_is_asked_to() -> None:
    code = "import sys, mahjong_lessons.practice.drill.state; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"matplotlib", "numpy", "pandas"} & set(done.stdout.split())
