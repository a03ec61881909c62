// Asks before something is done from the board, and for a note where somebody is let on.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import css from "../../../kit/record/record.module.css";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { noBoardInput } from "./board-actions.ts";
import type { BoardAction, BoardActions } from "./board-actions.ts";
import { lateBoardMessages } from "./board-messages.ts";

type BoardActionDialogProps = {
  actions: BoardActions;
  kind: BoardAction;
  target: Target;
  onClose(): void;
};

export function BoardActionDialog(props: BoardActionDialogProps) {
  const t = useStore(lateBoardMessages);
  const [input, setInput] = useState(noBoardInput);
  const isUnblocking = props.kind === "unblock";
  return (
    <ActionDialog {...props} input={input} dirty={input.note !== ""}>
      <div className={css.form}>
        <p className={css.wide}>{isUnblocking ? t.noteText : t.resetText}</p>
        {isUnblocking && (
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
