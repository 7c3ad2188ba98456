// The page's side of every widget: it shows HTML that Python made, and says what was done.
//
// The HTML speaks to it by attributes alone:
//   data-do="NAME"      a button: a click does NAME; a field: Enter, or leaving it changed
//   data-what="KEY"     what it is done to; of a field, its name among the fields that are sent
//                       (of a field for a file, the text of the file)
//   data-key="F2"       this key, anywhere in the widget, does what the button does; the keyboard
//                       stays where it is
//   data-copy="KEY"     a button that copies the text of the field KEY, and says nothing
//   data-now            here the keyboard goes after a click or Enter in this widget
//   data-rest           here it goes when what had the keyboard is gone
//   data-id="KEY"       the same part before and after a change, wherever it stands
const PATIENCE = 4000; // milliseconds until a kernel counts as asleep
const OWN = "mj-live";
const FIELDS = "input[data-what]:not([type=file]), select[data-what], textarea[data-what]";

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = OWN;
  root.tabIndex = -1; // a click on words keeps the keyboard in here
  el.append(root);
  const state = {
    sent: new WeakMap(), waits: 0, acted: false, asleep: null,
    pressed: false, late: null, clicked: null, group: null,
  };

  const fields = () => [...root.querySelectorAll(FIELDS)];
  const send = (what, given = {}) => {
    for (const field of fields()) {
      given[field.dataset.what] = field.value;
      state.sent.set(field, field.value);
    }
    clearTimeout(state.asleep);
    state.asleep = setTimeout(() => { asleep.hidden = false; }, PATIENCE);
    state.waits += 1;
    model.send({ ...what, fields: given });
  };
  const act = (from) => send({ do: from.dataset.do, what: from.dataset.what ?? "" });
  const sendFile = async ({ dataset, files: [file] }) => {
    if (file) send({ do: dataset.do, what: dataset.what }, { [dataset.what]: await file.text() });
  };
  // A press of the pointer takes the keyboard from a field. What that changes waits until the
  // pointer is up: else the page might move what is being pressed, and the click would be lost.
  const tellLate = () => {
    if (state.late) act(state.late);
    state.late = null;
  };
  const press = () => { state.pressed = true; };
  const release = () => {
    state.pressed = false;
    setTimeout(tellLate);
  };
  document.addEventListener("pointerdown", press, true);
  for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, release, true);
  const paint = () => {
    const fresh = document.createElement("template");
    const here = root.contains(document.activeElement);
    fresh.innerHTML = model.get("html");
    follow(root, fresh.content, state.sent);
    for (const field of fields()) if (!state.sent.has(field)) state.sent.set(field, field.value);
    const now = state.acted && root.querySelector("[data-now]");
    if (now && !state.group?.contains(now)) now.focus();
    if (here && !root.contains(document.activeElement))
      (root.querySelector("[data-rest]") ?? root).focus({ preventScroll: true });
  };
  const hear = (said) => {
    clearTimeout(state.asleep);
    asleep.hidden = true;
    state.waits = Math.max(0, state.waits - 1);
    if (!state.waits) state.acted = false; // a late word of a field does not end what was done
    if (said.sheet && !isDressed(root)) {
      const sheet = document.createElement("style");
      sheet.textContent = said.sheet;
      document.head.append(sheet);
    }
  };

  root.addEventListener("click", (event) => {
    const copy = event.target.closest("button[data-copy]");
    if (copy) {
      const field = fields().find(({ dataset }) => dataset.what === copy.dataset.copy);
      field.select();
      if (navigator.clipboard) navigator.clipboard.writeText(field.value);
      else document.execCommand("copy"); // a page that was not sent safely has no clipboard
      return;
    }
    const button = event.target.closest("button[data-do]");
    // The second click of a double one is not meant for what has come to that place since.
    if (event.detail > 1 && button?.dataset.id !== state.clicked) return;
    state.clicked = button?.dataset.id;
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    tellLate();
    state.acted = true;
    state.group = button.closest("[role=group]"); // whoever chooses in it goes on choosing
    act(button);
  });
  root.addEventListener("change", (event) => { // whoever leaves a field is elsewhere already
    const field = event.target;
    if (field.type === "file") sendFile(field);
    else if (field.dataset.do && state.sent.get(field) !== field.value) {
      state.late = field;
      if (!state.pressed) tellLate();
    }
  });
  root.addEventListener("keydown", (event) => {
    const field = event.target;
    const entered = event.key === "Enter" && !event.isComposing && field.matches("input[data-do]");
    if (entered) {
      event.preventDefault();
      state.sent.set(field, field.value); // leaving the field says nothing new
      state.acted = true;
      state.group = null;
      send({ do: field.dataset.enter ?? field.dataset.do, what: field.dataset.what ?? "" });
    }
  });
  root.addEventListener("keydown", (event) => {
    const buttons = [...root.querySelectorAll("button[data-key]")];
    const button = buttons.find(({ dataset }) => dataset.key === event.key);
    if (button) {
      event.preventDefault();
      act(button);
    }
  });
  keepKeys(root);

  const asleep = document.createElement("p");
  asleep.className = "mj-asleep-words";
  asleep.setAttribute("role", "status");
  asleep.textContent = model.get("asleep");
  asleep.hidden = true;
  el.append(asleep);
  model.on("change:html", paint);
  model.on("msg:custom", hear);
  paint();
  send({ do: "hello", what: isDressed(root) ? "" : "sheet" });
  return () => {
    clearTimeout(state.asleep);
    document.removeEventListener("pointerdown", press, true);
    for (const type of ["pointerup", "pointercancel"])
      document.removeEventListener(type, release, true);
    model.off("change:html", paint);
    model.off("msg:custom", hear);
  };
}

function isDressed(root) {
  return getComputedStyle(root).getPropertyValue("--mj-sheet").trim() !== "";
}

// Make what stands in `old` like `fresh`, and leave alone what is the same already: so the
// keyboard, a selection, an opened part and the scrolling stay where they are.
function follow(old, fresh, sent) {
  const known = new Map();
  for (const child of old.children) if (child.dataset.id) known.set(child.dataset.id, child);
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const id = next.nodeType === 1 ? next.dataset.id : undefined;
    let mine = id ? known.get(id) : at;
    if (!mine || !alike(mine, next)) {
      old.insertBefore(next, at);
      continue;
    }
    if (mine !== at) old.insertBefore(mine, at);
    else at = at.nextSibling;
    if (next.nodeType !== 1) {
      if (mine.data !== next.data) mine.data = next.data;
    } else {
      dress(mine, next, sent);
      if (!mine.isEqualNode(next)) follow(mine, next, sent);
    }
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function alike(old, fresh) {
  return old.nodeType === fresh.nodeType && old.nodeName === fresh.nodeName
    && (old.nodeType !== 1 || (old.dataset.id ?? "") === (fresh.dataset.id ?? ""));
}

// What a learner typed since is newer than what the kernel knew.
function dress(old, fresh, sent) {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !(name === "open" && old.nodeName === "DETAILS"))
      old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.matches("input,textarea,select")) {
    const typedSince = sent.has(old) && sent.get(old) !== old.value;
    const value = fresh.matches("input") ? fresh.getAttribute("value") ?? "" : fresh.value;
    if (!typedSince && old.value !== value) old.value = value;
    sent.set(old, typedSince ? sent.get(old) : old.value);
  }
}

export default { render };
