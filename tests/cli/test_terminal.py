"""The commands that score: what they print, the same as JSON, and what they refuse."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from mahjong_lessons import riichi
from mahjong_lessons.cli import main as cli
from mahjong_lessons.data import real_wins
from mahjong_lessons.hongkong import STAKES
from mahjong_lessons.riichi.payments import FU_VALUES
from tests.cli.test_main import run

LINE = "111m456678p35s99s ron 4s riichi"
NO_YAKU = "2m678s555s pon 999p chi 456m tsumo 2m"
DAISANGEN = "234m9p pon 555z pon 666z pon 777z tsumo 9p liable W honba 1"


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What a command prints that ends well and complains of nothing."""

    def printed(*arguments: str) -> str:
        assert cli.main(arguments) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return printed


@pytest.fixture
def record(printed: Callable[..., str]) -> Callable[..., Any]:
    """The JSON object that a command prints."""
    return lambda *arguments: json.loads(printed(*arguments, "--json"))


def table(out: str, head: str) -> list[list[str]]:
    """The words of the rows of a table, found by the first words of its head."""
    lines = out.splitlines()
    start = next(place for place, line in enumerate(lines) if line.strip().startswith(head))
    rows = [line.split() for line in lines[start + 2 :]]
    return rows[: rows.index([])] if [] in rows else rows


# --- score --------------------------------------------------------------------


def test_score_shows_fu_yaku_and_payment() -> None:
    done = run("score", f"{LINE} indicators 3p")
    assert done.returncode == 0
    assert done.stderr == ""
    fu = [int(row[-1]) for row in table(done.stdout, "line ")[:8]]
    assert fu == [20, 10, 8, 0, 0, 0, 0, 2]
    # 3p points to 4p: one dora beside riichi. 2 han 40 fu: 640 × 4 = 2,560, up to 2,600.
    yaku = [(row[0], row[-1]) for row in table(done.stdout, "yaku ") if "---" not in row[0]]
    assert yaku == [("riichi", "1"), ("dora", "1"), ("together", "2")]
    assert "the winner receives 2,600" in done.stdout
    assert "only one way to read this hand" in done.stdout
    assert done.stdout.endswith("\nrules: documents\n")


def test_score_says_why_one_reading_won(printed: Callable[..., str]) -> None:
    # As ryanmen the hand is pinfu: 480 × 4 = 1,920, so 2,000; as kanchan 320 × 4 = 1,280.
    out = printed("score", "23345789m567p44s ron 4m riichi seat W")
    assert "ryanmen (riichi and pinfu; 30 fu 2 han, 2,000)" in out
    assert "kanchan (riichi; 40 fu 1 han, 1,300): the first has more points" in out


def test_score_without_a_yaku_says_so_and_what_han_would_pay(printed: Callable[..., str]) -> None:
    out = printed("score", LINE.removesuffix(" riichi"))
    assert "No yaku: this hand does not win" in out
    # 40 fu, a non-dealer's ron: 4 × 40 × 2^(han + 2), up to the next 100; 4 han are a mangan.
    assert [row[1] for row in table(out, "han ")] == ["1,300", "2,600", "5,200", "8,000"]
    assert "the arithmetic" not in out


def test_score_without_a_yaku_splits_a_tsumo(printed: Callable[..., str]) -> None:
    # 20 + 2 + 4 (555s) + 4 (999p) + 2 (pair wait) = 32, so 40 fu. 1 han: 320 from each, 640
    # from the dealer; the dealer's own: 640 from each; a honba is 100 more from each.
    for line, shares in (
        (NO_YAKU, "400 from each non-dealer and 700 from the dealer"),
        (f"{NO_YAKU} seat E honba 1", "800 from each"),
    ):
        (first, *_) = table(printed("score", line), "han ")
        assert " ".join(first[1:-1]) == shares


def test_score_takes_the_line_without_quotes(printed: Callable[..., str]) -> None:
    assert printed("score", *LINE.split()) == printed("score", LINE)


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        # 1 han 40 fu: 320 × 4 = 1,280, so 1,300; 2 honba 600; a stick of 1,000 for the winner.
        (f"{LINE} from W honba 2 sticks 1", ["0", "2,900", "-1,900", "0"]),
        # 20 + 2 + 8 (999m) fu; menzen tsumo is 1 han: 240 × 2 = 480 from each, so 500.
        ("234m56p678s44999m tsumo 7p seat E", ["1,500", "-500", "-500", "-500"]),
        # who is liable pays the whole tsumo of 32,000, and the honba
        (DAISANGEN, ["0", "32,300", "-32,300", "0"]),
    ],
)
def test_score_shows_what_each_player_wins_and_loses(
    line: str, changes: list[str], printed: Callable[..., str]
) -> None:
    assert table(printed("score", line), "East ") == [changes]


