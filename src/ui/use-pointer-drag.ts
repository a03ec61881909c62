// A pointer drag inside a component: it always calls the handlers of the latest render, and it ends with the component.
import { useEffect, useLayoutEffect, useRef } from "react";
import { startPointerDrag, type DragPress } from "./pointer-drag.ts";

/** The callbacks of PointerDrag; `held` is the object that the pointer was pressed on. */
export type HeldDrag<Held> = {
  threshold?: number;
  move(event: PointerEvent, held: Held): void;
  end(drop: PointerEvent | null, held: Held): void;
};

/** Returns what starts a drag on pointerdown, captured by an element or, without one, not captured. */
export function usePointerDrag<Held>(
  drag: HeldDrag<Held>,
): (press: DragPress, held: Held, capturedBy?: Element) => void {
  const latest = useRef(drag);
  useLayoutEffect(() => {
    latest.current = drag;
  });
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);
  return (press, held, capturedBy) => {
    // Of a press whose end was never reported.
    cancel.current();
    cancel.current = startPointerDrag(press, {
      ...(drag.threshold === undefined ? {} : { threshold: drag.threshold }),
      ...(capturedBy ? { capturedBy } : {}),
      move: (event) => latest.current.move(event, held),
      end: (drop) => latest.current.end(drop, held),
    });
  };
}
