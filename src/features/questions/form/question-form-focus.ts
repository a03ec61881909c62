// Where the focus goes in the form of a question: to what is wrong, or to where writing begins.

/** The first faulty input in reading order; else the part whose fault stands at no input of its own. */
export function focusFault(place: HTMLElement): void {
  const faulty = place.querySelector<HTMLElement>('[aria-invalid="true"]');
  const part = place.querySelector<HTMLElement>("[data-faulty]");
  const target = faulty ?? part ?? place.querySelector<HTMLElement>('[role="alert"]');
  if (!target) return;
  if (target !== faulty && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
}

/** As soon as its editor has arrived, unless the person has gone elsewhere meanwhile. */
export function focusStem(place: HTMLElement): void {
  const before = document.activeElement;
  const settle = (): boolean => {
    // The type is chosen first.
    if (place.querySelector("dialog[open]")) return false;
    const stem = place.querySelector<HTMLElement>(
      "[data-stem] [role=textbox][contenteditable=true]",
    );
    const hasMoved = document.activeElement !== before && place.contains(document.activeElement);
    if (stem && !hasMoved) stem.focus({ preventScroll: true });
    return stem !== null || hasMoved;
  };
  if (settle()) return;
  const observer = new MutationObserver(() => {
    if (settle() || !place.isConnected) observer.disconnect();
  });
  observer.observe(place, { subtree: true, childList: true, attributes: true });
}
