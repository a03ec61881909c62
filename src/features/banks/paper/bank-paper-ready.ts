// Whether the paper is ready to be printed: types fetched, texts and formulas drawn, pictures there, fonts too. It also
// says which questions are small enough to be kept on one page, which no style sheet can know.
import type { RefObject } from "react";
import { useEffect, useState } from "react";
import type { PaperSize } from "./bank-paper-choices.ts";

/** What stands on a page between its margins, in millimetres. */
const heights: Record<PaperSize, number> = { a4: 267, f4: 300 };
const pixelsPerMillimetre = 96 / 25.4;
const quietMs = 120;

/** `drawn`: whatever the paper follows from; a new one makes it unready until it is drawn. */
export function usePaperReady(
  paper: RefObject<HTMLElement | null>,
  size: PaperSize,
  drawn: unknown,
): boolean {
  const [readyOf, setReadyOf] = useState<unknown>(null);
  useEffect(() => {
    const { current } = paper;
    if (!current) return undefined;
    return whenSettled(current, () => {
      keepTogether(current, size);
      setReadyOf(drawn);
    });
  }, [paper, size, drawn]);
  return readyOf === drawn;
}

/** Calls back each time that nothing changes any more and nothing is on its way. Returns how to stop. */
function whenSettled(paper: HTMLElement, settled: () => void): () => void {
  let timer = 0;
  const check = () => {
    if (isPending(paper)) wait();
    else settled();
  };
  const wait = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(check, quietMs);
  };
  const watcher = new MutationObserver(wait);
  watcher.observe(paper, { childList: true, subtree: true, characterData: true });
  wait();
  return () => {
    window.clearTimeout(timer);
    watcher.disconnect();
  };
}

function isPending(paper: HTMLElement): boolean {
  if (paper.querySelector(".rich-text:not([data-settled])")) return true;
  // A spinner: a type of question is on its way.
  if (paper.querySelector("output")) return true;
  if (document.fonts.status === "loading") return true;
  return [...paper.querySelectorAll("img")].some(({ complete }) => !complete);
}

/** At most half a page: what is longer may be cut, or it would leave half of one empty. */
function keepTogether(paper: HTMLElement, size: PaperSize): void {
  const most = (heights[size] * pixelsPerMillimetre) / 2;
  for (const block of paper.querySelectorAll<HTMLElement>("[data-block]")) {
    block.dataset["block"] = block.offsetHeight <= most ? "whole" : "long";
  }
}
