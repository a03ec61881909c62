// A form in a dialog: Enter saves, a refused save puts the cursor into the first faulty input, closing with unsaved
// input asks first. Closes by itself once the form is saved, unless it goes on with another record.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Dialog, type DialogSize } from "../../ui/overlay/dialog.tsx";
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
  /** Beside the buttons: how things stand. */
  footerStart?: ReactNode;
  /** Empties the saved form for the next record; with it many are added in one go, by Ctrl+Enter as well. */
  onAnother?: () => void;
};

export function FormDialog(props: FormDialogProps) {
  const { title, form, onClose, children, size, notice, onAnother } = props;
  const t = useStore(formMessages);
  const busy = useStore(form.$state).status === "saving";
  const failure = useStore(form.$failure);
  const { formRef, formId, submit, saveAnd } = useSubmit(form, onClose);
  const { close, question } = useClosing(form.isDirty, onClose);
  const addAnother = onAnother && (() => void saveAnd(onAnother));
  return (
    <>
      {question}
      <Dialog
        title={title}
        size={size}
        busy={busy}
        onClose={close}
        closeLabel={t.close}
        footer={
          <FormButtons
            {...props}
            formId={formId}
            busy={busy}
            onCancel={close}
            addAnother={addAnother}
          />
        }
      >
        {/* Keys from its inputs come by here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <form
          id={formId}
          ref={formRef}
          className={css.stack}
          noValidate
          onSubmit={submit}
          onKeyDown={(event) => addAnother && runOnControlEnter(event, addAnother)}
        >
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

function runOnControlEnter(event: KeyboardEvent, run: () => void): void {
  const isControlEnter = event.key === "Enter" && (event.ctrlKey || event.metaKey);
  if (!isControlEnter || event.defaultPrevented) return;
  // The browser would take it for Enter.
  event.preventDefault();
  if (!event.repeat) run();
}

type FormButtonsProps = Pick<FormDialogProps, "saveLabel" | "cancelLabel" | "footerStart"> & {
  formId: string;
  busy: boolean;
  onCancel: () => void;
  addAnother: (() => void) | undefined;
};

function FormButtons(props: FormButtonsProps) {
  const { saveLabel, cancelLabel, footerStart, formId, busy, onCancel, addAnother } = props;
  const t = useStore(formMessages);
  return (
    <>
      {footerStart && <div className={css.state}>{footerStart}</div>}
      <Button onClick={onCancel} disabled={busy}>
        {cancelLabel ?? t.cancel}
      </Button>
      {addAnother && (
        <Button
          title="Ctrl+Enter"
          aria-keyshortcuts="Control+Enter"
          disabled={busy}
          onClick={addAnother}
        >
          {t.saveAndAdd}
        </Button>
      )}
      <Button type="submit" form={formId} variant="primary" busy={busy}>
        {saveLabel ?? t.save}
      </Button>
    </>
  );
}

/** Where the focus goes once the page is drawn, unless somebody has typed meanwhile. */
type Landing = { selector: string; hasTyped(): boolean };

/** Saving by Enter or button, and where the focus goes when it is refused or when another record follows. */
export function useSubmit(form: SavableForm, changed: () => void) {
  const formRef = useRef<HTMLFormElement>(null);
  const before = useRef<Element | null>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  const formId = useId();

  useEffect(() => {
    // Whoever has typed since is in a field already, and what they type next must not go into another.
    if (!landing || landing.hasTyped()) return;
    const wanted = formRef.current?.querySelector<HTMLElement>(landing.selector);
    // Disabling the fields took the focus away from where the person was.
    const target = wanted ?? before.current;
    if (target instanceof HTMLElement) target.focus();
  }, [landing]);

  async function save() {
    if (form.$state.get().status !== "saving") before.current = document.activeElement;
    const hasTyped = typingSince(formRef.current);
    const saved = await form.save();
    if (!saved && form.$state.get().status !== "saving") {
      setLanding({ selector: "[aria-invalid=true]", hasTyped });
    }
    return saved;
  }

  async function saveAnd(startAnother: () => void) {
    if (!(await save())) return;
    startAnother();
    setLanding({
      selector: "input, select, textarea",
      hasTyped: typingSince(formRef.current),
    });
  }

  const submit = (event: { preventDefault(): void; stopPropagation(): void }) => {
    event.preventDefault();
    event.stopPropagation();
    void save().then((saved) => saved && changed());
  };
  return { formRef, formId, submit, saveAnd };
}

function typingSince(form: HTMLFormElement | null): () => boolean {
  let hasTyped = false;
  form?.addEventListener("input", () => (hasTyped = true), { once: true });
  return () => hasTyped;
}
