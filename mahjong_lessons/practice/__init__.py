"""Questions for learners, and what their answers show."""

from mahjong_lessons.practice.diagnosis.diagnosing import Candidate, diagnose
from mahjong_lessons.practice.ledger.state import Ledger
from mahjong_lessons.practice.misconceptions import MISCONCEPTIONS
from mahjong_lessons.practice.questions.answers import Feedback, Verdict
from mahjong_lessons.practice.questions.kinds import ASKS
from mahjong_lessons.practice.questions.question import Question, ask
from mahjong_lessons.practice.selection.hinge_hands import hinge, hinges, separate
from mahjong_lessons.practice.selection.topics import TOPICS, draw_questions

__all__ = [
    "ASKS",
    "MISCONCEPTIONS",
    "TOPICS",
    "Candidate",
    "Feedback",
    "Ledger",
    "Question",
    "Verdict",
    "ask",
    "diagnose",
    "draw_questions",
    "hinge",
    "hinges",
    "separate",
]
