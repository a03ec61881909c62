// Where the focus goes when an item has been put somewhere: its button was taken away with it.
import { useLayoutEffect, useRef } from "react";

/** To the next item that waits in `data-pool`, or to the item itself when none does. Items have `data-item`. */
export function useNextFocus() {
  const place = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: string; at: number } | null>(null);
  const waiting = () => [
    ...(place.current?.querySelectorAll<HTMLElement>("[data-pool] [data-item]") ?? []),
  ];
  useLayoutEffect(() => {
    const { current } = moved;
    if (current === null) return;
    moved.current = null;
    const others = waiting();
    const item = place.current?.querySelector<HTMLElement>(`[data-item="${current.id}"]`);
    (others[Math.min(current.at, others.length - 1)] ?? item)?.focus();
  });
  const after = (id: string) => {
    const at = waiting().findIndex((item) => item.dataset["item"] === id);
    moved.current = { id, at: Math.max(0, at) };
  };
  return { place, after };
}
