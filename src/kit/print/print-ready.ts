// Whether the sheets of a print screen are ready to be printed. Once they are, it is known what of them can be kept on one
// page.
import { useEffect, useState, type RefObject } from "react";
import { keepTogether } from "./sheets/keep-together.ts";
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
