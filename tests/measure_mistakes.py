"""Measures every misconception and writes it down: ``python -m tests.measure_mistakes``.

Run it when a misconception was added or changed, when the engine changed, or the real wins.
It takes a minute or two, shows how far it is, and writes the same file for the same code:
``mahjong_lessons/practice/mistakes/measured.toml``.

- *shows_on*: the real wins on which a misconception changes what is asked, and *hidden_on*
  those on which rounding hides that.
- *hinges*: of the real wins, and of hands that are put together by chance, those on which a
  misconception about fu changes the fu that count and the fewest others lead to the same
  number; of these first those that the fewest others get wrong at all.
- *for_pairs*: further hands, for pairs that these do not tell apart.
- *rivals*: the others that lead to the same number even there. For what is about something
  else, questions are looked through that ask for it.

Obvious mistakes are not counted among the others (see ``Measured.obvious``).
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import chain, combinations, islice
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeVar

from mahjong_lessons.core import WinBy
from mahjong_lessons.core.hand import Hand, HandError, Meld, MeldKind
from mahjong_lessons.core.tiles import FIRST_HONOUR, KINDS, Tile, Wind
from mahjong_lessons.data import real_wins
from mahjong_lessons.practice import ask
from mahjong_lessons.practice.answers.asked import Asked
from mahjong_lessons.practice.diagnosis.attempt import Value
from mahjong_lessons.practice.diagnosis.attempts import attempts_at, wrong_among
from mahjong_lessons.practice.draw.hinges import SEARCHED
from mahjong_lessons.practice.draw.places import Place, places_of
from mahjong_lessons.practice.mistakes import (
    FU,
    HAN,
    MISCONCEPTIONS,
    POINTS,
    Misconception,
    measured as store,
)
from mahjong_lessons.practice.mistakes.measured import Measured
from mahjong_lessons.riichi import Circumstance, Win, score

STORE = Path(store.__file__).with_suffix(".toml")
COMMAND = "python -m tests.measure_mistakes"
EACH = 6
"""Hinge hands that are kept of each."""
MADE = 45_000
"""Hands that are put together by chance."""

_T = TypeVar("_T")
Wrong = Mapping[str, Value]
"""What each misconception leads to on one hand, where that is wrong."""


def main() -> None:
    wins = [real.win for real in real_wins()]
    found = measure(wins, MADE)
    STORE.write_text(written(found, len(wins)), encoding="utf-8")
    print(f"{len(found)} misconceptions, on {len(wins):,} real wins: {STORE.name}")
    for id in MISCONCEPTIONS:
        if id in FU and not found[id].hinges:
            print(f"{id} has no hinge hand: no hand was found on which it changes the fu")
        if found[id].rivals:
            print(f"{id} was never found without {' and '.join(found[id].rivals)}")


def measure(wins: Sequence[Win], made: int) -> dict[str, Measured]:
    """Measure all misconceptions on some wins, and on so many hands made by chance."""
    counted = shares(wins)
    obvious = {id for id, one in counted.items() if one.obvious}
    hinges = hinge_hands(wins, made, obvious)
    asked: dict[Place, list[Wrong]] = {}
    found = {}
    for id, one in counted.items():
        if id in FU:
            hands = hinges[id]
            found[id] = replace(
                one, rivals=hands.rivals, hinges=hands.hinges, for_pairs=hands.for_pairs
            )
        else:
            wrongs = chain.from_iterable(_wrong_at(place, asked) for place in places_of(id))
            rivals = _unavoidable(_rivals(id, wrong, obvious) for wrong in wrongs if id in wrong)
            found[id] = replace(one, rivals=tuple(sorted(rivals)))
    return found


def written(found: Mapping[str, Measured], wins: int) -> str:
    """What was measured, as it is stored."""
    lines = [f"# Written by `{COMMAND}`, and not by hand.", f"wins = {wins}"]
    for id, one in found.items():
        lines += ["", f"[{id}]", f"shows_on = {one.shows_on}"]
        lines += [f"hidden_on = {one.hidden_on}"] if one.hidden_on is not None else []
        lines += _listed("rivals", one.rivals) + _listed("hinges", one.hinges)
        lines += _listed("for_pairs", one.for_pairs)
    return "\n".join(lines) + "\n"


def _listed(name: str, values: Iterable[str]) -> list[str]:
    """A list of texts, a line each; nothing of an empty one."""
    listed = [f'    "{value}",' for value in values]
    return [f"{name} = [", *listed, "]"] if listed else []


# --- on how many wins each shows ----------------------------------------------------


def shares(wins: Sequence[Win]) -> dict[str, Measured]:
    """On how many wins each misconception changes what is asked, and rounding hides it."""
    shown, hidden = Counter[str](), Counter[str]()
    for win in _progress(wins, "real wins"):
        starts = attempts_at(win)
        wrong = {asked: {*wrong_among(starts, asked)} for asked in _ASKED}
        shown.update({id for asked, ids in _ASKED.items() for id in wrong[asked] & ids.keys()})
        hidden.update(wrong[Asked.RAW] - wrong[Asked.FU])
    return {
        id: Measured(shows_on=shown[id], hidden_on=hidden[id] if id in FU else None, wins=len(wins))
        for id in MISCONCEPTIONS
    }


_ASKED: Mapping[Asked, Mapping[str, Misconception]] = {
    Asked.RAW: FU,
    Asked.FU: FU,
    Asked.HAN: HAN,
    Asked.PAYMENT: POINTS,
}
"""What is asked to see whether a misconception shows."""


# --- hinge hands ---------------------------------------------------------------------


class _Hand(NamedTuple):
    """A hand on which a misconception changes the fu; the best are the least."""

    rivals: int
    others: int
    kans: int
    same: int
    slips: int
    line: str
    with_same: frozenset[str]
    wrong: Wrong

    @property
    def rank(self) -> tuple[object, ...]:
        """What the best are chosen by."""
        return self[:6]


def hinge_hands(wins: Sequence[Win], made: int, obvious: set[str]) -> dict[str, Measured]:
    """For each misconception about fu its rivals, its hinge hands, and those for pairs."""
    found: dict[str, list[_Hand]] = {id: [] for id in FU}
    for win in _progress(list(_candidates(wins, made)), "hands"):
        starts = attempts_at(win)
        if not 0 < score(win).han < 5 or len(starts) > 1:
            continue  # the fu matter, and one count alone is right
        wrong = wrong_among(starts, Asked.FU)
        kans = sum(meld.kind.is_kan for meld in win.hand.melds)
        same = Counter(wrong.values())
        for id, answer in wrong.items():
            with_same = _rivals(id, wrong, obvious)
            others = len(wrong.keys() - obvious - {id})
            rank = len(with_same), others, kans, same[answer], len(wrong), str(win)
            found[id].append(_Hand(*rank, with_same, wrong))
    for hands in found.values():
        hands.sort(key=lambda hand: hand.rank)
    rivals = {id: _unavoidable(hand.with_same for hand in found[id]) for id in FU}
    kept = {
        id: _best(id, [hand for hand in found[id] if hand.with_same <= rivals[id]])
        for id in _progress(list(FU), "hinge hands chosen")
    }
    apart: dict[str, list[_Hand]] = {id: [] for id in FU}
    for pair in combinations(FU, 2):
        stored = chain.from_iterable((*kept[id], *apart[id]) for id in pair)
        if not any(_tells_apart(hand, *pair) for hand in stored):
            for id in pair:
                apart[id] += [hand for hand in found[id] if _tells_apart(hand, *pair)][:1]
    return {
        id: Measured(
            rivals=tuple(sorted(rivals[id])),
            hinges=tuple(hand.line for hand in kept[id]),
            for_pairs=tuple(hand.line for hand in apart[id]),
        )
        for id in FU
    }


def _best(id: str, hands: Iterable[_Hand]) -> list[_Hand]:
    different = {hand.line: hand for hand in hands}.values()
    clear = (h for h in different if set(ask("fu", h.line).turns_on) <= {FU[id].rule})
    return list(islice(clear, EACH))


def _tells_apart(hand: _Hand, id: str, other: str) -> bool:
    return hand.wrong.get(id) != hand.wrong.get(other)


def _unavoidable(rivals: Iterable[frozenset[str]]) -> frozenset[str]:
    """The fewest rivals that there are on any hand; of several such sets the most common."""
    sets = Counter(rivals)
    if not sets:
        return frozenset()
    return min(sets, key=lambda one: (len(one), -sets[one], sorted(one)))


def _rivals(id: str, wrong: Wrong, obvious: set[str]) -> frozenset[str]:
    """The others that lead to the same answer, but for obvious ones."""
    same = {other for other, answer in wrong.items() if answer == wrong[id]}
    return frozenset(same - obvious - {id})


def _wrong_at(place: Place, asked: dict[Place, list[Wrong]]) -> list[Wrong]:
    if place not in asked:
        abouts = islice(place.drawn(1, "documents"), SEARCHED)
        shown = _progress(list(abouts), f"questions about {place.kind}")
        asked[place] = [place.wrong(about, "documents") for about in shown]
    return asked[place]


# --- hands --------------------------------------------------------------------------


def _candidates(wins: Sequence[Win], made: int) -> Iterator[Win]:
    bare = (replace(win, indicators=(), ura_indicators=(), honba=0, sticks=0) for win in wins)
    return chain(bare, _double_runs(1, made // 100), _constructed(1, made))


def _constructed(seed: int, count: int) -> Iterator[Win]:
    random = Random(seed)
    for _ in range(count):
        with suppress(HandError):
            yield _win(random)


_OPEN = {True: (MeldKind.PON, MeldKind.PON, MeldKind.KAN, MeldKind.KAKAN), False: (MeldKind.CHI,)}


def _win(random: Random) -> Win:
    calls = random.choice((0, 0, 0.4, 0.8))
    runs, kans = random.choice((0.2, 0.5, 0.8, 1)), random.choice((0, 0, 0.2, 0.6))
    concealed = [random.randrange(KINDS)] * 2
    melds = []
    for _ in range(4):
        first = random.randrange(KINDS)
        run = random.random() < runs and first < FIRST_HONOUR and first % 9 <= 6
        kinds = [first, first + 1, first + 2] if run else [first] * 3
        if not run and random.random() < kans * (1 - calls):
            melds.append(Meld(MeldKind.ANKAN, tuple(map(Tile, [first] * 4))))
        elif random.random() < calls:
            kind = random.choice(_OPEN[not run])
            kinds = [first] * 4 if kind.is_kan else kinds
            melds.append(Meld(kind, tuple(map(Tile, kinds))))
        else:
            concealed += kinds
    winning = concealed.pop(random.randrange(len(concealed)))
    hand = Hand(tuple(map(Tile, sorted(concealed))), tuple(melds), Tile(winning))
    flags = {Circumstance.RIICHI} if hand.is_closed else set()
    by = random.choice(list(WinBy))
    if by is WinBy.TSUMO and random.random() < 0.1 and any(m.kind.is_kan for m in melds):
        flags.add(Circumstance.RINSHAN)
    seat, prevailing = random.choice(list(Wind)), random.choice((Wind.EAST, Wind.SOUTH))
    return Win(hand, by, circumstances=frozenset(flags), seat=seat, round=prevailing)


def _double_runs(seed: int, count: int) -> Iterator[Win]:
    """Closed hands of two double runs and a pair, which chance alone hardly ever makes."""
    random = Random(seed)
    for _ in range(count):
        firsts = [9 * random.randrange(3) + random.randrange(7) for _ in range(2)]
        kinds = [kind + step for kind in firsts for step in range(3) for _ in range(2)]
        kinds += [random.randrange(KINDS)] * 2
        winning = kinds.pop(random.randrange(len(kinds)))
        with suppress(HandError):
            hand = Hand(tuple(map(Tile, sorted(kinds))), winning=Tile(winning))
            yield Win(hand, random.choice(list(WinBy)), seat=random.choice(list(Wind)))


def _progress(items: Sequence[_T], what: str) -> Iterator[_T]:
    """The items, and a line on stderr that says how far it is."""
    for done, item in enumerate(items, 1):
        yield item
        if done % 200 == 0 or done == len(items):
            print(f"\r{what}: {done:,} of {len(items):,}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


if __name__ == "__main__":
    main()
