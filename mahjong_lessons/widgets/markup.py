"""HTML from values: whatever is not markup already is escaped, here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup, escape

from mahjong_lessons import views

Inside = str | int | Markup | None
"""What may stand in a tag: words, which are escaped, markup, or nothing."""


Attribute = str | int | bool | None


def tag(kind: str, /, *inside: Inside, **attributes: Attribute) -> Markup:
    """A tag with what stands in it; False and None leave an attribute out, True is one alone.

    ``css`` is its class; an underscore in a name is a hyphen, and one at its end goes.

    >>> str(tag("p", "1 < 2", tag("br"), css="mj-note", data_id=3))
    '<p class="mj-note" data-id="3">1 &lt; 2<br></p>'
    """
    # Kind and names are ours; a format of Markup would escape the values too, but ten times slower.
    written = "".join(
        f" {_name(name)}" if value is True else f' {_name(name)}="{escape(value)}"'
        for name, value in attributes.items()
        if value is not None and value is not False
    )
    end = "" if kind in _EMPTY else f"{joined(*inside)}</{kind}>"
    return Markup(f"<{kind}{written}>{end}")


_EMPTY = {"br", "hr", "img", "input"}


def _name(name: str) -> str:
    return "class" if name == "css" else name.rstrip("_").replace("_", "-")


def joined(*inside: Inside) -> Markup:
    """What stands beside each other; nothing for None.

    >>> str(joined("a", None, "&"))
    'a&amp;'
    """
    return Markup("".join(escape(one) for one in inside if one is not None))


def shown(value: object) -> Markup:
    """A value as it is drawn; its view escapes what is in it.

    >>> from mahjong_lessons.views import Table
    >>> "<table" in shown(Table(("fu",), ((30,),)))
    True
    """
    return Markup(views.html(value))


def button(
    words: Inside,
    do: str,
    what: str = "",
    *,
    css: str = "mj-button",
    pressed: bool | None = None,
    **attributes: Attribute,
) -> Markup:
    """A button that does one thing; ``pressed`` says whether it is chosen, where it can be."""
    known: dict[str, Attribute] = {
        "css": css,
        "data_do": do,
        "data_what": what or None,
        "data_id": f"{do}-{what}",
        "aria_pressed": None if pressed is None else str(pressed).lower(),
    }
    return tag("button", words, type="button", **{**known, **attributes})


LONGEST = 400
"""Characters that a field takes."""


def field(
    what: str,
    value: str,
    label: str,
    *,
    do: str = "write",
    enter: str | None = None,
    locked: bool = False,
    longest: int = LONGEST,
    **attributes: Attribute,
) -> Markup:
    """A field for a line of text: leaving it changed does ``do``, and Enter ``enter``."""
    return tag(
        "input",
        type="text",
        value=value,
        aria_label=label,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        maxlength=longest,
        data_do=do,
        data_enter=enter,
        data_what=what,
        data_id=what,
        readonly=locked,
        **attributes,
    )


def choices(
    do: str,
    name: str,
    label: str,
    options: Mapping[str, str],
    chosen: str | None,
    **each: Attribute,
) -> Markup:
    """Buttons of which one is chosen; each does ``do`` to ``name:value``.

    ``options`` are words by their values; ``each`` are attributes of every button.
    """
    made = (
        button(words, do, f"{name}:{value}", css="mj-choice", pressed=value == chosen, **each)
        for value, words in options.items()
    )
    return tag("div", *made, css="mj-choices", role="group", aria_label=label)


def file_field(what: str, label: str, do: str, *, accept: str) -> Markup:
    """A field for a file, whose text is sent as soon as it is chosen."""
    return tag(
        "label",
        label,
        tag("input", type="file", accept=accept, data_do=do, data_what=what, data_id=what),
        css="mj-file",
    )
