"""The frame of every page: a whole HTML document that asks for nothing from elsewhere."""

from __future__ import annotations

from html import escape


def page(title: str, body: str, *, css: str = "", lang: str | None = None) -> str:
    """A document with its title and style sheet; ``body`` is HTML, ``lang`` its language.

    >>> page("Fu & han", "<p>40</p>").splitlines()[-1]
    '<body><p>40</p></body></html>'
    """
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang or "en")}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>\n<style>{css}</style></head>\n"
        f"<body>{body}</body></html>\n"
    )
