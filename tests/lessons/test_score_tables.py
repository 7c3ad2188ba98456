"""Tables of points: the documents' cells, which cells exist, and what is shown of them."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser
from itertools import combinations_with_replacement, product
from pathlib import Path

import pandas as pd
import pytest

from mahjong_lessons import views
from mahjong_lessons.lessons import (
    TABLE_FU,
    TABLE_HAN,
    PointTable,
    cheat_sheet,
    limit_table,
    open_cell,
    score_frame,
    score_table,
    set_table,
    why_not,
)
from mahjong_lessons.lessons.cells import LimitCell, limit_cells, score_cells
from mahjong_lessons.lessons.point_table import Group, PointCell
from mahjong_lessons.riichi import RULES, Rules, Win, points, score

EVERY_RULE_SET = [*RULES, "open pinfu 20", "unlimited"]


def rules_named(name: str) -> Rules:
    """A rule set, or one of those that no organisation plays."""
    own = {
        "open pinfu 20": Rules(open_pinfu_fu=20),
        "unlimited": Rules(counted_yakuman="unlimited"),
    }
    return own.get(name) or RULES[name]


def wide(values: str, by: str) -> pd.DataFrame:
    """A non-dealer's cells laid out: a row for each fu, a column for each han."""
    shown = score_frame().query("by == @by and not dealer")
    return shown.pivot(index="fu", columns="han", values=values)


def printed(table: str) -> list[list[str]]:
    return [row.split() for row in table.strip().splitlines()]


# --- what the documents print -----------------------------------------------------

DOCUMENT_E = printed("""
han 25        30         40        50        60         70
1   -         1000/1500  1300/2000 1600/2400 2000/2900  2300/3400
2   1600/2400 2000/2900  2600/3900 3200/4800 3900/5800  4500/6800
3   3200/4800 3900/5800  5200/7700 6400/9600 7700/11600 mangan
4   6400/9600 7700/11600 mangan    mangan    mangan     mangan
""")

DOCUMENT_B = printed("""
han 30   40
1   1000 1300
2   2000 2600
3   3900 5200
4   7700 8000
""")

DOCUMENT_E_LIMITS = {
    "mangan": (5, 5, 8_000, 12_000),
    "haneman": (6, 7, 12_000, 18_000),
    "baiman": (8, 10, 16_000, 24_000),
    "sanbaiman": (11, 12, 24_000, 36_000),
    "counted yakuman": (13, None, 32_000, 48_000),
    "yakuman": (None, None, 32_000, 48_000),
    # E names the double yakuman; twice the numbers above
    "double yakuman": (None, None, 64_000, 96_000),
}


def test_every_printed_cell_of_document_e() -> None:
    frame = score_frame().query("by == 'ron'").set_index(["han", "fu", "dealer"])
    head, *rows = DOCUMENT_E
    for han, *cells in rows:
        for fu, cell in zip(head[1:], cells, strict=True):
            both = [frame.loc[int(han), int(fu), dealer] for dealer in (False, True)]
            if cell == "-":
                assert not any(row.legal for row in both)
            elif cell == "mangan":
                assert [row.limit for row in both] == ["mangan", "mangan"]
                assert [row.points for row in both] == [8_000, 12_000]
            else:
                assert "/".join(str(row.points) for row in both) == cell
                assert {row.limit for row in both} == {""}


def test_every_printed_cell_of_document_b() -> None:
    head, *rows = DOCUMENT_B
    frame = wide("points", "ron")
    for han, *cells in rows:
        assert [str(frame.loc[int(fu), int(han)]) for fu in head[1:]] == cells
    limits = wide("limit", "ron")
    assert (limits.loc[30, 4], limits.loc[40, 4]) == ("", "mangan")


def test_the_tsumos_of_document_b_examples_2_and_3() -> None:
    payments, worth = wide("payments", "tsumo"), wide("points", "tsumo")
    for fu, han in ((40, 1), (20, 2)):
        assert (payments.loc[fu, han], worth.loc[fu, han]) == ("400/700", 1_500)


def test_every_limit_of_document_e() -> None:
    cells = limit_cells()
    found: dict[str, tuple[int | None, ...]] = {}
    for cell in cells:
        if cell.by == "ron":
            found.setdefault(cell.limit, (cell.least, cell.most))
            found[cell.limit] += (cell.points,)
    assert found == DOCUMENT_E_LIMITS
    assert list(found) == list(DOCUMENT_E_LIMITS)
    # limits are split without rounding: a tsumo brings as much
    rons, tsumos = (
        [(cell.limit, cell.dealer, cell.points) for cell in cells if cell.by == by]
        for by in ("ron", "tsumo")
    )
    assert rons == tsumos


