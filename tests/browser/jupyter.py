"""JupyterLab in a page of the browser, and what a person does there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from nbformat import v4, write
from playwright.sync_api import Browser, Locator

from tests.browser.chromium import Watch
from tests.browser.server import Lab

PATIENCE = 120_000
"""Milliseconds that a lesson may take, on a busy machine too."""

_NARROW = 1000

THEMES = ("JupyterLab Light", "JupyterLab Dark")

# JupyterLab gets the commands that its menus would give.
_STARTED = "() => window.jupyterapp?.commands.hasCommand('notebook:run-all-cells')"
_SET_THEME = "theme => jupyterapp.commands.execute('apputils:change-theme', { theme })"
_THEME_IS_SET = "theme => document.body.dataset.jpThemeName === theme"
_OPEN = """async path => {
    await jupyterapp.restored;
    window.panel = await jupyterapp.commands.execute("docmanager:open", { path });
    (window.panels ??= []).push(panel);
    await panel.context.ready;
    await panel.sessionContext.ready;
}"""
_CLOSE = """async () => {
    await panel.sessionContext.shutdown();
    panels.pop().dispose();  // no question whether to save
    window.panel = panels.at(-1);
}"""
_RUN_ALL = "() => { jupyterapp.commands.execute('notebook:run-all-cells') }"
_ALL_RAN = """() => panel.content.widgets.every(({ model }) =>
    model.type !== "code" || (model.executionCount !== null && model.executionState === "idle"))"""
_SHOW = """async source => {
    panel.content.activeCellIndex = 0;
    panel.content.activeCell.model.sharedModel.setSource(source);
    await jupyterapp.commands.execute("notebook:run-cell");
}"""
_RUN = """async place => {
    panel.content.activeCellIndex = place;
    await jupyterapp.commands.execute("notebook:run-cell");
}"""
_FILES_AWAY = "() => jupyterapp.shell.collapseLeft()"
_SAVE = "async () => { await panel.context.save(); }"
_DRAW_ALL = """() => {
    panel.content.notebookConfig = { ...panel.content.notebookConfig, windowingMode: "none" };
}"""
# A thread of the kernel answers in turn: after its answer, all that came before is done. Messages
# of widgets go to a thread of their own (a subshell), but not always, so every one is asked.
_SETTLE = """async () => {
    const { kernel } = panel.sessionContext.session;
    const ofThread = new Map([...kernel._comms.values()].map(comm => [comm.subshellId, comm]));
    const asked = [...ofThread.values()].map(comm => comm.send({ method: "request_state" }).done);
    await Promise.all([kernel.requestKernelInfo(), ...asked]);
    await new Promise(requestAnimationFrame);
}"""
_TO_CELL = """() => {
    panel.content.mode = "command";
    panel.content.activeCell.node.focus();
}"""
_FAULTS = """() => panel.content.widgets.flatMap(({ model }) => {
    const meant = (model.getMetadata("tags") ?? []).includes("raises-exception");
    return (model.outputs?.toJSON() ?? []).flatMap(output =>
        output.output_type === "error" && !meant ? [`${output.ename}: ${output.evalue}`]
        : output.name === "stderr" ? [output.text] : []);
})"""

# A promise that is never kept would hold up the tests for ever.
_IN_TIME = """([value, patience]) => Promise.race([
    (SCRIPT)(value),
    new Promise((_, refuse) => setTimeout(() => refuse(Error("took too long")), patience)),
])"""


class Jupyter:
    """JupyterLab, and what is done in the notebook that was opened last."""

    def __init__(self, browser: Browser, lab: Lab, *, touch: bool = False) -> None:
        context = browser.new_context(viewport={"width": 1280, "height": 1000}, has_touch=touch)
        self.watch = Watch(context)
        self.page = context.new_page()
        self.page.goto(lab.address())
        self.page.wait_for_function(_STARTED, timeout=PATIENCE)
        # JupyterLab's body has no height of its own, so axe would take the page for hidden.
        self.page.add_style_tag(content="body{height:100vh}")

    def close(self) -> None:
        self.page.context.close()

    def _do(self, script: str, value: str | int | None = None) -> None:
        self.page.evaluate(_IN_TIME.replace("SCRIPT", script), [value, PATIENCE])

    def wear(self, theme: str) -> None:
        """Change to a light or dark theme."""
        self._do(_SET_THEME, theme)
        self.page.wait_for_function(_THEME_IS_SET, arg=theme)

    def resize(self, width: int) -> None:
        """Make the window so many pixels wide; a narrow one has no room for the list of files."""
        self.page.set_viewport_size({"width": width, "height": 1000})
        if width < _NARROW:
            self._do(_FILES_AWAY)

    @contextmanager
    def opened(self, path: str) -> Iterator[None]:
        """Open a notebook and wait for its kernel; close both at the end."""
        self._do(_OPEN, path)
        yield
        self._do(_CLOSE)

    def run_all(self) -> None:
        """Run All Cells, and wait for the last one."""
        self.page.evaluate(_RUN_ALL)
        self.page.wait_for_function(_ALL_RAN, timeout=PATIENCE)

    def run(self, place: int) -> None:
        """Run one cell alone."""
        self._do(_RUN, place)

    def save(self) -> None:
        """Save the notebook, as Ctrl+S does."""
        self._do(_SAVE)

    def draw_all(self) -> None:
        """Draw the cells that are out of sight too, so that all of them can be looked at."""
        self._do(_DRAW_ALL)

    def faults(self) -> list[str]:
        """Errors that are not meant, and warnings, in the outputs of all cells."""
        faults: list[str] = self.page.evaluate(_FAULTS)
        return faults

    def show(self, source: str) -> Locator:
        """Run this source in the first cell, and give what it shows."""
        self._do(_SHOW, source)
        return self.notebook.locator(".jp-Cell").first.locator(".jp-Cell-outputArea")

    @property
    def notebook(self) -> Locator:
        """The notebook that is seen; another may be open behind it."""
        return self.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")

    def settle(self) -> None:
        """Wait until the kernel has done all that it was asked, and the page shows it."""
        self._do(_SETTLE)

    def focus_cell(self) -> None:
        """Put the keyboard on the cell, as Escape does after running it."""
        self._do(_TO_CELL)


def scratch_notebook(lab: Lab) -> str:
    """Make a notebook with one cell that imports the package; the name of the file."""
    cell = v4.new_code_cell(
        "from mahjong_lessons import hongkong, practice, riichi, views, widgets"
    )
    kernel = {"name": "python3", "display_name": "Python 3"}  # else JupyterLab asks which
    notebook = v4.new_notebook(cells=[cell], metadata={"kernelspec": kernel})
    write(notebook, lab.folder / "scratch.ipynb")
    return "scratch.ipynb"
