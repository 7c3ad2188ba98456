"""A worksheet as a notebook: the same questions, in cells that check themselves."""

from __future__ import annotations

from mahjong_lessons.core.text import t
from mahjong_lessons.practice.questions.kinds import QUESTION_KINDS
from mahjong_lessons.practice.teaching.worksheets.sheet import Worksheet


def worksheet_notebook(sheet: Worksheet) -> str:
    """The text of the notebook; the questions are drawn again when it is run.

    >>> import nbformat
    >>> made = nbformat.reads(worksheet_notebook(Worksheet("points", count=2)), as_version=4)
    >>> [cell.cell_type for cell in made.cells]
    ['markdown', 'code', 'markdown', 'code', 'markdown', 'code']
    """
    from nbformat import v4, writes  # noqa: PLC0415 (comes with JupyterLab)

    cells = [v4.new_markdown_cell(_introduction(sheet)), v4.new_code_cell(_set_up(sheet))]
    for number, question in enumerate(sheet.questions, start=1):
        prompt = t(QUESTION_KINDS[question.kind].prompt)
        cells.append(v4.new_markdown_cell(f"**{number}.** {prompt}"))
        cells.append(v4.new_code_cell(_QUESTION.format(place=number - 1)))
    for place, cell in enumerate(cells):
        cell["id"] = f"cell-{place}"  # the same sheet is the same file
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return f"{writes(v4.new_notebook(cells=cells, metadata=metadata))}\n"


def _introduction(sheet: Worksheet) -> str:
    rules = " ".join((t("Rules: {name}.", name=sheet.rules), *sheet.rule_words))
    seed = t(
        "Seed {seed}. Put your answer in the place of None and run the cell again. What is more "
        'than one number stands between quotes, such as "500/1000".',
        seed=sheet.seed,
    )
    return f"# {sheet.title}\n\n{rules}\n\n{seed}"


def _set_up(sheet: Worksheet) -> str:
    return f"""\
from mahjong_lessons.practice import draw_questions
from mahjong_lessons.views import stack, style

questions = {sheet.call}
style()"""


_QUESTION = """\
question = questions[{place}]
answer = None
stack(question, question.check(answer), question.solution)"""
