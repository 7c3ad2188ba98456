"""What the code of the package says, read from it as it stands: no module is run."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.language.catalogue import IN_LESSONS, KEYWORDS, LESSONS, PACKAGE


def modules(package: Path = PACKAGE) -> Iterator[tuple[str, ast.Module]]:
    """Each module's name within the package, with dots, and what it says."""
    for file in sorted(package.rglob("*.py")):
        name = ".".join(file.relative_to(package).with_suffix("").parts)
        yield name.removesuffix(".__init__"), ast.parse(file.read_text(encoding="utf-8"))


def marked(node: ast.AST) -> bool:
    """Whether it is a call that marks a message."""
    match node:
        case ast.Call(func=ast.Name(name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name in KEYWORDS or name in IN_LESSONS
    return False


@cache
def unmarked_literals() -> dict[str, frozenset[str]]:
    """Texts that no message marks, each with its modules; docstrings are none."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, tree in (*modules(), *_cells()):
        ahead: list[ast.AST] = [tree]
        while ahead:
            node = ahead.pop()
            if isinstance(node, ast.FunctionDef) and node.name.endswith("_record"):
                continue  # keys of JSON: programs read them
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found[node.value].add(name)
            children = ast.iter_child_nodes(node)
            if marked(node):
                children = (each for each in children if not isinstance(each, ast.Constant))
            ahead += [each for each in children if not _is_docstring(each)]
    return {text: frozenset(homes) for text, homes in found.items()}


def _cells() -> Iterator[tuple[str, ast.Module]]:
    """The code of each lesson."""
    for lesson in sorted(LESSONS.glob("*.ipynb")):
        for cell in json.loads(lesson.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code":
                yield f"notebooks.{lesson.stem}", ast.parse("".join(cell["source"]))


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


# --- what no translator can mend --------------------------------------------------


def put_together() -> list[str]:
    """Messages that are put together before they are translated, or from translated pieces."""
    return [
        f"{name}, line {getattr(node, 'lineno', 0)}: {why}: {ast.unparse(node)[:100]}"
        for name, tree in modules()
        for node in ast.walk(tree)
        for why in _why_not(node)
    ]


def _why_not(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(args=[ast.JoinedStr() | ast.BinOp(), *_]) if marked(node):
            yield "a message is a literal"
        case ast.BinOp(left, ast.Add(), right) if marked(left) and marked(right):
            yield "two messages make a sentence"
        case ast.BinOp(left, ast.Add(), right) if not _separated(left) and _ends(left, right):
            yield "a message is part of a sentence"
        case ast.Call(
            func=ast.Attribute(ast.Constant(" "), "join"), args=[ast.List() | ast.Tuple()]
        ):
            pieces = [each for each in ast.walk(node) if marked(each)]
            yield from ("messages make a sentence" for each in pieces if not _whole(each))
        case ast.JoinedStr(values):
            yield from _between(values)
        case ast.AugAssign(op=ast.Add(), value=value) if marked(value) and _starts_low(value):
            yield "a message is part of a sentence"


def _ends(left: ast.expr, right: ast.expr) -> bool:
    """Whether a message is glued to other words, or is no sentence of its own."""
    pairs = ((left, right), (right, left))
    return any(
        marked(one)
        and isinstance(other, ast.Constant | ast.JoinedStr)
        and (any(map(str.isalpha, _text(other))) or ("\n" not in _text(other) and not _whole(one)))
        for one, other in pairs
    )


def _separated(left: ast.expr) -> bool:
    return isinstance(left, ast.Constant) and left.value == " · "


def _whole(call: ast.AST) -> bool:
    """Whether a message begins as a sentence does; of one from a table nothing is known."""
    begin = _text(call.args[0])[:1] if isinstance(call, ast.Call) else ""
    return not begin or begin.isupper()


def _text(node: ast.AST) -> str:
    return "".join(
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    )


def _starts_low(call: ast.expr) -> bool:
    return isinstance(call, ast.Call) and _text(call.args[0])[:1] in (" ", ",", ";")


def _between(values: list[ast.expr]) -> Iterator[str]:
    """In an f-string: letters beside a message, or two messages with a space between them."""
    for place, value in enumerate(values):
        if isinstance(value, ast.FormattedValue) and marked(value.value):
            after = values[place + 1 : place + 3]
            match after:
                case [ast.Constant(" "), ast.FormattedValue(value=other)] if marked(other):
                    yield "two messages make a sentence"


# --- what is raised ---------------------------------------------------------------

_FOR_PROGRAMMERS = {"AttributeError", "TypeError", "NotImplementedError", "AssertionError"}


def unmarked_errors() -> list[str]:
    """Literals that an error says to whoever made the mistake, and no message marks."""
    return [
        f"{name}, line {node.lineno}: {ast.unparse(node)[:100]}"
        for name, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
        if ast.unparse(node.exc.func) not in _FOR_PROGRAMMERS
        if any(_says(argument) for argument in node.exc.args)
    ]


def _says(argument: ast.expr) -> bool:
    """Whether it is text with words in it, outside of a message."""
    match argument:
        case ast.Constant(str(text)):
            return any(letter.isalpha() for letter in text)
        case ast.JoinedStr(values):
            return any(_says(value) for value in values)
    return False
