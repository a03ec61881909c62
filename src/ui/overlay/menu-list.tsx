// The open list of a Menu: exists only while it is open, so that a table of closed menus stays light.
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { closeOnBack } from "./back-button.ts";
import css from "./floating-list.module.css";
import { Icon } from "../icon.tsx";
import { itemFor } from "./menu-keys.ts";
import type { MenuAction, MenuEntry } from "./popup-menu.tsx";
import { useFloating } from "./use-floating.ts";

export type MenuListProps = {
  label: string;
  anchor: RefObject<HTMLButtonElement | null>;
  start: "first" | "last";
  items: readonly MenuEntry[];
  close: (refocus: boolean) => void;
};

export function MenuList({ label, anchor, start, items, close }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: "", at: 0 });
  useFloating(anchor, list, { open: true, placement: "bottom-end" });
  useLayoutEffect(() => {
    const all = itemsIn(list.current);
    all.at(start === "first" ? 0 : -1)?.focus({ preventScroll: true });
  }, [start]);
  useCloseFromOutside(anchor, list, close);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab") return close(true);
    const all = itemsIn(list.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const target = event.key === "Escape" ? null : itemFor(event, all, at, typing.current);
    if (target === undefined) return;
    // Not for the dialog or the table around it.
    event.preventDefault();
    event.stopPropagation();
    if (target) target.focus();
    else close(true);
  };
  const choose = (action: MenuAction) => {
    if (action.disabled) return;
    // The focus goes back first: a dialog that opens now returns it to this button.
    close(true);
    action.onSelect();
  };
  return (
    <div
      ref={list}
      className={css.list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => {
        if (item === "line") return <hr key={index} className={css.line} />;
        if (!("heading" in item)) return actionOf(item, index, choose);
        return (
          <div key={index} role="group" aria-label={item.heading}>
            <div className={css.heading} aria-hidden="true">
              {item.heading}
            </div>
            {item.items.map((action, at) => actionOf(action, at, choose))}
          </div>
        );
      })}
    </div>
  );
}

function actionOf(action: MenuAction, key: number, choose: (action: MenuAction) => void) {
  const { label, icon, danger, disabled, hint } = action;
  return (
    <button
      key={key}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(css.item, danger && css.danger)}
      aria-disabled={disabled || undefined}
      onClick={() => choose(action)}
    >
      {icon && <Icon name={icon} size={16} />}
      <span>
        {label}
        {hint && <small className={css.hint}>{hint}</small>}
      </span>
    </button>
  );
}

function itemsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

/** By a press or the focus elsewhere, or by the browser's back button. */
function useCloseFromOutside(
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  close: (refocus: boolean) => void,
): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onOutside = (event: Event) => {
      const target = event.target as Node;
      if (!list.current?.contains(target) && !anchor.current?.contains(target)) {
        latest.current(false);
      }
    };
    const release = closeOnBack(() => latest.current(true));
    document.addEventListener("pointerdown", onOutside, true);
    document.addEventListener("focusin", onOutside);
    return () => {
      release();
      document.removeEventListener("pointerdown", onOutside, true);
      document.removeEventListener("focusin", onOutside);
    };
  }, [anchor, list]);
}
