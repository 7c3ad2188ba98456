"""Faces are sound SVG and can be told apart; HTML is short and keeps its text."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser
from itertools import combinations
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest
from hypothesis import given, strategies as st

from mahjong_lessons import views
from mahjong_lessons.core.tiles import Tile, parse_tiles
from mahjong_lessons.views import tile_art
from mahjong_lessons.views.tile_art.strokes import GLYPHS, KANJI

TILES = parse_tiles("123456789m123456789p123456789s1234567z0m0p0s")
FACES = (
    {str(tile): tile_art.face(tile) for tile in TILES}
    | {f"f{n}": tile_art.flower_face(n) for n in range(1, 5)}
    | {f"s{n}": tile_art.season_face(n) for n in range(1, 5)}
    | {"back": tile_art.back()}
)
SVG = "{http://www.w3.org/2000/svg}"
COLOUR = re.compile(r"(fill|stroke)='#[0-9a-f]+'")
CSS = tile_art.tile_stylesheet()


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg))


class Text(HTMLParser):
    """What is left of a page when its tags and styles are gone."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.pieces: list[str] = []
        self.feed(html)
        self.close()

    def handle_data(self, data: str) -> None:
        self.pieces.append(data)


def text_of(html: str) -> str:
    return "".join(Text(html).pieces)


def label_of(html: str) -> str:
    found = re.match(r'<span class="mj-tiles" role="img" aria-label="([^"]*)">', html)
    assert found is not None
    return unescape(found[1])


def images_of(name: str) -> list[str]:
    """The SVG documents that the style sheet lays on a tile of that class."""
    rule = re.search(rf"\.mj-{name}\{{background-image:(.*?)\}}", CSS)
    assert rule is not None, name
    layers = re.findall(r'var\(--(\w)\)|url\("data:image/svg\+xml,(.*?)"\)', rule[1])
    variables = dict(re.findall(r'--(\w):url\("data:image/svg\+xml,(.*?)"\)', CSS))
    return [unquote(variables[variable] if variable else own) for variable, own in layers]


def test_there_is_a_face_for_every_tile() -> None:
    assert len(FACES) == 34 + 3 + 8 + 1


SHAPES = {f"{SVG}{tag}" for tag in ("svg", "rect", "path", "circle")}


def test_faces_are_drawn_with_shapes_alone() -> None:
    roots = {name: ElementTree.fromstring(face) for name, face in FACES.items()}
    written = [
        name
        for name, root in roots.items()
        if any((child.text or child.tail or "").strip() for child in root.iter())
    ]
    others = {name: {child.tag for child in root.iter()} - SHAPES for name, root in roots.items()}
    assert {root.tag for root in roots.values()} == {f"{SVG}svg"}
    assert (written, {name: tags for name, tags in others.items() if tags}) == ([], {})


def test_faces_refer_to_nothing_outside() -> None:
    own = "xmlns='http://www.w3.org/2000/svg'"
    outside = re.compile(r"://|href|url\(|font|data:|@import")
    assert [name for name, face in FACES.items() if outside.search(face.replace(own, ""))] == []


def test_faces_differ_without_their_colours() -> None:
    grey = {name: COLOUR.sub("", face) for name, face in FACES.items()}
    assert not any("#" in face for face in grey.values())
    assert [pair for pair in combinations(grey, 2) if grey[pair[0]] == grey[pair[1]]] == []


def test_pictures_differ_without_colours_and_index() -> None:
    """Also the picture beside the index tells the tile, as on tiles without an index."""
    bare = {
        name: re.sub(r"<path [^>]*transform=[^>]*>", "", COLOUR.sub("", face))
        for name, face in FACES.items()
    }
    assert len(set(bare.values())) == len(FACES)


def index_of(face: str) -> str:
    """The signs of a corner index from top to bottom, by their strokes."""
    signs = {
        int(re.findall(r"\d+", place)[1]): path
        for element in elements(face)
        if (path := element.get("d")) and (place := element.get("transform"))
    }
    small = {path: sign for sign, path in GLYPHS.items()}
    return "".join(small[signs[y]] for y in sorted(signs))


def test_the_index_tells_rank_and_suit() -> None:
    numbers = [tile for tile in TILES if not tile.is_honour]
    told = [index_of(tile_art.face(tile)).lower() for tile in numbers]
    assert told == [f"{tile.rank}{tile.suit}" for tile in numbers]


@pytest.mark.parametrize(
    ("name", "signs"),
    [("1z", "E"), ("2z", "S"), ("3z", "W"), ("4z", "N"), ("5z", "5z"), ("6z", "6z"), ("7z", "7z")],
)
def test_the_index_of_honours(name: str, signs: str) -> None:
    assert index_of(FACES[name]).upper() == signs.upper()


