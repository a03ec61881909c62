// The button beside a list's filters that opens a panel of tick boxes, one for each column.
import { useStore } from "@nanostores/react";
import { useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import type { ChoosableColumn, ColumnChoice } from "./column-choice.ts";
import css from "./column-chooser.module.css";
import { listMessages } from "../../kit-messages.ts";

type ColumnChooserProps = { columns: readonly ChoosableColumn[]; choice: ColumnChoice };

export function ColumnChooser({ columns, choice }: ColumnChooserProps) {
  const t = useStore(listMessages);
  const hidden = useStore(choice.$hidden);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOpen(false);
  }

  return (
    <div className={css.chooser} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={opener}
        icon="columns-3"
        label={t.columns}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        // Focusable, so that a press on its empty ground does not count as leaving it.
        <fieldset id={panelId} className={css.panel} tabIndex={-1}>
          <legend>{t.shownColumns}</legend>
          {columns.map(({ id, label, required }) => (
            <Checkbox
              key={id}
              label={label}
              checked={!hidden.has(id)}
              disabled={required}
              onChange={(on) => choice.show(id, on)}
            />
          ))}
          <Button size="s" disabled={hidden.size === 0} onClick={choice.showAll}>
            {t.allColumns}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
