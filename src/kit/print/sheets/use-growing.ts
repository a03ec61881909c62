// Draws a long printout a few sheets at a time, so that the page answers while hundreds of them are laid out: as many at
// once as this PC draws without holding anybody up.
import { useEffect, useRef, useState } from "react";

const first = 2;
/** In milliseconds, until a step was drawn and laid out: below the one more are drawn next time, above the other fewer. */
const [quick, slow] = [30, 50];

/** How many of `total` are to be drawn by now. `of`: what they are made of; another begins anew. */
export function useGrowing(total: number, of: unknown): number {
  const [grown, setGrown] = useState({ of, count: first });
  const step = useRef({ size: 1, began: 0 });
  const count = grown.of === of ? grown.count : first;
  useEffect(() => {
    if (count >= total) return undefined;
    const { size, began } = step.current;
    const next = count === first ? 1 : nextSize(size, performance.now() - began);
    const timer = setTimeout(() => {
      step.current = { size: next, began: performance.now() };
      setGrown({ of, count: count + next });
    }, 0);
    return () => clearTimeout(timer);
  }, [of, count, total]);
  return Math.min(count, total);
}

function nextSize(size: number, took: number): number {
  if (took > slow) return Math.max(1, Math.floor(size / 2));
  return took < quick ? size + 1 : size;
}
