// Whether the sheets of a print screen are ready to be printed. It also says which blocks are small enough to be kept on
// one page, which no style sheet can know.
import type { RefObject } from "react";
import { useEffect, useState } from "react";
import { pageHeight } from "./sheets/paper-size.ts";
import type { Paper } from "./sheets/paper-size.ts";
import { whenSettled } from "./when-settled.ts";

/** `drawn`: whatever the sheets follow from; a new one makes them unready until it is drawn. */
export function usePrintReady(
  sheets: RefObject<HTMLElement | null>,
  paper: Paper,
  drawn: unknown,
): boolean {
  const [readyOf, setReadyOf] = useState<unknown>(null);
  useEffect(() => {
    const { current } = sheets;
    if (!current) return undefined;
    return whenSettled(current, () => {
      keepTogether(current, paper);
      setReadyOf(drawn);
    });
  }, [sheets, paper, drawn]);
  return readyOf === drawn;
}

/** At most half a page: what is longer may be cut, or it would leave half of one empty. */
function keepTogether(sheets: HTMLElement, paper: Paper): void {
  const most = pageHeight(paper) / 2;
  for (const block of sheets.querySelectorAll<HTMLElement>("[data-block]")) {
    block.dataset["block"] = block.offsetHeight <= most ? "whole" : "long";
  }
}
