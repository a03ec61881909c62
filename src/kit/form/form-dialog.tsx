// A form in a dialog: Enter saves, a refused save puts the cursor into the first faulty input, closing with unsaved
// input asks first. Closes by itself once the form is saved.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { DialogSize } from "../../ui/overlay/dialog.tsx";
import { useClosing } from "../dialogs/confirm-dialog.tsx";
import type { FormState } from "./create-form.ts";
import css from "../dialogs/dialogs.module.css";
import { formMessages } from "../kit-messages.ts";

/** What the dialog needs of a form; every FormModel has it. */
export type SavableForm = {
  $state: ReadableAtom<FormState>;
  $failure: ReadableAtom<string | null>;
  isDirty(): boolean;
  save(): Promise<boolean>;
};

export type FormDialogProps = {
  title: string;
  form: SavableForm;
  saveLabel?: string;
  cancelLabel?: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  size?: DialogSize;
  /** Above the fields: a conflict, say. */
  notice?: ReactNode;
  /** Beside the buttons. */
  footerStart?: ReactNode;
};

export function FormDialog(props: FormDialogProps) {
  const { title, form, saveLabel, cancelLabel, onClose, children, size, notice, footerStart } =
    props;
  const t = useStore(formMessages);
  const busy = useStore(form.$state).status === "saving";
  const failure = useStore(form.$failure);
  const { formRef, formId, submit } = useSubmit(form, onClose);
  const { close, question } = useClosing(form.isDirty, onClose);

  const footer = (
    <>
      {footerStart}
      <Button onClick={close} disabled={busy}>
        {cancelLabel ?? t.cancel}
      </Button>
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {saveLabel ?? t.save}
      </Button>
    </>
  );
  return (
    <>
      {question}
      <Dialog
        title={title}
        size={size}
        busy={busy}
        onClose={close}
        closeLabel={t.close}
        footer={footer}
      >
        <form id={formId} ref={formRef} className={css.stack} noValidate onSubmit={submit}>
          {failure && (
            <Banner tone="bad" title={t.failed}>
              {failure}
            </Banner>
          )}
          {notice}
          {/* What is typed while the answer is awaited would be lost. An editor of rich text knows no `disabled`. */}
          <fieldset className={css.fields} disabled={busy} inert={busy}>
            {children}
          </fieldset>
        </form>
      </Dialog>
    </>
  );
}

/** Saving by Enter or button, and where the focus goes when it is refused. */
export function useSubmit(form: SavableForm, changed: () => void) {
  const formRef = useRef<HTMLFormElement>(null);
  const before = useRef<Element | null>(null);
  const [refusals, setRefusals] = useState(0);
  const formId = useId();

  useEffect(() => {
    if (refusals === 0) return;
    const faulty = formRef.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    // Disabling the fields took the focus away from where the person was.
    const target = faulty ?? before.current;
    if (target instanceof HTMLElement) target.focus();
  }, [refusals]);

  async function save() {
    if (form.$state.get().status !== "saving") before.current = document.activeElement;
    const saved = await form.save();
    if (saved) changed();
    else if (form.$state.get().status !== "saving") setRefusals((count) => count + 1);
  }

  const submit = (event: { preventDefault(): void; stopPropagation(): void }) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return { formRef, formId, submit };
}
