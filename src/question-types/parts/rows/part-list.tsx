// A list of parts that can grow and shrink: its name, its rows (PartRow, or anything with `data-part-row`), what is wrong
// with it as a whole, and the button that adds. A new row gets the focus; after a removal its neighbour has it.
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../../../ui/input/button.tsx";
import fieldCss from "../../../ui/input/field.module.css";
import { Icon } from "../../../ui/icon.tsx";
import css from "./part-list.module.css";
import { RowWalkContext, walkFromInput, walkRows } from "../../../kit/rich-text/walk/row-walk.ts";

export type PartListProps = {
  label: ReactNode;
  children: ReactNode;
  /** Undefined: parts come from elsewhere, and there is no such button. */
  addLabel?: string;
  /** Undefined: as many as there may be. */
  onAdd?: () => void;
  /** What is wrong with the list as a whole, or with parts that it does not show. */
  errors?: readonly string[];
  /** Under the name. */
  hint?: ReactNode;
  /** Beside the button that adds. */
  actions?: ReactNode;
};

export function PartList(props: PartListProps) {
  const { label, children, addLabel, onAdd, errors = [], hint, actions } = props;
  const id = useId();
  const { list, watch } = useRowFocus();
  const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean);
  return (
    // Keys that lead from row to row, from whatever text of a row they are pressed in.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={list}
      className={css.list}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={described.join(" ") || undefined}
      data-part-list=""
      onClickCapture={watch}
      onKeyDown={walkFromInput}
    >
      <div id={`${id}-label`} className={fieldCss.label}>
        {label}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={fieldCss.hint}>
          {hint}
        </div>
      )}
      <div className={css.rows}>
        <RowWalkContext value={walkRows}>{children}</RowWalkContext>
      </div>
      {errors.length > 0 && (
        <div id={`${id}-error`}>
          {errors.map((error) => (
            <div key={error} className={fieldCss.error}>
              <Icon name="circle-alert" size={16} />
              {error}
            </div>
          ))}
        </div>
      )}
      <div className={css.actions}>
        {addLabel !== undefined && (
          <Button
            size="s"
            icon="plus"
            data-part-add=""
            aria-disabled={!onAdd || undefined}
            onClick={onAdd}
          >
            {addLabel}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}

/** What a press is about to do to the rows. */
type Change = { before: readonly Element[]; removed: number | null };

/**
 * Told by the presses themselves rather than by the callbacks, and carried out once the rows have changed: a list
 * without ids draws the same elements with other texts in them.
 */
function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const change = useRef<Change | null>(null);
  const watch = ({ target }: MouseEvent) => {
    const rows = rowsOf(list.current);
    const isOf = (name: string) => {
      const button = (target as Element).closest(`[data-part-${name}]`);
      return button?.closest("[data-part-list]") === list.current ? button : null;
    };
    const removing = isOf("remove")?.closest("[data-part-row]");
    if (removing) change.current = { before: rows, removed: rows.indexOf(removing) };
    else if (isOf("add")) change.current = { before: rows, removed: null };
  };
  useLayoutEffect(() => {
    const { current } = change;
    const rows = rowsOf(list.current);
    if (current === null || rows.length === current.before.length) return;
    change.current = null;
    if (current.removed === null) focusIn(rows.find((row) => !current.before.includes(row)));
    else focusAfterRemoval(list.current, rows[Math.min(current.removed, rows.length - 1)]);
  });
  return { list, watch };
}

function rowsOf(list: Element | null): Element[] {
  const rows = [...(list?.querySelectorAll("[data-part-row]") ?? [])];
  return rows.filter((row) => row.closest("[data-part-list]") === list);
}

/** The first thing to type in, or else to press, of a new row. */
function focusIn(row: Element | undefined): void {
  const typing = row?.querySelector<HTMLElement>(
    "[role=textbox], [data-row-text], input[type=text]",
  );
  (typing ?? row?.querySelector<HTMLElement>("input, select, button"))?.focus();
}

function focusAfterRemoval(list: Element | null, neighbour: Element | undefined): void {
  const next = neighbour?.querySelector<HTMLElement>("[data-part-remove]");
  (next ?? list?.querySelector<HTMLElement>("[data-part-add]"))?.focus();
}
