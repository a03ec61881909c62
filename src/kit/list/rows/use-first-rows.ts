// A screen that opens draws the rows that fit on it first and the others a moment later, so that an old PC shows
// something to read in half the time. Afterwards, as one pages and sorts, all rows are drawn at once.
import { useEffect, useState } from "react";

/** Of --row in ui/tokens.css, and of what stands above and below a table at least. Pixels. */
const rowHeight = 36;
const aroundTable = 200;

export function useFirstRows<Item>(rows: readonly Item[]): readonly Item[] {
  const [isOpening, setIsOpening] = useState(true);
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (!hasRows || !isOpening) return;
    // Two steps, so that the first rows are painted before the others are made.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setIsOpening(false));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [hasRows, isOpening]);
  return isOpening ? rows.slice(0, rowsThatFit()) : rows;
}

/** No more than these are seen at once. */
export function rowsThatFit(): number {
  return Math.max(10, Math.ceil((window.innerHeight - aroundTable) / rowHeight));
}
