// Sheets that are wider than their place are shown smaller, so that nobody scrolls sideways; they are measured and printed
// as wide as the paper all the same.
import { type RefObject, useEffect } from "react";

/** Says as `--fit` how much smaller, and as `--spare` what of the height is no longer needed, for the style sheet. */
export function useFittedSheets(sheets: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = sheets;
    if (!current) return undefined;
    const fit = () => {
      const { clientWidth: room, scrollWidth: wide, offsetHeight: height } = current;
      const share = Math.min(1, room / Math.max(1, wide));
      current.style.setProperty("--fit", String(share));
      current.style.setProperty("--spare", `${height * (share - 1)}px`);
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [sheets]);
}
