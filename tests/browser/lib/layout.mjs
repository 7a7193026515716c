// Positions of elements on the page.

import { until } from "./player.mjs";

/** Visible elements that stick out of the sides of the window or their dialog. */
export function stickingOut(page) {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open]");
    const area = (dialog ?? document.documentElement).getBoundingClientRect();
    const found = [...(dialog ?? document.body).querySelectorAll("*")].filter((element) => {
      if (element.closest("svg") && element.tagName !== "svg") return false;
      if (element.closest(".visually-hidden, .art-defs")) return false;
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.left < area.left - 1 || box.right > area.right + 1);
    });
    return found.map((element) => `${element.tagName}#${element.id}.${element.getAttribute("class")}`);
  });
}

/** Of these elements, those that aren't wholly in sight: in the window, and in everything that cuts them off or scrolls. */
function outOfSight(page, selectors) {
  return page.evaluate((names) => names.filter((name) => {
    const elements = [...document.querySelectorAll(name)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return elements.length === 0 || elements.some((element) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return true;
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        const box = outer.getBoundingClientRect();
        const isCut = top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
        if (isCut && getComputedStyle(outer).overflowY !== "visible") return true;
      }
      return false;
    });
  }), selectors);
}

/** Waits until these elements are wholly in sight. */
export const inSight = (page, selectors) =>
  until(`${selectors.join()} are in sight`, async () => (await outOfSight(page, selectors)).length === 0);

/** Visible texts that are cut off: of controls, labels and headings. */
export function cutOff(page) {
  return page.evaluate(() => {
    const scope = document.querySelector("dialog[open]") ?? document.body;
    const selector = "button, .button, h1, h2, h3, legend, label, summary, .who, #status, #goal, #ruleset, .segmented span, .card strong, th";
    const found = [...scope.querySelectorAll(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || element.closest(".visually-hidden") || element.closest("dialog:not([open])")) return false;
      return element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline";
    });
    return found.map((element) => `${element.tagName}#${element.id} "${element.textContent.trim()}": ${element.scrollWidth} of ${element.clientWidth}`);
  });
}

/** Pairs of visible controls and lines that overlap. What a dialog's sticky header or footer covers can be scrolled into view. */
export function overlapping(page) {
  return page.evaluate(() => {
    const scope = document.querySelector("dialog[open]") ?? document.body;
    const selector = "button, a, select, input:not([type=radio]), textarea, summary, legend, h1, h2, .field > label, .player, #status, #goal, #verdict, #board, #notice";
    const seen = [...scope.querySelectorAll(selector)].filter((element) => !element.closest(".visually-hidden, dialog:not([open]), [hidden]")
      && element.checkVisibility({ visibilityProperty: true }));
    /** The visible part of the element: its scrolling ancestors clip the rest. */
    const visible = (element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowY === "visible") continue;
        const box = outer.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    const boxes = seen.map((element) => [element, visible(element)]).filter(([, box]) => box.right - box.left > 1 && box.bottom - box.top > 1);
    const isSticky = (element) => element.closest(".dialog-head, .sheet-actions, #pull") !== null;
    const name = (element) => `${element.tagName}#${element.id} "${element.textContent.trim().slice(0, 20)}"`;
    const found = [];
    for (const [index, [one, a]] of boxes.entries()) {
      for (const [other, b] of boxes.slice(index + 1)) {
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 1 || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 1) continue;
        const belongs = one.contains(other) || other.contains(one) || isSticky(one) !== isSticky(other);
        // On a phone, the card at the end of a game may lie over the lower edge of the board and a player.
        const isCard = one.closest("#end-card") !== other.closest("#end-card") && [one, other].some((element) => element.matches("#board, .player"));
        if (!belongs && !isCard) found.push(`${name(one)} and ${name(other)}`);
      }
    }
    return found;
  });
}

/** Controls that are outside the window and cannot be scrolled into it. */
export function unreachable(page) {
  return page.evaluate(() => {
    const scope = document.querySelector("dialog[open]") ?? document.body;
    const pageScrolls = getComputedStyle(document.body).overflowY === "visible";
    const found = [...scope.querySelectorAll("button, a, select, input, summary, .player, #status")].filter((element) => {
      const { width, height, top, bottom } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || element.closest(".visually-hidden, dialog:not([open])")) return false;
      // What the card at the end of a game hides reappears when it is closed.
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (top >= -1 && bottom <= innerHeight + 1) return false;
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (["auto", "scroll"].includes(getComputedStyle(outer).overflowY)) return false;
      }
      return !pageScrolls || document.querySelector("dialog[open]") !== null;
    });
    return found.map((element) => `${element.tagName}#${element.id} "${element.textContent.trim().slice(0, 20)}"`);
  });
}

/** Gaps of 40 px or more between neighbours in the row of actions, and at its end. */
export function gaps(page) {
  return page.evaluate(() => {
    const row = document.getElementById("actions").getBoundingClientRect();
    const boxes = [...document.querySelectorAll("#actions :is(button, a)")].map((element) => [element.id, element.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0).sort(([, a], [, b]) => a.left - b.left);
    const edges = [["start", { right: row.left, top: row.top, bottom: row.bottom }], ...boxes, ["end", { left: row.right, top: row.top, bottom: row.bottom }]];
    return edges.slice(1).flatMap(([id, box], index) => {
      const [before, other] = edges[index];
      const isBeside = box.top < other.bottom && other.top < box.bottom;
      const gap = box.left - other.right;
      return isBeside && gap >= 40 ? [`${Math.round(gap)} px between ${before} and ${id}`] : [];
    });
  });
}