@pytest.mark.parametrize("rank", range(2, 10))
@pytest.mark.parametrize("suit", ["p", "s"])
def test_circles_and_sticks_can_be_counted(suit: str, rank: int) -> None:
    """The broadest strokes are the circles of a pinzu and the knots of a souzu."""
    strokes = [
        (int(e.get("stroke-width", 0)), e.get("d", "")) for e in elements(FACES[f"{rank}{suit}"])
    ]
    broadest = max(width for width, _ in strokes)
    assert sum(path.count("M") for width, path in strokes if width == broadest) == rank


@pytest.mark.parametrize("suit", ["m", "p", "s"])
def test_a_red_five_has_a_mark_beside_its_colour(suit: str) -> None:
    red, plain = (COLOUR.sub("", FACES[f"{rank}{suit}"]) for rank in (0, 5))
    shapes = {element.get("d") for element in elements(plain)}
    new = [element for element in elements(red) if element.get("d") not in shapes]
    marks = [element for element in new if "stroke-width" not in element.attrib]
    assert len(marks) == 1


def test_every_stroke_of_a_kanji_stays_on_its_square() -> None:
    for character, strokes in KANJI.items():
        for stroke in strokes.split(", "):
            kind, *numbers = stroke.split()
            assert len(numbers) == (6 if kind in "pnc" else 4), (character, stroke)
            assert all(0 <= int(number) <= 100 for number in numbers), (character, stroke)


def test_the_style_sheet_is_small_and_holds_every_tile() -> None:
    assert len(CSS.encode()) < 40_000
    assert CSS.count("{") == CSS.count("}")
    assert "<" not in CSS
    for name in FACES:
        assert images_of(name), name


def test_the_style_sheet_draws_the_same_faces() -> None:
    in_page = {
        name: [ElementTree.tostring(e) for svg in images_of(name) for e in elements(svg)]
        for name in FACES
    }
    in_document = {  # without the tile
        name: [ElementTree.tostring(e) for e in elements(face)[1:]] for name, face in FACES.items()
    }
    assert [name for name in FACES if in_page[name] != in_document[name]] == []


def test_tiles_are_ivory_everywhere_and_dark_by_choice() -> None:
    assert "print-color-adjust:exact" in CSS
    ivory, dark = views.html(views.style()), views.html(views.style(dark_tiles=True))
    assert "invert(" not in ivory
    for page in ('body[data-jp-theme-light="false"] .mj', "prefers-color-scheme:dark"):
        assert page in dark
    assert dark.count("invert(") == 2


@pytest.mark.parametrize("turned", [False, True])
def test_without_styles_the_text_tells_the_tile(turned: bool) -> None:
    told = [text_of(tile_art.tile_html(tile, turned=turned)) for tile in TILES]
    assert told == list(map(str, TILES))


@given(st.lists(st.sampled_from(TILES), max_size=18))
def test_without_styles_a_row_of_tiles_can_be_read_back(tiles: list[Tile]) -> None:
    html = tile_art.tiles_html(tiles)
    assert text_of(html).split() == [str(tile) for tile in tiles]
    assert parse_tiles(text_of(html)) == tuple(tiles)


def test_a_hand_is_short() -> None:
    for tile in TILES:
        assert len(tile_art.tiles_html([tile] * 14).encode()) < 1_000


def test_only_a_turned_tile_is_marked_turned() -> None:
    tile = Tile.parse("5m")
    assert "mj-turned" in tile_art.tile_html(tile, turned=True)
    assert "mj-turned" not in tile_art.tile_html(tile)
    assert ".mj-turned{" in CSS


def test_the_label_says_the_tiles_in_words() -> None:
    html = tile_art.tiles_html(parse_tiles("1m0p9s17z"))
    assert label_of(html) == "1 man, red 5 pin, 9 sou, East wind, Red dragon"
    assert (
        label_of(tile_art.tiles_html(parse_tiles("1m"), "the winning tile")) == "the winning tile"
    )


def test_no_tiles_are_no_picture_since_a_picture_needs_words() -> None:
    assert tile_art.tiles_html([]) == ""


@given(st.text())
def test_a_label_is_never_markup(label: str) -> None:
    html = tile_art.tiles_html(parse_tiles("1m"), label)
    assert label_of(html) == label
    assert html.count("<") == html.count(">") == 4


def test_flowers_seasons_and_the_back_tell_themselves() -> None:
    spans = [tile_art.flower_html(1), tile_art.season_html(4), tile_art.back_html()]
    assert text_of(tile_art.group_html(spans, "three tiles")) == "F1 S4 back"


@pytest.mark.parametrize("n", [-1, 0, 5])
def test_there_are_four_flowers_and_four_seasons(n: int) -> None:
    for draw in (
        tile_art.flower_face,
        tile_art.season_face,
        tile_art.flower_html,
        tile_art.season_html,
    ):
        with pytest.raises(ValueError, match="1 to 4"):
            draw(n)