def test_score_says_who_is_liable_only_where_it_counts(printed: Callable[..., str]) -> None:
    assert "West is liable (pao)" in printed("score", DAISANGEN)
    # no yakuman, so there is nothing to answer for
    assert "pao" not in printed("score", "234m99p45p678s pon 111s ron 3p liable W from N")


def test_score_leaves_the_changes_out_where_the_line_does_not_tell(
    printed: Callable[..., str],
) -> None:
    for line in (LINE, NO_YAKU):
        assert "each player's change" not in printed("score", line)


def test_score_names_the_limit(printed: Callable[..., str]) -> None:
    # riichi, toitoi (2) and sanankou (2)
    out = printed("score", "11122233344m55p ron 5p riichi")
    assert table(out, "yaku ")[-1] == ["mangan", "5"]
    assert "the winner receives 8,000" in out


def test_score_of_thirteen_orphans_is_a_yakuman(printed: Callable[..., str]) -> None:
    out = printed("score", "19m199p19s123457z ron 6z seat W")
    first, *_, last = table(out, "yaku ")
    assert (first[:2], last) == (["kokushi", "musou"], ["yakuman", "1"])
    assert "the winner receives 32,000" in out


def test_score_by_named_rules(printed: Callable[..., str]) -> None:
    double_wind = "666m35p11z234567s tsumo 4p riichi seat E"
    for rules, counts in (("documents", "30"), ("tenhou", "40")):  # 30 fu, or 32 rounded up
        out = printed("score", double_wind, "--rules", rules)
        assert out.split("\n\n")[0].endswith(f" {counts}")
        assert out.endswith(f"\nrules: {rules}\n")


def test_score_tells_what_is_not_known_of_the_rules(printed: Callable[..., str]) -> None:
    # Big three dragons and all honours: is North liable for one yakuman or for the whole hand?
    line = "222z1z pon 555z pon 666z pon 777z tsumo 1z liable N seat W"
    scored = riichi.score(riichi.Win.parse(line), rules="jpml-2023")
    assert scored.unsure_rules == ("pao",)
    assert "jpml-2023 is not known to set pao" in printed("score", line, "--rules", "jpml-2023")


def test_score_in_a_terminal_with_few_characters() -> None:
    command = [sys.executable, "-X", "utf8=0", "-m", "mahjong_lessons", "score", LINE]
    terminal = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=terminal, capture_output=True, check=False)
    assert done.returncode == 0
    assert b"40 ? 2^(1 + 2) = 320" in done.stdout


# --- points -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "receives", "step"),
    [
        # 40 × 2^5 = 1,280; × 4 = 5,120
        ("--han 3 --fu 40", "5,200", "40 × 2^(3 + 2) = 1,280"),
        # × 6 = 7,680, so 7,700; 2 × 300 and 1 × 1,000 more
        ("--han 3 --fu 40 --dealer --honba 2 --sticks 1", "9,300", "6 × 1,280 = 7,680"),
        # 2 × 1,280 = 2,560 from each of three, so 2,600
        ("--han 3 --fu 40 --dealer --by tsumo", "7,800", "3 × 2,600 = 7,800"),
        # 1,300 from two and 2,600 from the dealer
        ("--han 3 --fu 40 --by tsumo", "5,200", "2 × 1,300 + 2,600 = 5,200"),
        ("--han 8", "16,000", "baiman"),
        ("--yakuman 2 --dealer", "96,000", "16,000 base points"),
        # 30 × 2^6 = 1,920 × 4 = 7,680; with kiriage a mangan
        ("--han 4 --fu 30", "7,700", "1,920"),
        ("--han 4 --fu 30 --rules wrc-2022", "8,000", "kiriage"),
    ],
)
def test_points(options: str, receives: str, step: str, printed: Callable[..., str]) -> None:
    out = printed("points", *options.split())
    assert f"the winner receives {receives}\n" in out
    assert step in out
    assert out.splitlines()[-1] == f"rules: {'wrc-2022' if 'wrc' in options else 'documents'}"


