// Asks before something is done, says what it means, and takes a note of why, which is optional or must be given.
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
  note: "none" | "optional" | "required";
};

export function NotedActionDialog<Kind extends string, Result extends BulkResult>({
  text,
  note,
  ...props
}: NotedActionDialogProps<Kind, Result>) {
  const t = useStore(actionMessages);
  const [input, setInput] = useState({ note: "" });
  const isMissing = note === "required" && input.note.trim() === "";
  return (
    <ActionDialog
      {...props}
      input={{ note: input.note.trim() }}
      dirty={input.note !== ""}
      missing={isMissing ? t.reasonMissing : null}
    >
      <div className={css.form}>
        <p className={css.wide}>{text}</p>
        {note !== "none" && (
          <Field
            label={note === "required" ? t.reason : t.note}
            hint={note === "required" ? t.reasonHint : t.noteHint}
            required={note === "required"}
          >
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
