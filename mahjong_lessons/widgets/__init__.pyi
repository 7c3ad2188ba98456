from mahjong_lessons.widgets.drill import (
    Practice as Practice,
)
from mahjong_lessons.widgets.drill import (
    practise as practise,
)
from mahjong_lessons.widgets.games import (
    Scorers as Scorers,
)
from mahjong_lessons.widgets.games import (
    scorers as scorers,
)
from mahjong_lessons.widgets.hong_kong_payments import (
    HongKongSeats as HongKongSeats,
)
from mahjong_lessons.widgets.hong_kong_payments import (
    hong_kong_seats as hong_kong_seats,
)
from mahjong_lessons.widgets.ledger import (
    FuLedger as FuLedger,
)
from mahjong_lessons.widgets.ledger import (
    fu_ledger as fu_ledger,
)
from mahjong_lessons.widgets.riichi_payments import (
    FourSeats as FourSeats,
)
from mahjong_lessons.widgets.riichi_payments import (
    four_seats as four_seats,
)
from mahjong_lessons.widgets.score_cells import (
    CellFinder as CellFinder,
)
from mahjong_lessons.widgets.score_cells import (
    cell_finder as cell_finder,
)
from mahjong_lessons.widgets.scoring import (
    Scorer as Scorer,
)
from mahjong_lessons.widgets.scoring import (
    hong_kong_scorer as hong_kong_scorer,
)
from mahjong_lessons.widgets.scoring import (
    scorer as scorer,
)