@pytest.mark.parametrize(
    ("rules", "last"),
    [
        (Rules(counted_yakuman="sanbaiman", double_yakuman=False), ["yakuman", "two yakuman"]),
        ("ema-2016", ["sanbaiman", "yakuman"]),
        ("tenhou", ["counted yakuman", "yakuman", "two yakuman"]),
        (
            Rules(counted_yakuman="unlimited"),
            ["counted yakuman", "two counted yakuman", "yakuman", "double yakuman"],
        ),
    ],
)
def test_the_highest_limits_depend_on_the_rules(rules: Rules | str, last: list[str]) -> None:
    names = list(dict.fromkeys(cell.limit for cell in limit_cells(rules=rules)))
    assert names[-len(last) :] == last


def test_two_counted_yakuman_take_26_han() -> None:
    every = limit_cells(rules=Rules(counted_yakuman="unlimited"))
    cells = [cell for cell in every if cell.limit == "two counted yakuman"]
    assert {cell.least for cell in cells} == {26}
    assert {cell.points for cell in cells} == {64_000, 96_000}


def test_document_a_and_b_fu_of_sets() -> None:
    assert [(row[0], row[2], row[4]) for row in set_table().rows] == [
        ("run", 0, 0),
        ("open triplet", 2, 4),
        ("closed triplet", 4, 8),
        ("open kan", 8, 16),
        ("closed kan", 16, 32),
    ]


# --- every cell, by arithmetic written here ------------------------------------------


def up(amount: int) -> int:
    hundreds, rest = divmod(amount, 100)
    return 100 * (hundreds + (rest > 0))


@pytest.mark.parametrize("name", EVERY_RULE_SET)
def test_every_cell_is_the_formula_of_documents_b_and_e(name: str) -> None:
    rules = rules_named(name)
    frame = score_frame(rules=rules)
    assert len(frame) == 4 * 11 * 4  # han, fu, and seat with way to win
    for row in frame[frame.legal].itertuples():
        base = row.fu * 2 ** (row.han + 2)
        if base > 2000 or (rules.kiriage_mangan and base == 1920):
            base = 2000
        if row.by == "ron":
            worth = up(base * (6 if row.dealer else 4))
            payments = str(worth)
        elif row.dealer:
            worth, payments = 3 * up(2 * base), f"{up(2 * base)} all"
        else:
            worth = 2 * up(base) + up(2 * base)
            payments = f"{up(base)}/{up(2 * base)}"
        assert (row.base, row.points, row.payments) == (base, worth, payments)
        assert row.limit == ("mangan" if base == 2000 else "")
        assert row.why_not == ""


# --- which cells exist -----------------------------------------------------------------

# Fu of a set and what it is: 0 a run; triplets and kans of simples or of others.
SETS = [
    ("run", 0),
    *product(["minkou"], [2, 4]),
    *product(["ankou"], [4, 8]),
    *product(["minkan"], [8, 16]),
    *product(["ankan"], [16, 32]),
]
OPEN = ("minkou", "minkan")


def reachable(by: str, rules: Rules) -> set[tuple[int, int]]:
    """Han and fu that hands have, from all ways to put four sets, a pair and a wait together.

    A hand has the han that its shape brings by itself, and may have more through dora;
    one without any has 1 at least. Which numbers the tiles have is left open.
    """
    ron = by == "ron"
    least: dict[int, int] = {25: 2 if ron else 3}  # seven pairs, and menzen tsumo
    for sets in combinations_with_replacement(SETS, 4):
        names = [name for name, _ in sets]
        for pair in {0, 2, rules.double_wind_pair_fu}:
            for wait in waits_of(names, ron):
                # What the winning tile finished was not called; a triplet that a ron
                # finished counts as open all the same.
                called = sum(name in OPEN for name in names) - (wait == "shanpon" and ron)
                callable_runs = names.count("run") - (wait in ("ryanmen", "kanchan"))
                for closed in (True, False):
                    if called if closed else not called + callable_runs:
                        continue
                    fu, han = count(sets, pair, wait, closed=closed, ron=ron, rules=rules)
                    least[fu] = min(least.get(fu, 99), max(han, 1))
    return {(han, fu) for fu, first in least.items() for han in range(first, 5)}


