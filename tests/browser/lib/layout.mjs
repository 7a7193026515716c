// Where things are on the page.

/** Elements in sight that stick out of the window's or their dialog's sides. */
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

/** Words in sight that are cut off: of what is pressed, chosen or read as a heading. */
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
