// Asks before logins of many are reset or dismissed, and for a note where somebody is let on.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { ActionDialog } from "../../kit/actions/action-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import css from "../../kit/record/record.module.css";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { noInput } from "./login-actions.ts";
import type { LoginAction, LoginActions } from "./login-actions.ts";
import { loginsMessages } from "./logins-messages.ts";

type LoginActionDialogProps = {
  actions: LoginActions;
  kind: LoginAction;
  target: Target;
  onClose(): void;
};

export function LoginActionDialog(props: LoginActionDialogProps) {
  const { kind } = props;
  const t = useStore(loginsMessages);
  const [input, setInput] = useState(noInput);
  return (
    <ActionDialog {...props} input={input} dirty={input.note !== ""}>
      <div className={css.form}>
        <p className={css.wide}>{t[`${kind}Text`]}</p>
        {kind === "unblock" && (
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
