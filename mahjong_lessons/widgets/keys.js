// Keys that are pressed in a widget stay in it, so that none is a command to the notebook.
// With Ctrl or Cmd these would change the notebook; all others, such as Ctrl+S, are JupyterLab's.
const KEPT = new Set(["enter", "z", "y", "x", "c", "v", "a"]);

function keepKeys(root) {
  for (const type of ["keydown", "keypress", "keyup"])
    root.addEventListener(type, (event) => {
      const command = event.ctrlKey || event.metaKey;
      if (!command || KEPT.has(event.key.toLowerCase())) event.stopPropagation();
    });
}
