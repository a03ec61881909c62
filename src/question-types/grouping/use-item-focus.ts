// Keeps the focus with an item that goes to another box of the editor, and near one that leaves an empty box behind.
import { useLayoutEffect, useRef } from "react";

export function useItemFocus() {
  const boxes = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { current } = moved;
    if (current === null) return;
    moved.current = null;
    if (document.activeElement !== document.body) return;
    const find = (selector: string) => boxes.current?.querySelector<HTMLElement>(selector);
    (find(`[data-item="${current}"] select`) ?? find("[data-part-add]"))?.focus();
  });
  const follow = (id: string) => {
    moved.current = id;
  };
  return { boxes, follow };
}
