// Draws a long printout a few sheets at a time, so that the page answers while hundreds of them are laid out.
import { useEffect, useState } from "react";

/** So many at once: what a slow PC draws without holding anybody up. */
const step = 2;

/** How many of `total` are to be drawn by now. `of`: what they are made of; another begins anew. */
export function useGrowing(total: number, of: unknown): number {
  const [grown, setGrown] = useState({ of, count: step });
  const count = grown.of === of ? grown.count : step;
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => setGrown({ of, count: count + step }), 0);
    return () => clearTimeout(timer);
  }, [of, count, total]);
  return Math.min(count, total);
}
