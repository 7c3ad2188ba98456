"""Worksheets for a class: printed sheet, answer key and notebook from one drawn set of questions.

``sheet`` is the worksheet as a value, ``answers`` the space for each kind of answer, blank
and filled, ``page`` its HTML, ``printing`` its PDF, ``notebook`` the notebook.
"""

from mahjong_lessons.practice.teaching.worksheets.page import worksheet_key_page, worksheet_page
from mahjong_lessons.practice.teaching.worksheets.sheet import PAPERS, Worksheet
from mahjong_lessons.practice.teaching.worksheets.writing import write_worksheet

__all__ = ["PAPERS", "Worksheet", "worksheet_key_page", "worksheet_page", "write_worksheet"]
