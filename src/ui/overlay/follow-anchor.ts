// Keeps a list next to the control that opened it, inside the window, whatever scrolls or grows. Loaded when the first
// list opens: the library is a quarter of what the first screen would otherwise fetch.
import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Placement,
  shift,
  size,
} from "@floating-ui/dom";

export type { Placement };

const edge = 8;

/** Returns how to stop. */
export function followAnchor(
  from: HTMLElement,
  list: HTMLElement,
  placement: Placement,
  matchWidth: boolean,
): () => void {
  return autoUpdate(from, list, () => void place(from, list, placement, matchWidth));
}

/** The greatest height of a list in pixels. Longer lists scroll; the longest menu, that of ticked rows, still fits. */
const highest = 440;

async function place(from: HTMLElement, list: HTMLElement, placement: Placement, wide: boolean) {
  const { x, y } = await computePosition(from, list, {
    strategy: "fixed",
    placement,
    middleware: [
      offset(4),
      flip({ padding: edge }),
      shift({ padding: edge }),
      size({
        padding: edge,
        apply({ availableHeight, rects }) {
          list.style.maxHeight = `${Math.max(120, Math.min(availableHeight, highest))}px`;
          if (wide) list.style.minWidth = `${rects.reference.width}px`;
        },
      }),
    ],
  });
  Object.assign(list.style, { left: `${x}px`, top: `${y}px` });
}
