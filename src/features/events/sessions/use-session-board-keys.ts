// The board by keyboard: arrows walk along rows and columns, Shift with them chooses, numbers move, 0 takes out, Ctrl+Z undoes.
// Each column is one stop for Tab; Space ticks, as it does every tick box.
import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { columnAttribute, rowAttribute } from "./use-session-board-drag.ts";

type BoardKeys = {
  idsOf(row: string): readonly string[];
  choose(ids: readonly string[]): void;
  /** Opens or folds the group of that row; false: it is none. */
  toggle(row: string): boolean;
  move(ids: readonly string[] | null, sesi: number): void;
  undo(): void;
  clear(): boolean;
};

const stops = `[${rowAttribute}] input`;

export function useSessionBoardKeys(root: RefObject<HTMLElement | null>, keys: BoardKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    const onKey = (event: KeyboardEvent) => onBoardKey(current, event, latest.current);
    const onAnyKey = (event: KeyboardEvent) => onScreenKey(event, latest.current);
    const onFocus = (event: FocusEvent) => keepStop(event.target);
    current.addEventListener("keydown", onKey);
    current.addEventListener("focusin", onFocus);
    document.addEventListener("keydown", onAnyKey);
    return () => {
      current.removeEventListener("keydown", onKey);
      current.removeEventListener("focusin", onFocus);
      document.removeEventListener("keydown", onAnyKey);
    };
  }, [root]);
}

/** Keys of the board itself. */
function onBoardKey(root: HTMLElement, event: KeyboardEvent, keys: BoardKeys): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const column = target.closest(`[${columnAttribute}]`);
  const row = rowOf(target);
  if (!column || row === null) return;
  if (key === "Enter") {
    if (keys.toggle(row)) event.preventDefault();
    return;
  }
  const next = neighbour(root, column, target, key);
  if (next === undefined) return;
  event.preventDefault();
  if (!next) return;
  if (event.shiftKey && (key === "ArrowDown" || key === "ArrowUp")) {
    keys.choose([...keys.idsOf(row), ...keys.idsOf(rowOf(next) ?? "")]);
  }
  next.focus();
}

/** Of the whole screen, as long as nobody types and no dialog is open. */
function onScreenKey(event: KeyboardEvent, keys: BoardKeys): void {
  const { target, key } = event;
  if (event.defaultPrevented || !(target instanceof Element) || event.altKey) return;
  const isTyping = target.closest("input:not([type=checkbox]), select, textarea, [role=menu]");
  if (isTyping || document.querySelector("dialog[open]")) return;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== "z" || event.shiftKey) return;
    event.preventDefault();
    keys.undo();
  } else if (key === "Escape") {
    if (keys.clear()) event.preventDefault();
  } else if (/^\d$/u.test(key)) {
    event.preventDefault();
    const row = rowOf(target);
    keys.move(row === null ? null : keys.idsOf(row), Number(key));
  }
}

/** Where Tab comes back to is where one was. */
function keepStop(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || rowOf(target) === null) return;
  const column = target.closest(`[${columnAttribute}]`);
  for (const stop of column?.querySelectorAll<HTMLElement>(stops) ?? []) {
    stop.tabIndex = stop === target ? 0 : -1;
  }
}

function rowOf(element: Element): string | null {
  return element.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute) ?? null;
}

/** Undefined: not a key that walks. Null: nothing is there. */
function neighbour(
  root: HTMLElement,
  column: Element,
  target: HTMLElement,
  key: string,
): HTMLElement | null | undefined {
  const rows = [...column.querySelectorAll<HTMLElement>(stops)];
  const at = rows.indexOf(target);
  switch (key) {
    case "ArrowDown":
      return rows[at + 1] ?? null;
    case "ArrowUp":
      return rows[at - 1] ?? null;
    case "Home":
      return rows[0] ?? null;
    case "End":
      return rows.at(-1) ?? null;
    case "ArrowLeft":
    case "ArrowRight":
      return beside(root, column, key === "ArrowLeft" ? -1 : 1);
    default:
      return undefined;
  }
}

/** The next column that way in which anybody is. */
function beside(root: HTMLElement, column: Element, step: 1 | -1): HTMLElement | null {
  const columns = [...root.querySelectorAll(`[${columnAttribute}]`)];
  for (let at = columns.indexOf(column) + step; columns[at]; at += step) {
    const rows = [...columns[at]!.querySelectorAll<HTMLElement>(stops)];
    const stop = rows.find((one) => one.tabIndex === 0) ?? rows[0];
    if (stop) return stop;
  }
  return null;
}
