"""What people get wrong when they count fu.

Each misconception is the right recipe with a line of it changed (or the reading, or the
rounding), so two of them at once compose. Where one belief would always include another
it acts only on hands where the other does not: a closed ron without its 10 is F04 in a
pinfu hand, F28 beside a closed kan, and F06 in all others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from mahjong_lessons.core.readings import Form, Reading, Wait
from mahjong_lessons.practice.mistakes import fu_changes as change
from mahjong_lessons.practice.mistakes.base import Misconception
from mahjong_lessons.practice.mistakes.fu_changes import Change
from mahjong_lessons.practice.mistakes.tally import Facts, Rounding, Tally
from mahjong_lessons.riichi.fu import CLOSED_RON_FU, TSUMO_FU, VALUE_PAIR_FU, FuKind
from mahjong_lessons.riichi.rules import DEFAULT, Rules, rules_of
from mahjong_lessons.riichi.scoring import count_fu
from mahjong_lessons.riichi.win import Win


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class FuMisconception(Misconception):
    """A misconception about fu: what it does to a count.

    ``changes`` are the ways in which its holder may write it down; the first is the
    usual one. ``reads`` picks another reading of the hand first, where the belief is
    about that. It acts on hands of one ``form`` alone.
    """

    changes: tuple[Change, ...] = (change.nothing,)
    reads: Callable[[Facts], Reading | None] | None = None
    form: Form = Form.STANDARD

    def count(self, win: Win, rules: Rules | str = DEFAULT) -> Tally:
        """The count of somebody who holds this, in the best reading of a win.

        It is the right count where the belief makes no difference.

        >>> win = Win.parse("234678m999s55p44s ron 5p riichi")
        >>> FU["F01"].count(win).raw, FU["F01"].count(win).fu
        (42, 50)
        """
        facts = Facts(win, count_fu(win, rules=rules).reading, rules_of(rules))
        seen = self.seen(facts)
        return self.apply(seen.tally, seen, self.changes[0])

    def seen(self, facts: Facts) -> Facts:
        """What its holder sees: mostly what there is, else the hand read in another way."""
        reading = self.reads(facts) if self.reads and facts.reading.form is self.form else None
        return Facts(facts.win, reading, facts.rules) if reading else facts

    def apply(self, tally: Tally, facts: Facts, one: Change) -> Tally:
        """One of its changes, made to a count."""
        return one(tally, facts) if facts.reading.form is self.form else tally


_FU, _SHORTCUTS, _SPECIAL = "04-count-fu", "05-two-shortcuts", "06-fu-special-cases"


def _finish(before: FuKind, after: FuKind) -> tuple[Change, ...]:
    return (change.finished_triplet(before, after),)


def _each(see: change.See) -> tuple[Change, ...]:
    return (change.set_lines(see),)


def _list() -> Iterator[FuMisconception]:
    yield FuMisconception(
        id="F22",
        title="of two readings the one with less fu kept",
        hint="The winning tile may end more than one shape: of readings that are worth the same "
        "han, take the one with more fu.",
        lesson=_SPECIAL,
        reads=change.lower,
    )
    yield FuMisconception(
        id="F36",
        title="the reading with most fu taken, though another pays more",
        hint="Points decide between readings: one han more beats a few fu.",
        lesson=_SPECIAL,
        reads=change.higher,
    )
    yield FuMisconception(
        id="F37",
        title="two double runs read as seven pairs",
        hint="Seven pairs that are four runs and a pair as well count as runs, with their own fu.",
        lesson=_SHORTCUTS,
        reads=change.seven_pairs,
    )
    yield FuMisconception(
        id="F01",
        title="a triplet finished by ron counted as closed",
        hint="A triplet finished by ron counts as open: half the fu of a closed one.",
        lesson=_FU,
        changes=_finish(FuKind.MINKOU, FuKind.ANKOU),
    )
    yield FuMisconception(
        id="F01b",
        title="by ron every triplet counted as open",
        hint="A ron opens the one triplet that it finishes; the others in the hand stay closed.",
        lesson=_FU,
        changes=_each(change.by_ron_all_open),
    )
    yield FuMisconception(
        id="F02",
        title="a triplet finished by tsumo counted as open",
        hint="Who draws the third tile has a closed triplet: tsumo never opens one.",
        lesson=_FU,
        changes=_finish(FuKind.ANKOU, FuKind.MINKOU),
    )
    yield FuMisconception(
        id="F31",
        title="after a call every triplet counted as open",
        hint="A call opens the hand, not the triplets that are still in it.",
        lesson=_FU,
        changes=_each(change.by_calls_all_open),
    )
    yield FuMisconception(
        id="F33",
        title="a called triplet or kan counted as closed",
        hint="Calls never raise the fu: a called triplet or kan brings half of a closed one.",
        lesson=_FU,
        changes=_each(change.calls_raise),
    )
    yield FuMisconception(
        id="F18",
        title="a triplet of guest winds counted as nothing",
        hint="A triplet of guest winds is no yaku, but honours bring their fu all the same.",
        lesson=_SPECIAL,
        changes=_each(change.guest_wind_nothing),
    )
    yield FuMisconception(
        id="F19",
        title="terminals and honours counted like simples",
        hint="A triplet or kan of terminals or honours brings twice the fu of simples.",
        lesson=_FU,
        changes=_each(change.never_outside),
    )
    yield FuMisconception(
        id="F27",
        title="a kan counted as a triplet",
        hint="A kan brings four times the fu of the triplet.",
        lesson=_FU,
        changes=_each(change.kan_as_triplet),
    )
    yield FuMisconception(
        id="F27b",
        title="a kan counted at half: as two triplets, or a closed one as open",
        hint="A kan brings four times the fu of the triplet, and a closed kan stays closed.",
        lesson=_FU,
        changes=_each(change.kan_halved),
    )
    yield FuMisconception(
        id="F29",
        title="an added kan counted as closed",
        hint="An added kan grew out of a called triplet: it is open.",
        lesson=_FU,
        changes=_each(change.added_kan_closed),
    )
    yield FuMisconception(
        id="F32",
        title="runs given 2 fu each",
        hint="A run never brings fu, open or closed.",
        lesson=_FU,
        changes=_each(change.run_like_a_triplet),
    )
    yield FuMisconception(
        id="F03",
        title="2 for tsumo added to pinfu",
        hint="Pinfu gives up the 2 for tsumo: by tsumo it is always 20.",
        lesson=_SHORTCUTS,
        changes=(change.won_line(TSUMO_FU, lambda facts: facts.is_pinfu and not facts.by_ron),),
    )
    yield FuMisconception(
        id="F04",
        title="pinfu left at 20 by ron",
        hint="Pinfu by ron gets the 10 of any closed ron: 30.",
        lesson=_SHORTCUTS,
        changes=(change.won_line(0, lambda facts: facts.is_pinfu and facts.by_ron),),
    )
    yield FuMisconception(
        id="F28",
        title="a closed kan thought to open the hand: no 10 for the ron",
        hint="A closed kan is no call: the hand stays closed, and a ron brings 10.",
        lesson=_SPECIAL,
        changes=(
            change.won_line(0, lambda facts: _closed_ron(facts) and change.closed_kan(facts)),
        ),
    )
    yield FuMisconception(
        id="F06",
        title="10 for a closed ron forgotten",
        hint="A closed hand won by ron gets 10.",
        lesson=_FU,
        changes=(
            change.won_line(0, lambda facts: _closed_ron(facts) and not change.closed_kan(facts)),
        ),
    )
    yield FuMisconception(
        id="F05",
        title="10 for a ron given to an open hand",
        hint="The 10 for a ron is for closed hands; an open one gets nothing.",
        lesson=_FU,
        changes=(
            change.won_line(CLOSED_RON_FU, lambda facts: facts.by_ron and not facts.is_closed),
        ),
    )
    yield FuMisconception(
        id="F07",
        title="10 for a closed hand given on tsumo too",
        hint="The 10 is for a closed ron; a tsumo brings 2.",
        lesson=_FU,
        changes=(
            change.won_line(CLOSED_RON_FU + TSUMO_FU, change.closed_tsumo),
            change.won_line(CLOSED_RON_FU, change.closed_tsumo),
        ),
    )
    yield FuMisconception(
        id="F08",
        title="no 2 for the tsumo of an open hand",
        hint="The yaku menzen tsumo is for closed hands; the 2 fu for tsumo are for open ones too.",
        lesson=_FU,
        changes=(change.won_line(0, lambda facts: not facts.by_ron and not facts.is_closed),),
    )
    yield FuMisconception(
        id="F09",
        title="2 for the tsumo of a closed hand forgotten",
        hint="A tsumo brings 2 fu, beside the han of the yaku menzen tsumo.",
        lesson=_FU,
        changes=(change.won_line(0, change.closed_tsumo),),
    )
    yield FuMisconception(
        id="F32b",
        title="the base of 20 forgotten",
        hint="Every hand of four sets and a pair starts at 20.",
        lesson=_FU,
        changes=(lambda tally, facts: tally._replace(base=0),),
    )
    yield FuMisconception(
        id="F23",
        title="a pair of guest winds given 2",
        hint="Only dragons, the seat wind and the round wind give a pair value.",
        lesson=_FU,
        changes=(change.pair_line(VALUE_PAIR_FU, change.guest_pair),),
    )
    yield FuMisconception(
        id="F24",
        title="a pair of terminals given 2",
        hint="Terminals double the fu of a triplet; a pair of them brings nothing.",
        lesson=_FU,
        changes=(change.pair_line(VALUE_PAIR_FU, change.terminal_pair),),
    )
    yield FuMisconception(
        id="F25",
        title="a value pair missed",
        hint="A pair of dragons, of the seat wind or of the round wind brings 2.",
        lesson=_FU,
        changes=(change.pair_line(0, change.value_pair),),
    )
    yield FuMisconception(
        id="F30",
        title="a pair wait on a value pair given 2 only once",
        hint="The pair brings 2 for its value, and the wait for it brings 2 more.",
        lesson=_SPECIAL,
        changes=(
            change.wait_line(0, change.value_pair_wait),
            change.pair_line(0, lambda facts, _: change.value_pair_wait(facts)),
        ),
    )
    yield FuMisconception(
        id="F17",
        title="2 given for two pairs that wait",
        hint="Two pairs that wait bring nothing for the wait: the triplet has its own fu.",
        lesson=_FU,
        changes=(change.wait_line(2, lambda facts: facts.reading.wait is Wait.SHANPON),),
    )
    yield FuMisconception(
        id="F20",
        title="four in a row that wait for the pair taken for a two-sided wait",
        hint="Four numbers in a row wait at both ends, but for a pair: 2.",
        lesson=_SPECIAL,
        changes=(change.wait_line(0, change.nobetan),),
    )
    yield FuMisconception(
        id="F21",
        title="an edge wait missed",
        hint="1-2 waits for 3 alone and 8-9 for 7 alone: an edge wait brings 2.",
        lesson=_FU,
        changes=(change.wait_line(0, change.clear(Wait.PENCHAN)),),
    )
    yield FuMisconception(
        id="F34",
        title="a closed wait missed",
        hint="A wait for the tile in the middle of a run brings 2.",
        lesson=_FU,
        changes=(change.wait_line(0, change.clear(Wait.KANCHAN)),),
    )
    yield FuMisconception(
        id="F35",
        title="a pair wait missed",
        hint="A wait for the second tile of the pair brings 2.",
        lesson=_FU,
        changes=(change.wait_line(0, change.plain_pair_wait),),
    )
    yield FuMisconception(
        id="F26",
        title="a double wind pair counted as other tables do",
        hint="Look at what your rules give a pair that is both seat and round wind: 2 or 4.",
        lesson=_SPECIAL,
        rule="double_wind_pair_fu",
        changes=(change.other_double_wind,),
    )
    yield FuMisconception(
        id="F38",
        title="a tsumo on a replacement tile counted as other tables do",
        hint="Look at what your rules give a tsumo on the tile after a kan: 2 or nothing.",
        lesson=_SPECIAL,
        rule="rinshan_tsumo_fu",
        changes=(change.other_rinshan,),
    )
    yield FuMisconception(
        id="F12",
        title="an open hand without fu, won by ron, counted as other tables do",
        hint="Look at what your rules make of an open hand without fu, won by ron: 30 or 20.",
        lesson=_SPECIAL,
        rule="open_pinfu_fu",
        changes=(change.other_open_pinfu,),
    )
    yield FuMisconception(
        id="F10",
        title="seven pairs rounded up to 30",
        hint="Seven pairs are 25 and stay 25: nothing is rounded.",
        lesson=_SHORTCUTS,
        form=Form.CHIITOITSU,
        changes=(change.rounded(Rounding.UP),),
    )
    yield FuMisconception(
        id="F11",
        title="seven pairs counted line by line",
        hint="Seven pairs are 25, whatever the win, the pairs and the wait.",
        lesson=_SHORTCUTS,
        form=Form.CHIITOITSU,
        changes=(change.items_of_seven_pairs,),
    )
    yield FuMisconception(
        id="F13",
        title="the sum rounded to the nearest 10",
        hint="The sum is rounded up: 32 becomes 40.",
        lesson=_FU,
        within=("F14",),
        changes=(change.rounded(Rounding.NEAREST),),
    )
    yield FuMisconception(
        id="F14",
        title="the sum rounded down",
        hint="The sum is rounded up: 38 becomes 40.",
        lesson=_FU,
        changes=(change.rounded(Rounding.DOWN),),
    )
    yield FuMisconception(
        id="F15",
        title="each line rounded up to 10",
        hint="Round once, at the end: the lines stay as they are.",
        lesson=_FU,
        changes=(change.rounded(Rounding.EACH),),
    )
    yield FuMisconception(
        id="F16",
        title="the sum not rounded",
        hint="Round the sum up to the next 10 before it goes into the table.",
        lesson=_FU,
        changes=(change.rounded(Rounding.NONE),),
    )


def _closed_ron(facts: Facts) -> bool:
    return facts.by_ron and facts.is_closed and not facts.is_pinfu


FU: Mapping[str, FuMisconception] = MappingProxyType({one.id: one for one in _list()})
"""The misconceptions about fu by id, in the order in which they act: readings first, then
lines, then the end of the count."""
