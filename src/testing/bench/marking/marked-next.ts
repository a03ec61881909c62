// How long it takes from a key of marking until the next answer is painted, as the page itself sees it.

/** What performance.mark() calls the last key of a mark, and that the next answer is painted. */
export const spanNames = { from: "mark-given", to: "next-answer-painted" } as const;

/** Of each mark, in its order. */
export type ShownNext = {
  /** Milliseconds from the last key of the mark until the next answer is painted, with its formulas. */
  next: number[];
  /** In which frame after the last key it was there: in the first one no call can have come between. */
  frames: number[];
};

declare global {
  var shownNext: ShownNext;
}

/** In the page, from its source text alone. Begins anew each time. */
export function watchMarks({ from, to }: typeof spanNames): void {
  const isWatching = "shownNext" in globalThis;
  globalThis.shownNext = { next: [], frames: [] };
  if (isWatching) return;
  const shown = () => document.querySelector("section[aria-label^='Jawaban ']");
  const labelOf = (answer: Element | null) => answer?.getAttribute("aria-label") ?? "";
  const isDrawn = (answer: Element) =>
    [...answer.querySelectorAll("[data-formula]")].every((one) => one.querySelector("math"));
  let turn = 0;
  function watchFrame(before: string, pressed: number, frame: number, own: number): void {
    requestAnimationFrame(() => {
      // After the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (own !== turn) return;
        const answer = shown();
        const isNext = answer !== null && labelOf(answer) !== before && isDrawn(answer);
        if (!isNext) return watchFrame(before, pressed, frame + 1, own);
        performance.mark(to);
        globalThis.shownNext.frames.push(frame);
        globalThis.shownNext.next.push(performance.now() - pressed);
      };
      port2.postMessage(null);
    });
  }
  addEventListener(
    "keydown",
    ({ timeStamp, key }) => {
      // With a rubric it may only lead to the next criterion; the next Enter is looked at instead.
      if (key !== "Enter") return;
      turn += 1;
      performance.mark(from);
      watchFrame(labelOf(shown()), timeStamp, 1, turn);
    },
    { capture: true },
  );
}
