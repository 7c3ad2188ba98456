"""Questions for learners, and what their answers show."""

from mahjong_lessons.practice.answers import Feedback, Verdict
from mahjong_lessons.practice.ledger_state import Ledger
from mahjong_lessons.practice.questions import ASKS, Question, ask

__all__ = ["ASKS", "Feedback", "Ledger", "Question", "Verdict", "ask"]