# --- waits --------------------------------------------------------------------


def test_waits_shows_each_tile_and_what_it_scores(printed: Callable[..., str]) -> None:
    # Riichi and pinfu: 2 han 30 fu by ron, 480 × 4 = 1,920; with menzen tsumo 3 han 20 fu,
    # 640: 700 from two, 1,300 from the dealer.
    out = printed("waits", "234567m345p99p67s riichi")
    rows = [" ".join(row) for row in table(out, "tile ")]
    worth = "2,000 (2 han 30 fu) 2,700 (3 han 20 fu)"
    assert rows == [f"5s 4 {worth}", f"8s 4 {worth}"]


def test_waits_of_a_hand_that_waits_for_nothing(printed: Callable[..., str]) -> None:
    assert "No tile completes this hand." in printed("waits", "1357m2468p1357s1z")


def test_waits_by_named_rules(record: Callable[..., Any]) -> None:
    # 20 + 2 (tsumo) + 4 (666m) + 2 (closed wait) = 28; the double wind adds 2 or 4.
    line = "666m35p11z234567s riichi seat E"
    for rules, fu in (("documents", 30), ("tenhou", 40)):
        (wait,) = record("waits", line, "--rules", rules)["lines"]
        assert (wait["tile"], wait["tsumo"]["fu"]["total"]) == ("4p", fu)


# --- for programs -------------------------------------------------------------


def test_score_as_json_has_the_keys_that_programs_rely_on(record: Callable[..., Any]) -> None:
    found = record("score", f"{LINE} from W sticks 1")
    assert set(found) == {
        *("rule_set", "win", "rules", "han", "yakuman", "fu", "yaku", "limit", "base", "points"),
        *("payment", "changes", "readings", "why", "unsure"),
    }
    assert found["win"] == str(riichi.Win.parse(f"{LINE} from W sticks 1"))
    assert (found["rule_set"], found["rules"]["red_fives"]) == ("documents", True)
    assert found["fu"]["lines"][-1] == {
        "kind": "kanchan",
        "fu": 2,
        "tiles": "35s",
        "why": "35s waited for 4s in the middle",
    }
    assert found["yaku"] == [{"name": "riichi", "han": 1, "yakuman": 0}]
    # 40 × 2^3 = 320, × 4 = 1,280
    assert (found["base"], found["points"], found["limit"]) == (320, 1300, "")
    paid = {who: found["payment"][who] for who in ("discarder", "dealer", "others", "sticks")}
    assert paid == {"discarder": 1300, "dealer": 0, "others": 0, "sticks": 1000}
    assert found["payment"]["total"] == 2300
    assert found["changes"] == {"E": 0, "S": 2300, "W": -1300, "N": 0}
    assert found["unsure"] == []


def test_score_as_json_lists_every_reading_the_best_first(record: Callable[..., Any]) -> None:
    found = record("score", "23345789m567p44s ron 4m riichi seat W")
    worth = [
        (one["reading"]["wait"], one["fu"]["total"], one["points"]) for one in found["readings"]
    ]
    assert worth == [("ryanmen", 30, 2000), ("kanchan", 40, 1300)]
    assert [yaku["name"] for yaku in found["readings"][0]["yaku"]] == ["riichi", "pinfu"]


def test_score_as_json_without_a_yaku(record: Callable[..., Any]) -> None:
    found = record("score", NO_YAKU)
    assert (found["han"], found["points"], found["yaku"], found["changes"]) == (0, 0, [], None)
    assert found["fu"]["total"] == 40
    assert {found["payment"][amount] for amount in ("base", "points", "discarder", "total")} == {0}


USUAL = [real for real in real_wins() if real.red_fives and real.open_tanyao]


