// A form that stands in the page: Enter saves, a refused save puts the cursor into the first faulty input.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import css from "../dialogs/dialogs.module.css";
import { useSubmit, type SavableForm } from "./form-dialog.tsx";
import { formMessages } from "../kit-messages.ts";

type FormPanelProps = {
  form: SavableForm;
  saveLabel?: string;
  changed?: () => void;
  /** Above the fields: a conflict, say. */
  notice?: ReactNode;
  children: ReactNode;
};

export function FormPanel({ form, saveLabel, changed, notice, children }: FormPanelProps) {
  const t = useStore(formMessages);
  const busy = useStore(form.$state).status === "saving";
  const failure = useStore(form.$failure);
  const { formRef, submit } = useSubmit(form, () => changed?.());
  return (
    <form ref={formRef} className={css.panel} noValidate onSubmit={submit}>
      {failure && (
        <Banner tone="bad" title={t.failed}>
          {failure}
        </Banner>
      )}
      {notice}
      <fieldset className={css.fields} disabled={busy}>
        {children}
      </fieldset>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {saveLabel ?? t.save}
        </Button>
      </div>
    </form>
  );
}
