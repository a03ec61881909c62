// Where the lines between linked tiles run: measured after every drawing, and whenever a tile changes its size (a picture
// arrives, the window becomes narrower).
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Link } from "./link-model.ts";

export type Point = { x: number; y: number };
export type LinkLine = { id: string; from: Point; to: Point };

/** The middle of a tile's inner edge, in pixels from the board's corner; null while it is not there. */
export function edgeOf(board: HTMLElement, side: "left" | "right", id: string): Point | null {
  const tile = board.querySelector(`[data-tile="${side} ${id}"]`);
  if (!tile) return null;
  const box = tile.getBoundingClientRect();
  const frame = board.getBoundingClientRect();
  const x = (side === "left" ? box.right : box.left) - frame.left;
  return { x: Math.round(x), y: Math.round(box.top + box.height / 2 - frame.top) };
}

export function useLinkLines(
  board: RefObject<HTMLElement | null>,
  links: readonly Link[],
): LinkLine[] {
  const [lines, setLines] = useState<LinkLine[]>([]);
  const measure = () => {
    const { current } = board;
    if (!current) return;
    const measured = links.flatMap(([left, right]): LinkLine[] => {
      const [from, to] = [edgeOf(current, "left", left), edgeOf(current, "right", right)];
      return from && to ? [{ id: `${left} ${right}`, from, to }] : [];
    });
    setLines((before) => (isSame(before, measured) ? before : measured));
  };
  const latest = useRef(measure);
  useLayoutEffect(() => {
    latest.current = measure;
    measure();
  });
  useEffect(() => {
    const { current } = board;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => latest.current());
    for (const part of [current, ...current.querySelectorAll("[data-tile]")])
      observer.observe(part);
    return () => observer.disconnect();
  }, [board]);
  return lines;
}

const isSame = (some: readonly LinkLine[], other: readonly LinkLine[]) =>
  JSON.stringify(some) === JSON.stringify(other);
