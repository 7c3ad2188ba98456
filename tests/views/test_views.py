"""Text that a learner typed is shown as text, whatever it looks like."""

import pytest

from mahjong_lessons.practice import ask
from mahjong_lessons.views import Table, html

HOSTILE = ("<img src=x onerror=alert(1)>", "</p><script>", "&lt;b&gt;", "$x^2$", r"\(x\)")


@pytest.mark.parametrize("typed", HOSTILE)
def test_an_answer_is_never_markup_or_a_formula(typed: str) -> None:
    for shown in (html(ask("tiles", "44z").check(typed)), html(ask("fu", FU).check(typed))):
        inside = shown.replace('<div class="mj-view">', "").replace("</div>", "")
        tags = {"<p>", "</p>", "<span>", "</span>"}
        for tag in tags:
            inside = inside.replace(tag, "")
        assert "<" not in inside
        assert "$x" not in shown
        assert "\\(x" not in shown


@pytest.mark.parametrize("typed", HOSTILE)
def test_a_cell_is_never_markup_or_a_formula(typed: str) -> None:
    shown = html(Table(("typed",), ((typed,),)))
    assert "<img" not in shown
    assert "<script" not in shown
    assert "$x" not in shown


FU = "111m456678p35s99s ron 4s riichi"
