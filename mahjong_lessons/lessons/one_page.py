"""The cheat sheet: fu, points and limits on one page, for the table at home."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TypeAlias

from mahjong_lessons.core.text import number, t
from mahjong_lessons.core.vocabulary import WinBy
from mahjong_lessons.lessons.fu import known_fu, recipe_rows
from mahjong_lessons.lessons.point_table import PAGE_CSS, table_html
from mahjong_lessons.lessons.score_tables import limit_table, rules_name, score_table
from mahjong_lessons.riichi.fu import SET_FU
from mahjong_lessons.riichi.payments import HONBA_POINTS, KIRIAGE_BASE, MANGAN, STICK_POINTS
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.views import page

_Rows: TypeAlias = Sequence[tuple[str, *tuple[int, ...]]]


def cheat_sheet(*, rules: Rules | str = DEFAULT, path: Path | str | None = None) -> str:
    """One page to print, A4 or Letter: how to count fu, the score table, the limits.

    Both ways to win and both seats. Gives the HTML, and writes it if there is a
    ``path``. Raises ``ValueError`` for an unknown rule set.

    >>> cheat_sheet(rules="tenhou").startswith("<!DOCTYPE html>")
    True
    """
    these = rules_of(rules)
    title = t("Riichi scoring on one page")
    fu = _small(t("fu: add these, then round up to the next 10"), ("", t("fu")), recipe_rows(these))
    heads = ("", t("simples"), t("terminals, honours"))
    sets = _small(t("fu of sets"), heads, [(kind.word, *fu) for kind, fu in SET_FU.items()])
    tables = [score_table(by, rules=these) for by in WinBy]
    marks = [t("M: a mangan."), *dict.fromkeys(note for table in tables for note in table.notes)]
    scores = "".join(table_html(table, paper=True) for table in tables)
    html = page(
        f"{title}, {rules_name(these)}",
        f'<h1>{escape(title)}</h1><div class="mj-side">{fu}{sets}</div>'
        f"{_paragraph(*known_fu(these))}{scores}{''.join(map(_paragraph, marks))}"
        f"{table_html(limit_table(rules=these), paper=True)}{_paragraph(*_arithmetic(these))}",
        css=PAGE_CSS + _CSS,
    )
    if path is not None:
        Path(path).write_text(html, encoding="utf-8")
    return html


def _small(caption: str, head: tuple[str, ...], rows: _Rows) -> str:
    heads = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    body = "".join(
        f'<tr><th scope="row">{escape(label)}</th>{"".join(f"<td>{fu}</td>" for fu in fus)}</tr>'
        for label, *fus in rows
    )
    return (
        f'<table class="mj-grid"><caption>{escape(caption)}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"
    )


def _arithmetic(rules: Rules) -> list[str]:
    """How han and fu become points (E "Fu zählen", "Honba und Riichi-Stäbchen")."""
    base = t("Base points up to 4 han: fu × 2^(han + 2), at most {n}.", n=number(MANGAN.base))
    ron = t("Ron pays 4 times the base, to a dealer 6 times.")
    tsumo = t(
        "By tsumo each non-dealer pays the base and the dealer twice; to a dealer, all twice."
    )
    rounding = t("Each payment is rounded up to the next 100.")
    honba = t(
        "Each honba adds {n}: from the discarder, or {share} from each by tsumo. "
        "The winner takes the riichi sticks on the table, {stick} each.",
        n=HONBA_POINTS,
        share=HONBA_POINTS // 3,
        stick=number(STICK_POINTS),
    )
    more = t("{n} base points count as a mangan.", n=number(KIRIAGE_BASE))
    return [base, *([more] if rules.kiriage_mangan else []), ron, tsumo, rounding, honba]


def _paragraph(*sentences: str) -> str:
    return f"<p>{escape(' '.join(sentences))}</p>"


_CSS = """
h1{font-size:1.3em;margin:0 0 .3em}
p{margin:.3em 0}
.mj-side{display:flex;gap:2em;align-items:flex-start}
.mj-points{max-height:none;margin:.3em 0}
table.mj-grid{width:100%}
table.mj-grid.mj-grid thead th{position:static}
table.mj-grid .mj-limit small{display:inline;margin-left:.3em;font-weight:bold}
@media print{body{font-size:8.4pt;line-height:1.2}p{margin:.15em 0}.mj-points{margin:.35em 0}
table.mj-grid.mj-grid{line-height:1.2}table.mj-grid.mj-grid caption{padding:0}
table.mj-grid.mj-grid th,table.mj-grid.mj-grid td{padding:.08em .5em}}
"""
