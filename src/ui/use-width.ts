// How wide an element is, in pixels; null until it has been drawn. For what no style sheet can decide.
import { type RefObject, useLayoutEffect, useState } from "react";

export function useWidth(place: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const measure = () => setWidth(current.getBoundingClientRect().width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
