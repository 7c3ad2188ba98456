"""A worksheet as a notebook: the same questions, in cells that check themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from mahjong_lessons.core.text import t
from mahjong_lessons.practice.questions.kinds import ASKS
from mahjong_lessons.practice.teaching.worksheets.sheet import Worksheet

_Cell = dict[str, Any]


def notebook(sheet: Worksheet) -> str:
    """The text of the notebook; the questions are drawn again when it is run.

    >>> made = json.loads(notebook(Worksheet("points", count=2)))
    >>> [cell["cell_type"] for cell in made["cells"]]
    ['markdown', 'code', 'markdown', 'code', 'markdown', 'code']
    """
    cells = list(_cells(sheet))
    for place, cell in enumerate(cells):
        cell["id"] = f"cell-{place}"
    made = {
        "cells": cells,
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


def _cells(sheet: Worksheet) -> Iterator[_Cell]:
    rules = " ".join((t("Rules: {name}.", name=sheet.rules), *sheet.rule_words))
    seed = t(
        "Seed {seed}. Put your answer in the place of None and run the cell again. What is more "
        'than one number stands between quotes, such as "500/1000".',
        seed=sheet.seed,
    )
    yield _markdown(f"# {sheet.title}", rules, seed)
    yield _code(
        "from mahjong_lessons.practice import draw_questions",
        "from mahjong_lessons.views import stack, style",
        "",
        f"questions = {sheet.call}",
        "style()",
    )
    for n, question in enumerate(sheet.questions, start=1):
        yield _markdown(f"**{n}.** {t(ASKS[question.kind].prompt)}")
        yield _code(
            f"question = questions[{n - 1}]",
            "answer = None",
            "stack(question, question.check(answer), question.solution)",
        )


def _markdown(*paragraphs: str) -> _Cell:
    return {"cell_type": "markdown", "metadata": {}, "source": "\n\n".join(paragraphs)}


def _code(*lines: str) -> _Cell:
    source = "\n".join(lines)
    return {
        "cell_type": "code",
        "metadata": {},
        "source": source,
        "execution_count": None,
        "outputs": [],
    }
