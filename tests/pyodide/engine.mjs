// Runs pytest inside Pyodide: node engine.mjs PYODIDE CHECKOUT WHEELS [PYTEST ARGUMENTS]
// PYODIDE is the npm package's folder, WHEELS one that holds pytest and what it needs.
import { pathToFileURL } from "node:url";

const [pyodideFolder, checkout, wheels, ...pytest] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);

const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", CI: "true" } });
for (const [place, folder] of [["/project", checkout], ["/wheels", wheels]]) {
  python.FS.mkdir(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("arguments", python.toPy(pytest));
const status = python.runPython(`
import os, sys, platform
sys.path[:0] = ["/project", "/wheels"]
os.chdir("/project")
print("Python", platform.python_version(), "on", sys.platform, flush=True)
import pytest
int(pytest.main(arguments))
`);
process.exit(status);
