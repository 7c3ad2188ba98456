"""Finds hinge hands and writes them to the package: ``python tests/practice/find_hinges.py``.

Looks at the real wins and at hands that are put together by chance, and keeps for each
fu misconception those with the fewest kans, on which the fewest others give its number.
It takes some minutes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from pathlib import Path
from random import Random

import mahjong_lessons.practice
from mahjong_lessons.core.hand import Hand, HandError, Meld, MeldKind
from mahjong_lessons.core.tiles import FIRST_HONOUR, KINDS, Tile, Wind
from mahjong_lessons.data import real_wins
from mahjong_lessons.practice import ask
from mahjong_lessons.practice.diagnosis.company import company_of
from mahjong_lessons.practice.mistakes import FU
from mahjong_lessons.riichi import Circumstance, Win, WinBy, score

STORE = Path(mahjong_lessons.practice.__file__).with_name("hinge_hands.txt")
EACH = 6
MADE = 45_000
OPEN = {True: (MeldKind.PON, MeldKind.PON, MeldKind.KAN, MeldKind.KAKAN), False: (MeldKind.CHI,)}


def constructed(seed: int, count: int) -> Iterator[Win]:
    random = Random(seed)
    for _ in range(count):
        try:
            yield _win(random)
        except HandError:
            continue


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
            kind = random.choice(OPEN[not run])
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


def double_runs(seed: int, count: int) -> Iterator[Win]:
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


def candidates() -> Iterator[Win]:
    bare = (
        replace(real.win, indicators=(), ura_indicators=(), honba=0, sticks=0)
        for real in real_wins()
    )
    return chain(bare, double_runs(1, 400), constructed(1, MADE))


def find() -> dict[str, list[str]]:
    found: dict[str, list[tuple[int, int, int, str]]] = defaultdict(list)
    for win in candidates():
        scored = score(win)
        if not 0 < scored.han < 5:
            continue
        company = company_of(win)
        changing = list(company.changing())
        for id in changing:
            if company.alone(id):
                kans = sum(meld.kind.is_kan for meld in win.hand.melds)
                same = len(company.with_same_number(id))
                found[id].append((kans, same, len(changing), str(win)))
    return {id: _best(id, sorted(found[id])) for id in FU}


def _best(id: str, found: list[tuple[int, int, int, str]]) -> list[str]:
    kept: list[str] = []
    for *_, line in found:
        if set(ask("fu", line).turns_on) <= {FU[id].rule}:
            kept.append(line)
        if len(kept) == EACH:
            break
    return kept


if __name__ == "__main__":
    hands = find()
    STORE.write_text("".join(f"{id} {line}\n" for id, lines in hands.items() for line in lines))
    print({id: len(lines) for id, lines in hands.items()})
