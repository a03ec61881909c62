// What can be done on a list, on a phone: one button that adds, one that opens the rest.
import { useStore } from "@nanostores/react";
import { useState, type ReactNode } from "react";
import { Button, IconButton } from "../../ui/input/button.tsx";
import { Panel } from "../../ui/overlay/panel.tsx";
import { listMessages } from "./list-messages.ts";
import css from "./list-page.module.css";

type PhoneActionsProps = {
  title: string;
  add: ReactNode;
  /** Shows the boxes that rows are ticked in; without it they cannot be. */
  onPick: (() => void) | undefined;
  children: ReactNode;
};

export function PhoneActions({ title, add, onPick, children }: PhoneActionsProps) {
  const t = useStore(listMessages);
  const [isOpen, setOpen] = useState(false);
  if (!children && !onPick) return add;
  return (
    <>
      <span className={css.add}>{add}</span>
      <IconButton
        icon="ellipsis"
        label={t.more}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Panel title={title} isOpen={isOpen} closeLabel={t.closeMore} onClose={() => setOpen(false)}>
        <div className={css.more}>
          {onPick && (
            <Button icon="list-checks" onClick={onPick}>
              {t.pick}
            </Button>
          )}
          {children}
        </div>
      </Panel>
    </>
  );
}
