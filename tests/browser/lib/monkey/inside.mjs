// The monkey as a script within the page: many events per frame, more than a user or driver can make.

/**
 * Runs in the page: performs `count` random actions at once, and waits for the next frame. Returns "away" if there is no board any
 * more.
 */
export async function rampage({ seed, count }) {
  // The dialog for printing would block a browser.
  window.print = () => {};
  if (!window.errors) {
    const { error } = console;
    window.errors = [];
    console.error = (...words) => {
      window.errors.push(words.join(" "));
      error(...words);
    };
    const note = (problem) => window.errors.push(`${problem}\n${problem?.stack}`);
    window.addEventListener("error", ({ error: problem, message }) => note(problem ?? message));
    window.addEventListener("unhandledrejection", ({ reason }) => note(reason));
  }
  let state = seed >>> 0;
  // Duplicates random.mjs, which cannot be imported into the page.
  const below = (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const one = (list) => list[below(list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const at = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2 };
    return { ...place, bubbles: true, cancelable: true, composed: true, button: 0, pointerId: 1, isPrimary: true };
  };
  const point = (kind, element, place = at(element)) => element.dispatchEvent(new PointerEvent(kind, place));
  const leadsAway = (element) => {
    const link = element.closest("a[href]");
    return link !== null && (link.origin !== location.origin || !link.hash);
  };
  const press = (element) => {
    if (!element || leadsAway(element)) return;
    for (const kind of ["pointerdown", "pointermove", "pointerup"]) point(kind, element);
    if (element instanceof HTMLElement) element.click();
    else element.dispatchEvent(new MouseEvent("click", at(element)));
  };
  const KEYS = ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter", " ", "Escape", "Home", "End", "Delete", "z"];
  const HASHES = ["", "menu", "new", "options", "editor", "record", "library", "share", "rules", "rules-othello", "who-wins", "about", "nothing", "g1.AAAA"];
  const TEXTS = ["1. c2-c3", "f5d6", "x", "5/5/2l2/5/3d1 l -", ""];
  let isLeaving = false;
  const DEEDS = [
    [20, () => press(one(all("[role=gridcell][aria-label*='may ']")) ?? one(all("[role=gridcell]")))],
    [15, () => press(one(all("[role=gridcell]")))],
    [25, () => press(one(all("button, a[href], summary, [data-do]")))],
    [15, () => (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key: one(KEYS), bubbles: true, cancelable: true }))],
    [7, () => {
      const field = one(all("select, input:not([type=file]), textarea"));
      if (!field) return;
      if (field.type === "radio" || field.type === "checkbox") field.click();
      else if (field.options) field.value = one([...field.options])?.value ?? "";
      else field.value = field.type === "range" ? below(13) : one(TEXTS);
      for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    }],
    [6, () => { location.hash = one(HASHES); }],
    [4, () => {
      isLeaving = true;
      history.go(one([-1, -1, 1, -2]));
    }],
    [4, () => {
      const [from, to] = [one(all("[role=gridcell]")), one(all("[role=gridcell]"))];
      if (!from) return;
      point("pointerdown", from);
      for (const kind of ["pointermove", "pointerup"]) point(kind, to);
    }],
    [2, () => document.activeElement?.blur?.()],
    [2, () => one(all("details"))?.toggleAttribute("open")],
  ];
  const weight = DEEDS.reduce((sum, [often]) => sum + often, 0);
  for (let number = 0; number < count; number += 1) {
    let left = below(weight);
    DEEDS.find(([often]) => (left -= often) < 0)[1]();
    if (!document.getElementById("board")) return "away";
  }
  // A page that is left has no more frames, and WebKit's driver would wait for the script until its timeout.
  if (isLeaving) return "here";
  await new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); });
  return "here";
}
