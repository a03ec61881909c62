// Tells when a part of the page stands as it will be printed: what is fetched has come, texts and formulas are drawn,
// pictures and fonts are there. Not for what is only seen; a screen may grow while it is looked at.

const quietMs = 120;

/** Calls back each time that nothing changes any more and nothing is on its way. Returns how to stop. */
export function whenSettled(part: HTMLElement, settled: () => void): () => void {
  let timer = 0;
  const check = () => {
    if (isPending(part)) wait();
    else settled();
  };
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(check, quietMs);
  };
  const watcher = new MutationObserver(wait);
  watcher.observe(part, { childList: true, subtree: true, characterData: true });
  wait();
  return () => {
    window.clearTimeout(timer);
    watcher.disconnect();
  };
}

function isPending(part: HTMLElement): boolean {
  if (part.querySelector(".rich-text:not([data-settled])")) return true;
  // A spinner: something is on its way.
  if (part.querySelector("output")) return true;
  if (document.fonts.status === "loading") return true;
  return [...part.querySelectorAll("img")].some(({ complete }) => !complete);
}