def waits_of(names: list[str], ron: bool) -> list[str]:
    found = ["tanki"]
    if "run" in names:
        found += ["ryanmen", "kanchan"]
    if ("minkou" if ron else "ankou") in names:
        found.append("shanpon")
    return found


def count(
    sets: tuple[tuple[str, int], ...],
    pair: int,
    wait: str,
    *,
    closed: bool,
    ron: bool,
    rules: Rules,
) -> tuple[int, int]:
    """Counted fu, and the han that such a shape cannot help having."""
    names = [name for name, _ in sets]
    runs = names.count("run")
    pinfu = closed and runs == 4 and not pair and wait == "ryanmen"
    won = (10 if closed else 0) if ron else (0 if pinfu else 2)
    raw = 20 + won + sum(fu for _, fu in sets) + pair + (2 if wait in ("kanchan", "tanki") else 0)
    fu = rules.open_pinfu_fu if ron and raw == 20 else -(-raw // 10) * 10
    han = pinfu + (closed and not ron)
    han += 2 * (names.count("ankou") + names.count("ankan") >= 3)  # sanankou
    han += 2 * (names.count("minkan") + names.count("ankan") >= 3)  # sankantsu
    han += 2 * (runs == 0)  # toitoi
    return fu, han


@pytest.mark.parametrize("name", EVERY_RULE_SET)
@pytest.mark.parametrize("by", ["ron", "tsumo"])
def test_cells_exist_just_where_hands_do(by: str, name: str) -> None:
    rules = rules_named(name)
    hands = reachable(by, rules)
    for row in score_frame(rules=rules).query("by == @by").itertuples():
        assert row.legal == ((row.han, row.fu) in hands), (row.han, row.fu)
        assert bool(row.why_not) != row.legal
        assert row.why_not == why_not(row.han, row.fu, by=by, rules=rules)
        assert pd.isna(row.points) != row.legal


def test_how_many_cells_exist() -> None:
    """40 tsumo cells a seat, 37 of them with a ron beside them (E-18, E-19 of the claims)."""
    legal = score_frame().query("legal")
    assert legal.groupby(["by", "dealer"]).size().to_list() == [38, 38, 40, 40]
    assert score_frame(rules="tenhou").legal.sum() == 158  # double wind 4: 1 han 110 fu by ron


def test_a_hand_with_1_han_and_110_fu_needs_a_double_wind_of_4() -> None:
    """20 and 10, two closed kans of 32, the triplet that the ron finished 4, the pair 4."""
    win = Win.parse("234m11z99s ankan 9999m ankan 1111p ron 9s riichi seat E round E")
    tenhou, documents = score(win, rules="tenhou"), score(win)
    assert (tenhou.han, tenhou.fu.raw, tenhou.fu.total) == (1, 102, 110)
    assert (documents.han, documents.fu.raw, documents.fu.total) == (1, 100, 100)
    assert why_not(1, 110, rules="tenhou") == ""
    assert "100 fu at most" in why_not(1, 110)
    assert "94 fu at most" in why_not(1, 110, by="tsumo")


@pytest.mark.parametrize(
    ("han", "fu", "by", "says"),
    [
        (1, 25, "ron", "seven pairs, which are 2 han"),
        (2, 25, "tsumo", "seven pairs by tsumo are 3 han"),
        (1, 20, "tsumo", "pinfu won by tsumo, which is 2 han"),
        (2, 20, "ron", "by ron the least is 30"),
    ],
)
def test_an_empty_cell_says_why(han: int, fu: int, by: str, says: str) -> None:
    assert says in why_not(han, fu, by=by)
    assert says in wide("why_not", by).loc[fu, han]
    assert says in str(open_cell(han, fu))
    assert any(says in note for note in score_table(by).notes)


# --- what is shown ---------------------------------------------------------------------


class Cells(HTMLParser):
    """The cells of every table in a page: text, class, and what stands in its paragraphs."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tables: list[list[list[dict[str, str]]]] = []
        self.tags: list[str] = []
        self.feed(page)
        self.close()
        assert not self.tags, f"left open: {self.tags}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.tags.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            css = dict(attrs).get("class") or ""
            self.tables[-1][-1].append({"tag": tag, "class": css, "text": "", "note": "", "p": ""})

    def handle_endtag(self, tag: str) -> None:
        assert self.tags.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"td", "th"} & {*self.tags}:
            return
        where = {"small": "note", "p": "p"}.get(self.tags[-1], "text")
        self.tables[-1][-1][-1][where] += data if where != "p" else f"{data}\n"


def body(table: list[list[dict[str, str]]]) -> list[list[dict[str, str]]]:
    return [[cell for cell in row if cell["tag"] == "td"] for row in table[2:]]


def grouped(payments: str) -> str:
    """Thousands set apart, by another way than the package's."""
    return re.sub(r"(\d)(\d{3})(?!\d)", r"\1,\2", payments)


@pytest.mark.parametrize("name", EVERY_RULE_SET)
@pytest.mark.parametrize("by", ["ron", "tsumo"])
def test_every_cell_is_shown_and_opens(by: str, name: str) -> None:
    rules = rules_named(name)
    (table,) = Cells(score_table(by, rules=rules)._repr_html_()).tables
    expected = score_frame(rules=rules).set_index(["by", "dealer", "fu", "han"])
    for fu, row in zip(TABLE_FU, body(table), strict=True):
        places = product((False, True), TABLE_HAN)
        for (dealer, han), cell in zip(places, row, strict=True):
            wanted = expected.loc[by, dealer, fu, han]
            assert cell["text"] == (grouped(wanted.payments) or "–")
            assert cell["note"] == wanted.limit
            assert ("mj-limit" in cell["class"]) == (wanted.limit == "mangan")
            if wanted.legal:
                steps = points(han, fu, dealer=dealer, by=by, rules=rules).steps
            else:
                steps = (wanted.why_not,)
            assert cell["p"].splitlines() == [*steps]


@pytest.mark.parametrize(("dealer", "lit"), [(None, 2), (False, 1), (True, 1)])
def test_one_cell_of_each_seat_lights_up(dealer: bool | None, lit: int) -> None:
    table = score_table(dealer=dealer, highlight=(3, 40))
    (cells,) = Cells(table._repr_html_()).tables
    found = [cell["text"] for row in body(cells) for cell in row if "mj-lit" in cell["class"]]
    wanted = {None: ["5,200", "7,700"], False: ["5,200"], True: ["7,700"]}[dealer]
    assert found == wanted
    assert str(table).count("[") == lit
    assert "mj-lit" not in "".join(map(str, Cells(score_table()._repr_html_()).tables))


def test_an_empty_cell_may_light_up_too() -> None:
    assert "[–]" in str(score_table(highlight=(1, 25)))


def test_open_cell_has_all_four_ways() -> None:
    rows = open_cell(3, 40).rows
    # 40 × 32 = 1,280: × 4 = 5,120, × 6 = 7,680, × 1 and × 2
    assert [row[2] for row in rows] == ["5,200", "7,700", "1,300/2,600", "2,600 all"]
    assert [row[3] for row in rows] == [5_200, 7_700, 5_200, 7_800]


SHOW_ALL = """
from mahjong_lessons.lessons import *
tables = score_table(highlight=(3, 40)), score_table("tsumo"), limit_table(), set_table()
for table in tables:
    print(repr(table), table._repr_html_(), table)
print(cheat_sheet())
"""


def test_what_is_shown_is_the_same_on_every_run() -> None:
    runs = [
        subprocess.run(
            [sys.executable, "-X", "utf8", "-c", SHOW_ALL],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert not re.search(r"\bid=|0x[0-9a-f]{6}", runs[0])


def test_words_are_never_markup() -> None:
    nasty = "<b>&"
    cell = PointCell(nasty, nasty, (nasty,))
    groups = (Group(nasty, (nasty,)),)
    table = PointTable(nasty, nasty, groups, ((nasty, (cell,)),), score_cells())
    html = table._repr_html_()
    # caption, corner, group, head, row, and the cell's three
    assert html.count("&lt;b&gt;&amp;") == 8
    assert "<b>" not in html


def test_tables_are_values_that_can_be_hidden_and_stacked() -> None:
    table = score_table()
    assert table == score_table()
    assert table != score_table("tsumo")
    assert "<table" in views.reveal(table)._repr_html_()
    assert views.stack(table, limit_table())._repr_html_().count("<table") == 2
    assert repr(table) == "PointTable('points by ron, rules: documents')"
    assert "your own" in repr(score_table(rules=replace(Rules(), pao="hand", red_fives=False)))


# --- files -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "table", [score_table(), score_table("tsumo", dealer=True, rules="m-league"), limit_table()]
)
def test_csv_read_back_is_the_table(table: PointTable, tmp_path: Path) -> None:
    path = tmp_path / "table.csv"
    table.to_csv(path)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert rows == [
        {name: "" if value is None else str(value) for name, value in cell._asdict().items()}
        for cell in table.cells
    ]


def test_the_cells_of_a_table_are_what_it_shows() -> None:
    assert len(score_table().cells) == 88
    tsumo = score_table("tsumo", dealer=True).cells
    assert len(tsumo) == 44
    assert {cell.dealer for cell in tsumo} == {True}
    assert all(isinstance(cell, LimitCell) for cell in limit_table().cells)


def test_the_frame_has_numbers_and_a_row_for_each_cell() -> None:
    frame = score_frame(rules="tenhou")
    assert frame.columns.to_list() == list(score_cells()[0]._fields)
    assert [(row.han, row.fu) for row in frame.itertuples()] == [
        (cell.han, cell.fu) for cell in score_cells(rules="tenhou")
    ]
    assert frame.loc[frame["legal"], ["base", "points"]].notna().all(axis=None)
    assert frame.loc[~frame["legal"], ["base", "points"]].isna().all(axis=None)


def test_a_page_stands_alone(tmp_path: Path) -> None:
    path = tmp_path / "table.html"
    score_table("tsumo").to_page(path)
    page = path.read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert not re.search(r"https?:|src=|href=|@import|url\(", page)
    (table,) = Cells(page).tables
    assert body(table)[2][1]["text"] == "500/1,000"
    assert "seven pairs by tsumo are 3 han already" in page.partition("</table>")[2]


@pytest.mark.parametrize("name", EVERY_RULE_SET)
def test_the_cheat_sheet_has_every_number(name: str, tmp_path: Path) -> None:
    rules = rules_named(name)
    path = tmp_path / "sheet.html"
    page = cheat_sheet(rules=rules, path=path)
    assert path.read_text(encoding="utf-8") == page
    assert not re.search(r"https?:|src=|href=|@import|url\(", page)
    recipe, sets, ron, tsumo, limits = Cells(page).tables
    fu = {row[0]["text"]: [cell["text"] for cell in row[1:]] for row in (*recipe[1:], *sets[1:])}
    assert fu["every hand starts with"] == ["20"]
    assert fu["closed ron"] == ["10"]
    assert fu["tsumo, unless it is pinfu"] == ["2"]
    assert fu["pair of seat and round wind in one"] == [str(rules.double_wind_pair_fu)]
    assert fu["closed wait, edge wait or pair wait"] == ["2"]
    assert fu["closed triplet"] == ["4", "8"]
    assert fu["closed kan"] == ["16", "32"]
    assert ("tsumo on a kan's replacement tile" in fu) == (rules.rinshan_tsumo_fu == 0)
    assert "Seven pairs are always 25 fu." in page
    assert f"An open hand without fu is {rules.open_pinfu_fu} by ron." in page
    frame = score_frame(rules=rules)
    for by, table in (("ron", ron), ("tsumo", tsumo)):
        ordered = frame[frame.by == by].sort_values(["fu", "dealer", "han"])
        shown = [cell for row in body(table) for cell in row]
        assert [cell["text"] for cell in shown] == [
            grouped(payments) or "–" for payments in ordered["payments"]
        ]
        assert [cell["note"] for cell in shown] == ["M" if each else "" for each in ordered.limit]
    assert sorted(cell["text"] for row in body(limits) for cell in row) == sorted(
        grouped(cell.payments) for cell in limit_cells(rules=rules)
    )
    for reason in set(frame["why_not"]) - {""}:
        assert reason in page


# --- bad arguments -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: score_frame(rules="tenho"), 'there is no rule set "tenho": choose documents'),
        (lambda: limit_table(rules="tenho"), 'there is no rule set "tenho"'),
        (lambda: cheat_sheet(rules="tenho"), 'there is no rule set "tenho"'),
        (lambda: score_table("chombo"), "by is 'ron' or 'tsumo', not 'chombo'"),
        (lambda: why_not(1, 30, by="chombo"), "by is 'ron' or 'tsumo', not 'chombo'"),
        (lambda: score_table(highlight=(5, 30)), "the table has han 1, 2, 3 or 4, not 5"),
        (lambda: score_table(highlight=(3, 33)), "100 or 110, not 33"),
        (lambda: open_cell(0, 30), "the table has han 1, 2, 3 or 4, not 0"),
        (lambda: why_not(1, 120), "the table has fu 20, 25, 30"),
    ],
)
def test_bad_arguments_are_named(call, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        call()
