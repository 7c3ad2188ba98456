"""Questions for learners, and what their answers show."""

from mahjong_lessons.practice.questions import ASKS, Feedback, Question, ask

__all__ = ["ASKS", "Feedback", "Question", "ask"]
