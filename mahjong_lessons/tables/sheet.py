"""The cheat sheet: fu, points and limits on one page, for the table at home."""

from __future__ import annotations

from html import escape
from itertools import groupby
from pathlib import Path
from typing import TypeAlias

from mahjong_lessons.notation import WinBy
from mahjong_lessons.riichi.fu import (
    BASE_FU,
    CHIITOITSU_FU,
    CLOSED_RON_FU,
    SET_FU,
    TSUMO_FU,
    VALUE_PAIR_FU,
    WAIT_FU,
    FuKind,
)
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.tables.frames import score_frame
from mahjong_lessons.tables.grid import EMPTY, page, table_html
from mahjong_lessons.tables.layout import limit_table, rules_name, score_table
from mahjong_lessons.text import listing, t

_Rows: TypeAlias = list[tuple[str, *tuple[int, ...]]]


def cheat_sheet(rules: Rules | str = DEFAULT, path: Path | str | None = None) -> str:
    """One page to print, A4 or Letter: how to count fu, the score table, the limits.

    Both ways to win and both seats. Gives the HTML, and writes it if there is a
    ``path``. Raises ``ValueError`` for an unknown rule set.

    >>> cheat_sheet("tenhou").startswith("<!DOCTYPE html>")
    True
    """
    these = rules_of(rules)
    title = t("Riichi scoring on one page")
    fu = _small(t("fu: add these, then round up to the next 10"), ("", t("fu")), _recipe(these))
    heads = ("", t("simples"), t("terminals, honours"))
    sets = _small(t("fu of sets"), heads, [(kind.word, *fu) for kind, fu in SET_FU.items()])
    fixed = _small(t("fu that are not added up"), ("", t("fu")), _fixed(these))
    scores = (table_html(score_table(by, rules=these), opens=False) for by in WinBy)
    html = page(
        f"{title}, {rules_name(these)}",
        f"<h1>{escape(title)}</h1>"
        f'<div class="mj-side">{fu}<div>{sets}{fixed}</div></div>'
        f"{''.join(scores)}{_words(these)}"
        f"{table_html(limit_table(these), opens=False)}",
        _CSS,
    )
    if path is not None:
        Path(path).write_text(html, encoding="utf-8")
    return html


def _recipe(rules: Rules) -> _Rows:
    """What brings fu beside sets, in the order of document B, as these rules have it."""
    replacement = (t("tsumo on a kan's replacement tile"), rules.rinshan_tsumo_fu)
    return [
        (t("every hand starts with"), BASE_FU),
        (FuKind.MENZEN_KAFU.word, CLOSED_RON_FU),
        (t("tsumo, unless it is pinfu"), TSUMO_FU),
        *([replacement] if rules.rinshan_tsumo_fu != TSUMO_FU else []),
        (t("pair of dragons, of the seat or of the round wind"), VALUE_PAIR_FU),
        (t("pair of seat and round wind in one"), rules.double_wind_pair_fu),
        *(
            (listing([kind.word for kind, _ in waits]), fu)
            for fu, waits in groupby(WAIT_FU.items(), key=lambda item: item[1])
        ),
    ]


def _fixed(rules: Rules) -> _Rows:
    """Hands whose fu are known at sight (A, B "Special cases", D)."""
    return [
        (t("seven pairs, never rounded"), CHIITOITSU_FU),
        (t("pinfu by tsumo"), BASE_FU),
        (t("pinfu by ron"), BASE_FU + CLOSED_RON_FU),
        (t("open hand without fu, by ron"), rules.open_pinfu_fu),
    ]


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


def _words(rules: Rules) -> str:
    """How to read the tables, and why cells are empty."""
    reasons = dict.fromkeys(reason for reason in score_frame(rules)["why_not"] if reason)
    words = [
        t("By tsumo, 500/1,000 means: each non-dealer pays 500 and the dealer 1,000."),
        t("Base points: fu × 2^(han + 2), 2,000 at most. Ron: × 4, dealer × 6. Tsumo: …"),
        t("Each honba adds 300 …"),
        f"{EMPTY}: {'; '.join(reasons)}",
    ]
    return "".join(f"<p>{escape(each)}</p>" for each in words)


_CSS = """
h1{font-size:1.4em;margin:0 0 .3em}
.mj-side{display:flex;flex-wrap:wrap;gap:0 2em;align-items:flex-start}
.mj-points{max-height:none}
"""
