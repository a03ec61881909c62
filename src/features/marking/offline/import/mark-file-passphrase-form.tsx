// Asks for the passphrase of a sealed file of marks.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { ProgressBar } from "../../../../ui/feedback/progress-bar.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { PasswordInput } from "../../../../ui/input/password-input.tsx";
import css from "../offline-dialogs.module.css";
import { markImportMessages } from "./mark-import-messages.ts";
import type { MarkImportModel, MarkImportState } from "./mark-import-model.ts";

/** Of the form, for the button in the dialog's footer. */
export const passphraseFormId = "mark-file-passphrase";

type PassphraseFormProps = {
  state: Extract<MarkImportState, { is: "locked" }>;
  model: MarkImportModel;
};

export function MarkFilePassphraseForm({ state, model }: PassphraseFormProps) {
  const t = useStore(markImportMessages);
  const [passphrase, setPassphrase] = useState("");
  const { isWrong, opening } = state;
  return (
    <form
      id={passphraseFormId}
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault();
        void model.unlock(passphrase);
      }}
    >
      <p>{t.lockedText}</p>
      <Field label={t.passphrase} error={isWrong ? t.wrong : ""}>
        {(aria) => (
          <PasswordInput
            {...aria}
            showLabel={t.show}
            hideLabel={t.hide}
            autoComplete="off"
            autoFocus
            disabled={opening !== null}
            value={passphrase}
            onInput={({ currentTarget }) => setPassphrase(currentTarget.value)}
          />
        )}
      </Field>
      {opening !== null && <ProgressBar value={opening} max={1} label={t.opening} />}
    </form>
  );
}
