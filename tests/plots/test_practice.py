"""Plots of practice show what they are given, and can be told apart without colours."""

from __future__ import annotations

from mahjong_lessons.plots import answers, describe, mistakes_made, show


def test_answers_are_dots_and_crosses_in_the_rows_of_their_kinds() -> None:
    ax = answers([("fu", True, ""), ("pays", False, "P15"), ("fu", False, "")])
    right, wrong = ax.lines
    assert (list(right.get_xdata()), list(right.get_ydata())) == ([1], [0])
    assert (list(wrong.get_xdata()), list(wrong.get_ydata())) == ([2, 3], [1, 0])
    assert right.get_marker() != wrong.get_marker()
    assert [label.get_text() for label in ax.get_yticklabels()] == ["fu", "pays"]
    assert [(text.get_text(), text.xy) for text in ax.texts] == [("P15", (2, 1))]
    assert describe(ax) == "This session. 1 of 3 right. Mistakes, in order: P15."


def test_mistakes_are_bars_the_most_frequent_on_top() -> None:
    names = {"F01": "as closed", "F06": "ten forgotten", "F17": "shanpon 2"}
    ax = mistakes_made(names, {"F06": 4, "F01": 1}, {"F01": 2, "F17": 2})
    labels = [label.get_text() for label in ax.get_yticklabels()]
    assert labels == ["F06  ten forgotten", "F01  as closed", "F17  shanpon 2"]
    made, perhaps = ax.containers
    assert [bar.get_width() for bar in made] == [4, 1, 0]
    assert [(bar.get_x(), bar.get_width()) for bar in perhaps] == [(1, 2), (0, 2)]
    assert {bar.get_hatch() for bar in perhaps} != {bar.get_hatch() for bar in made}
    assert [text.get_text() for text in ax.texts] == ["4", "1 + 2?", "0 + 2?"]
    assert ax.yaxis_inverted()


def test_nothing_can_be_drawn_too() -> None:
    assert describe(mistakes_made({}, {}, {})) == "Mistakes. None."
    assert show(answers([])).svg.startswith("<svg")
