"""The one frame of pages that stand alone: worksheets, reports, tables to print."""

from __future__ import annotations

from html import escape


def page(title: str, body: str, *, css: str = "", lang: str | None = None) -> str:
    """A whole HTML document that asks for nothing from elsewhere.

    ``title`` is words; ``body`` is HTML, and ``css`` what stands in its style sheet. ``lang``
    is the language of the page, the one that is spoken if none is given.

    >>> print(page("1 < 2", "<p>fu</p>"))
    <!DOCTYPE html>
    <html lang="en">
    <head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>1 &lt; 2</title></head>
    <body><p>fu</p></body>
    </html>
    <BLANKLINE>
    """
    style = f"\n<style>{css}</style>" if css else ""
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(lang or "en")}">\n'
        '<head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>{style}</head>\n<body>{body}</body>\n</html>\n"
    )