@pytest.mark.parametrize("real", USUAL[::250] + [real for real in USUAL if real.liable][:2])
def test_score_as_json_of_a_real_win_is_what_the_server_recorded(
    real: Any, record: Callable[..., Any]
) -> None:
    told = [real.notation]
    told += [f"from {real.discarder}"] if real.discarder else []
    told += [f"liable {real.liable}"] if real.liable else []
    found = record("score", *told, "--rules", "tenhou")
    assert found["points"] == real.points
    assert found["limit"] == real.limit
    assert found["changes"] == real.changes
    assert (found["han"], found["yakuman"] > 0) == (real.han or 0, real.han is None)
    if real.han is not None:
        assert found["fu"]["total"] == real.fu
        yaku = {(line["name"], line["han"]) for line in found["yaku"]}
        assert yaku == {(name, han) for name, han in real.yaku if han}
    fu = found["fu"]
    assert fu["raw"] == sum(line["fu"] for line in fu["lines"])


def test_points_as_json(record: Callable[..., Any]) -> None:
    options = "--han 3 --fu 40 --by tsumo --honba 2 --sticks 1"
    # 1,280 and 2,560, up to 1,300 and 2,600; each pays 200 more
    found = record("points", *options.split())
    assert found.pop("rules") == riichi.Rules().as_record()
    assert len(found["payment"].pop("steps")) == 6
    assert found == {
        "rule_set": "documents",
        "han": 3,
        "fu": 40,
        "yakuman": 0,
        "dealer": False,
        "by": "tsumo",
        "honba": 2,
        "sticks": 1,
        "payment": {
            "limit": "",
            "base": 1280,
            "points": 5200,
            "discarder": 0,
            "dealer": 2800,
            "others": 1500,
            "sticks": 1000,
            "total": 6800,
        },
    }


def test_waits_as_json(record: Callable[..., Any]) -> None:
    found = record("waits", "234567m345p99p67s")
    assert [(wait["tile"], wait["left"]) for wait in found["lines"]] == [("5s", 4), ("8s", 4)]
    assert [wait["ron"]["points"] for wait in found["lines"]] == [1000, 1000]  # pinfu, 30 fu
    tenhou = record("waits", "234567m345p99p67s tenhou seat E")
    assert [wait["ron"] for wait in tenhou["lines"]] == [None, None]
    assert [wait["tsumo"]["points"] for wait in tenhou["lines"]] == [48_000, 48_000]


# --- what is refused ------------------------------------------------------------

REFUSED = [
    (["score", "123 456m"], '"123" has no suit: write 123m, 123p, 123s or 123z\n123 456m\n^^^\n'),
    (["score", f"{LINE} ippatsu haitei"], "haitei"),
    (["score", f"{LINE} hontei"], "did you mean houtei?"),
    (["score", ""], "the line starts with the concealed tiles"),
    (["score"], "LINE"),
    (["score", LINE, "--rules", "nobody"], 'no rule set "nobody": choose documents, document-d'),
    (["score", LINE, "--rules", "tenho"], "(did you mean tenhou?)"),
    (["score", LINE, "--rule", "tenhou"], "(did you mean --rules?)"),
    (["scor", LINE], "(did you mean score?)"),
    (["points"], "--han --yakuman"),
    (["points", "--han", "0", "--fu", "30"], "a win needs at least 1 han, not 0"),
    (["points", "--han", "3"], "below 5 han the fu are needed"),
    (["points", "--han", "3", "--fu", "33"], "20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120"),
    (["points", "--han", "1", "--fu", "20", "--by", "tsumo"], "1 han 20 fu does not exist"),
    (["points", "--han", "2", "--fu", "20"], "by ron the least is 30"),
    (["points", "--han", "1", "--fu", "25"], "1 han 25 fu does not exist"),
    (["points", "--han", "2", "--fu", "25", "--by", "tsumo"], "2 han 25 fu exists by ron only"),
    (["points", "--han", "three", "--fu", "30"], '"three" is no whole number'),
    (["points", "--han", "3", "--yakuman", "1"], "not allowed with"),
    (["points", "--yakuman", "-1"], "yakuman is a count from 0 up, not -1"),
    (["points", "--yakuman", "1", "--fu", "30"], "leave the fu out"),
    (["points", "--han", "2", "--fu", "30", "--honba", "-1"], "counts from 0 up"),
    (["points", "--han", "2", "--fu", "30", "--sticks=-1"], "counts from 0 up"),
    (["points", "--han", "2", "--fu", "30", "--by", "luck"], "by is 'ron' or 'tsumo'"),
    (["points", "--han", "2", "--fu", "30", "--honba", "9" * 4300], "digits"),
    (["waits", "234567m345p99p67s ron 8s"], 'leave out "ron" and the tile'),
    (["waits", "234567m345p99p6s"], "12"),
    (["waits", "11111m234p678s55z"], "1m is there 5 times"),
]


