"""How the documentation is built: ``python -m sphinx -W docs site-docs``."""

project = "mahjong_lessons"
copyright = "the mahjong_lessons authors"
extensions = ["sphinx.ext.autodoc", "myst_parser"]
html_theme = "furo"

autodoc_default_options = {"members": True}
autodoc_typehints = "description"
autodoc_member_order = "bysource"

suppress_warnings = [
    "ref.python",  # both games have a Win, Rules and score; each page means its own
    "myst.xref_missing",  # links to files of the project that are no pages here
]
