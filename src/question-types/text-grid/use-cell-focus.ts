// Puts the focus on the selected cell of the sheet: it is the only one that Tab stops at.
import { useLayoutEffect, useRef } from "react";

export function useCellFocus() {
  const sheet = useRef<HTMLTableElement>(null);
  const isWanted = useRef(false);
  const now = () => sheet.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    now();
  });
  /** After what is about to be selected has been drawn. */
  const follow = () => {
    isWanted.current = true;
  };
  return { sheet, follow, now };
}