@pytest.mark.parametrize(("arguments", "message"), REFUSED)
def test_bad_input_is_refused_with_the_reason(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("mahjong-lessons: ")
    assert message in err


@pytest.mark.parametrize(("arguments", "message"), REFUSED)
def test_bad_input_is_refused_in_json_too(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*arguments, "--json"]) == 2
    out, err = capsys.readouterr()
    (error,) = json.loads(out).values()
    assert set(error) == {"kind", "message", "text", "span"}
    assert error["message"] in err
    assert message.splitlines()[0] in error["message"]


def test_an_error_in_json_says_its_kind_and_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["score", f"{LINE} hontei", "--json"])
    error = json.loads(capsys.readouterr().out)["error"]
    start, end = error["span"]
    assert (error["kind"], error["text"][start:end]) == ("NotationError", "hontei")
    cli.main(["points", "--han", "3", "--fu", "33", "--json"])
    error = json.loads(capsys.readouterr().out)["error"]
    assert (error["kind"], error["text"], error["span"]) == ("ValueError", None, None)


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "123 456m", "--json"],
        ["score", "\udcff\udcfe"],
        ["points", "--han", "1", "--fu", "20"],
        ["waits", "<b>"],
        ["pints"],
    ],
)
def test_no_traceback(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("mahjong-lessons: ")
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows reports a closed pipe otherwise")
def test_who_stops_reading_is_not_told_so() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "mahjong_lessons", "score", LINE]
    try:
        done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


def test_points_takes_every_fu_that_the_help_names(
    record: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["points", "--help"])
    assert left.value.code == 0
    words = re.findall("[0-9]+", capsys.readouterr().out)
    for fu in FU_VALUES:
        assert str(fu) in words
        way = "tsumo" if fu == 20 else "ron"
        assert record("points", "--han", "4", "--fu", str(fu), "--by", way)["fu"] == fu


