// Says what is wrong where the game cannot start. The game itself is the WebAssembly module that the page loads.
(() => {
  const show = (text) => {
    const box = document.getElementById("cannot-start");
    const status = document.getElementById("status");
    if (!box) return;
    box.textContent = text;
    box.hidden = false;
    if (status) status.hidden = true;
    document.documentElement.classList.add("cannot");
  };
  if (typeof WebAssembly !== "object") {
    show("Alquerque needs WebAssembly, which this browser lacks or has switched off. Any browser from the last years runs it.");
    return;
  }
  const failed = (event) => {
    const problem = event.error || event.reason;
    if (!document.documentElement.hasAttribute("data-started")) {
      show(`Alquerque could not start: ${event.message || event.reason || "a file is missing"}. Please load the page again.`);
    } else if (problem instanceof WebAssembly.RuntimeError) {
      show("Alquerque has stopped because of a fault. Your game is kept: please load the page again.");
    }
  };
  window.addEventListener("error", failed, true);
  window.addEventListener("unhandledrejection", failed);
})();
