// Where Tab stops in the rows of the board (a roving tabindex): at one control of one row, which arrows move. The row may be
// out of sight and not in the page yet: it is scrolled to, and has the focus as soon as it is drawn.
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { rowControls, type RowControl } from "./sitter-row.tsx";

type BoardStop = { id: string | null; control: RowControl };

const rowSteps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + 10,
  PageUp: (at) => at - 10,
  Home: () => 0,
  End: (_at, last) => last,
};
const controlSteps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function useBoardStop(
  box: RefObject<HTMLElement | null>,
  ids: readonly string[],
  scrollTo: (index: number) => void,
) {
  const [stop, setStop] = useState<BoardStop>({ id: null, control: "name" });
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    const control = controlsOf(box.current, stop.id)[rowControls.indexOf(stop.control)];
    if (!control) return;
    isWanted.current = false;
    control.focus({ preventScroll: true });
  });

  const move = (next: BoardStop) => {
    isWanted.current = true;
    setStop(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = stopAt(event.target);
    // The button of a menu opens it with its arrows.
    if (!at || event.defaultPrevented) return;
    const rowStep = rowSteps[event.key];
    const controlStep = controlSteps[event.key];
    if (!rowStep && controlStep === undefined) return;
    event.preventDefault();
    if (!rowStep) {
      const control = rowControls[rowControls.indexOf(at.control) + (controlStep ?? 0)];
      if (control) move({ id: at.id, control });
      return;
    }
    const last = ids.length - 1;
    const index = Math.max(0, Math.min(last, rowStep(ids.indexOf(at.id), last)));
    const id = ids[index];
    if (id === undefined) return;
    move({ id, control: at.control });
    scrollTo(index);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const at = stopAt(target);
    if (at) setStop(at);
  };
  return { stop, onKeyDown, onFocus };
}

/** Null: not one of the controls of a row. An open menu has keys of its own. */
function stopAt(target: EventTarget): (BoardStop & { id: string }) | null {
  if (!(target instanceof HTMLElement)) return null;
  const row = target.closest<HTMLElement>("[data-row]");
  const id = row?.dataset["row"];
  const control = rowControls[controlsIn(row).indexOf(target)];
  return id === undefined || control === undefined ? null : { id, control };
}

function controlsOf(box: HTMLElement | null, id: string | null): HTMLElement[] {
  return controlsIn(box?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null);
}

function controlsIn(row: HTMLElement | null): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>("td > input, td > button") ?? [])];
}