@pytest.mark.parametrize("command", ["score", "points", "waits"])
def test_the_example_of_a_help_text_runs(
    command: str, printed: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main([command, "--help"])
    *_, example = capsys.readouterr().out.split("Example: mahjong-lessons ")
    assert shlex.split(example)[0] == command
    assert printed(*shlex.split(example))


# --- a Hong Kong hand -------------------------------------------------------------------

HONG_KONG = "234567m78m22z pung 777z discard 9m from W"
"""Red dragon 1 and mixed one suit 3: 4 faan, 16 units, 32 from West."""


def test_hong_kong_shows_patterns_units_and_who_pays(printed: Callable[..., str]) -> None:
    out = printed("hong-kong", HONG_KONG)
    rows = [(row[0], row[-1]) for row in table(out, "pattern ") if "---" not in row[0]]
    assert rows == [("red", "1"), ("mixed", "3"), ("together", "4")]
    assert "4 faan: 16 units" in out
    assert "South receives 32" in out
    assert out.endswith("\nrules: documents\n")


def test_hong_kong_below_the_minimum_is_an_answer(printed: Callable[..., str]) -> None:
    out = printed("hong-kong", "123m456p789s2m pung 555z discard 2m")
    assert "1 faan is below the minimum of 3: this hand does not win." in out
    assert "receives" not in out


def test_hong_kong_takes_rules_one_by_one(printed: Callable[..., str]) -> None:
    options = ["--points-per-unit", "0.5", "--discard", "half", "--flowers", "yes"]
    out = printed("hong-kong", HONG_KONG, *options)
    # no flowers is a fifth faan: 24 units, 12 points a share; a share, and half a share twice
    assert "no flowers" in out
    assert "South receives 24" in out
    assert "rules: documents, with discard=half, points_per_unit=0.5, flowers=yes" in out


def test_hong_kong_names_the_rule_set_that_was_changed(
    printed: Callable[..., str], record: Callable[..., Any]
) -> None:
    options = [HONG_KONG, "--rules", "hkma", "--limit", "13"]
    assert printed("hong-kong", *options).endswith("\nrules: hkma, with limit=13\n")
    found = record("hong-kong", *options)
    assert (found["rule_set"], found["rules"]["limit"]) == ("hkma", 13)
    # no flowers is a fifth faan, 24 units, 2 points each, two shares
    assert found["changes"]["W"] == -96


@pytest.mark.parametrize("word", ["yes", "no", "true", "False", "YES"])
def test_hong_kong_takes_yes_and_no(word: str, record: Callable[..., Any]) -> None:
    found = record("hong-kong", HONG_KONG, "--flowers", word)
    assert found["rules"]["flowers"] is (word.lower() in ("yes", "true"))


def test_hong_kong_takes_a_table_of_ones_own(record: Callable[..., Any]) -> None:
    found = record("hong-kong", HONG_KONG, "--table", "3:1,4:2,7:4,10:8")
    # 4 faan are 2 units there: two shares are 4
    assert (found["units"], found["changes"]["W"]) == (2, -4)
    assert found["rules"]["table"] == [[3, 1], [4, 2], [7, 4], [10, 8]]


def test_hong_kong_takes_a_stake_by_name(record: Callable[..., Any]) -> None:
    for stake, paid in (("ji-ng-gai", 16), ("ng-jat", 32), ("jat-ji-man", 64)):
        changes = record("hong-kong", HONG_KONG, "--points-per-unit", stake)["changes"]
        assert changes["W"] == -paid


def test_hong_kong_writes_exact_numbers(record: Callable[..., Any]) -> None:
    """Two shares of 16 units at a third of a point: 32/3, which no decimal number is."""
    found = record("hong-kong", HONG_KONG, "--points-per-unit", "1/3")
    assert found["rules"]["points_per_unit"] == "1/3"
    assert found["changes"] == {"E": 0, "S": "32/3", "W": "-32/3", "N": 0}
    half = record("hong-kong", HONG_KONG, "--points-per-unit", "1/64")["changes"]
    assert half["W"] == -0.5


def test_hong_kong_help_says_what_each_rule_takes(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["hong-kong", "--help"])
    out = " ".join(capsys.readouterr().out.split())
    for words in ("yes or no", "such as 3:1,4:2,7:4,10:8", *STAKES):
        assert words in out


def test_hong_kong_as_json(record: Callable[..., Any]) -> None:
    found = record("hong-kong", HONG_KONG, "--limit", "13")
    assert (found["rule_set"], found["rules"]["limit"]) == ("documents", 13)
    assert (found["faan"], found["raw"], found["units"]) == (4, 4, 16)
    assert found["lines"][-1] == {"name": "mixed one suit", "faan": 3}
    assert found["changes"] == {"E": 0, "S": 32, "W": -32, "N": 0}
    swallowed = record("hong-kong", "1112345678999m discard 5m")["excluded"]
    assert {one["name"]: one["by"] for one in swallowed} == {
        "concealed": "nine gates",
        "pure one suit": "nine gates",
    }


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["123m456p789s2m pung 555z discard 2m flowers 5"], "there is no number 5"),
        (["12m456p78s22m closed-kong 5555z self-draw 9s"], "a kong counts as three"),
        (["1122m77p99p55s11z4z discard 4z"], "seven pairs are no winning hand"),
        ([HONG_KONG, "--limit", "9"], "limit is 10, 8 or 13, not '9'"),
        ([HONG_KONG, "--limit", "8", "--rules", "hkm"], "(did you mean hkma?)"),
        ([HONG_KONG, "--flower", "yes"], "(did you mean --flowers?)"),
        ([HONG_KONG, "--points-per-unit", "0"], "points_per_unit is a number above 0"),
        ([HONG_KONG, "--points-per-unit", "1e99999999"], "points_per_unit is a number above 0"),
        ([HONG_KONG, "--flowers", "maybe"], "flowers is yes or no, not 'maybe'"),
        ([HONG_KONG, "--table", "hot"], "or your own, faan:units, such as 3:1,4:2,7:4,10:8, not"),
        ([HONG_KONG, "--table", "3:1,3:2,10:4"], "one row for each number, but 3 is twice"),
        ([HONG_KONG, "--table", "3:8,10:1"], "units never fall as faan rise"),
    ],
)
def test_hong_kong_refuses_with_the_reason(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["hong-kong", *arguments]) == 2
    assert message in capsys.readouterr().err
    assert cli.main(["hong-kong", *arguments, "--json"]) == 2
    assert message in json.loads(capsys.readouterr().out)["error"]["message"]
