from mahjong_lessons.practice.answers.asked import Asked as Asked
from mahjong_lessons.practice.answers.feedback import Feedback as Feedback, Verdict as Verdict
from mahjong_lessons.practice.diagnosis.candidate import (
    Candidate as Candidate,
)
from mahjong_lessons.practice.diagnosis.diagnosing import (
    diagnose as diagnose,
)
from mahjong_lessons.practice.draw.hinges import (
    hinge as hinge,
    hinges as hinges,
    separate as separate,
)
from mahjong_lessons.practice.draw.topics import (
    TOPICS as TOPICS,
    draw_questions as draw_questions,
    topic_table as topic_table,
)
from mahjong_lessons.practice.drill.saving import (
    from_line as from_line,
)
from mahjong_lessons.practice.drill.settings import (
    DrillSettings as DrillSettings,
)
from mahjong_lessons.practice.drill.state import (
    Drill as Drill,
    begin_drill as begin_drill,
)
from mahjong_lessons.practice.ledger.state import (
    Ledger as Ledger,
    begin_ledger as begin_ledger,
)
from mahjong_lessons.practice.mistakes import (
    MISCONCEPTIONS as MISCONCEPTIONS,
)
from mahjong_lessons.practice.mistakes.point_tables import (
    cells_changed as cells_changed,
    mistaken as mistaken,
    mistakes_on as mistakes_on,
    split_wrong as split_wrong,
)
from mahjong_lessons.practice.mistakes.unit_tables import (
    paid_wrong as paid_wrong,
)
from mahjong_lessons.practice.questions.kinds import (
    QUESTION_KINDS as QUESTION_KINDS,
)
from mahjong_lessons.practice.questions.plain import (
    PlainQuestion as PlainQuestion,
    ask_choice as ask_choice,
    ask_number as ask_number,
    ask_numbers as ask_numbers,
    ask_several as ask_several,
    ask_tiles as ask_tiles,
)
from mahjong_lessons.practice.questions.question import (
    Question as Question,
    ask as ask,
)
from mahjong_lessons.practice.questions.real_play import (
    ask_real as ask_real,
)
