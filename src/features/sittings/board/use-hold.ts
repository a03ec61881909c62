// While the pointer or the focus is in a list, it keeps its order.
import { useEffect, useRef, type FocusEvent } from "react";
import type { BoardModel } from "./board-model.ts";

export function useHold(model: Pick<BoardModel, "hold">, list: "rows" | "incidents") {
  const inside = useRef({ pointer: false, focus: false });
  const updateHold = (change: Partial<typeof inside.current>) => {
    Object.assign(inside.current, change);
    model.hold(list, inside.current.pointer || inside.current.focus);
  };
  useEffect(() => () => model.hold(list, false), [model, list]);
  return {
    onPointerEnter: () => updateHold({ pointer: true }),
    onPointerLeave: () => updateHold({ pointer: false }),
    onFocusCapture: () => updateHold({ focus: true }),
    onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      updateHold({ focus: relatedTarget instanceof Node && currentTarget.contains(relatedTarget) }),
  };
}
