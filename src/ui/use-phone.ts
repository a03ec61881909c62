// Whether the screen is as narrow as a phone's, or zoomed so far that it is. Style sheets ask for the same width.
import { useSyncExternalStore } from "react";

const phone = matchMedia("(max-width: 719px)");
const paper = matchMedia("print");
let isNarrow = phone.matches;

function follow(changed: () => void): () => void {
  phone.addEventListener("change", changed);
  return () => phone.removeEventListener("change", changed);
}

/**
 * While a page is printed, Chrome 109 reports the width of the paper. The layout then stays that of the screen: a change of it would remove what is
 * being printed.
 */
function isPhone(): boolean {
  if (!paper.matches) isNarrow = phone.matches;
  return isNarrow;
}

export function usePhone(): boolean {
  return useSyncExternalStore(follow, isPhone);
}
