// Asks before something is done, says what it means, and takes a note of why, which may stay empty.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import css from "../record/record.module.css";
import { ActionDialog, type ActionDialogProps } from "./action-dialog.tsx";
import { actionMessages } from "./action-messages.ts";

type NotedActionDialogProps<Kind extends string, Result extends BulkResult> = Pick<
  ActionDialogProps<Kind, Result, { note: string }>,
  "actions" | "kind" | "target" | "onClose"
> & {
  /** What it means. */
  text: string;
  hasNote: boolean;
};

export function NotedActionDialog<Kind extends string, Result extends BulkResult>({
  text,
  hasNote,
  ...props
}: NotedActionDialogProps<Kind, Result>) {
  const t = useStore(actionMessages);
  const [input, setInput] = useState({ note: "" });
  return (
    <ActionDialog {...props} input={input} dirty={input.note !== ""}>
      <div className={css.form}>
        <p className={css.wide}>{text}</p>
        {hasNote && (
          <Field label={t.note} hint={t.noteHint}>
            {(aria) => (
              <TextInput
                {...aria}
                maxLength={200}
                value={input.note}
                onInput={(event) => setInput({ note: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
      </div>
    </ActionDialog>
  );
}
