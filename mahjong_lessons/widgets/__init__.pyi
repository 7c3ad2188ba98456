from mahjong_lessons.widgets.boxes import (
    box as box,
)
from mahjong_lessons.widgets.drill import (
    practise as practise,
)
from mahjong_lessons.widgets.games import (
    Scorers as Scorers,
    scorers as scorers,
)
from mahjong_lessons.widgets.hong_kong_payments import (
    hong_kong_seats as hong_kong_seats,
)
from mahjong_lessons.widgets.host import (
    Event as Event,
    Live as Live,
)
from mahjong_lessons.widgets.learning import (
    learner as learner,
)
from mahjong_lessons.widgets.ledger import (
    fu_ledger as fu_ledger,
)
from mahjong_lessons.widgets.riichi_payments import (
    four_seats as four_seats,
)
from mahjong_lessons.widgets.score_cells import (
    cell_finder as cell_finder,
)
from mahjong_lessons.widgets.scoring import (
    Scorer as Scorer,
    hong_kong_scorer as hong_kong_scorer,
    scorer as scorer,
)
