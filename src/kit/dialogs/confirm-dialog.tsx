// Asks before something is done, waits while it is done, and says so when it failed. Closes by itself once it is done.
import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { guardLeaving } from "../../core/navigation.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import css from "./dialogs.module.css";
import { failureText } from "../failed-message.ts";
import { confirmMessages, formMessages } from "../kit-messages.ts";
import { TypedWord } from "./typed-word.tsx";

export type ConfirmDialogProps = {
  /** Verb, object and count: "Hapus 12 peserta?" */
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** What it throws is shown here, and may be tried again. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
  /** A word that must be typed first. */
  requireText?: string;
  /** Something was filled in: closing without confirming asks first. */
  dirty?: boolean;
};

type State = { status: "asking" } | { status: "running" } | { status: "failed"; error: unknown };

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, onClose, requireText, dirty } = props;
  const t = useStore(confirmMessages);
  const { state, confirm } = useConfirmation(props);
  const [typed, setTyped] = useState("");
  const formId = useId();
  const busy = state.status === "running";
  const allowed = requireText === undefined || typed.trim() === requireText;
  const { close, question } = useClosing(() => dirty === true, onClose);
  return (
    <>
      {question}
      <Dialog
        title={title}
        size="s"
        busy={busy}
        onClose={close}
        closeLabel={t.close}
        footer={
          <ConfirmButtons
            {...props}
            formId={formId}
            busy={busy}
            allowed={allowed}
            onCancel={close}
          />
        }
      >
        <form
          id={formId}
          className={css.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (allowed) void confirm();
          }}
        >
          {state.status === "failed" && (
            <Banner tone="bad" title={t.failed}>
              {failureText(state.error)}
            </Banner>
          )}
          {children && <div>{children}</div>}
          {requireText !== undefined && (
            <TypedWord word={requireText} value={typed} disabled={busy} onChange={setTyped} />
          )}
        </form>
      </Dialog>
    </>
  );
}

/** Runs `onConfirm` and closes; what it throws is kept until the next try. */
function useConfirmation({ onConfirm, onClose }: ConfirmDialogProps) {
  const [state, setState] = useState<State>({ status: "asking" });
  const running = useRef(false);

  async function confirm() {
    // The state is shown a moment later: a second click may come before that.
    if (running.current) return;
    running.current = true;
    setState({ status: "running" });
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setState({ status: "failed", error });
    }
    running.current = false;
  }
  return { state, confirm };
}

type ConfirmButtonsProps = Pick<ConfirmDialogProps, "confirmLabel" | "cancelLabel" | "danger"> & {
  formId: string;
  busy: boolean;
  allowed: boolean;
  onCancel: () => void;
};

function ConfirmButtons(props: ConfirmButtonsProps) {
  const { confirmLabel, cancelLabel, danger, formId, busy, allowed, onCancel } = props;
  const t = useStore(confirmMessages);
  return (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {cancelLabel ?? t.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={danger ? "danger" : "primary"}
        busy={busy}
        disabled={!allowed}
      >
        {confirmLabel}
      </Button>
    </>
  );
}

/**
 * Closing, and leaving by the address, ask first while something filled in would be lost. `question` stands before its
 * dialog: when both go at once, it gives the focus back first and the dialog has the last word.
 */
export function useClosing(isDirty: () => boolean, onClose: () => void) {
  const t = useStore(formMessages);
  const [asking, setAsking] = useState(false);
  // Anew with every drawing: whether something is filled in depends on what is typed now.
  useEffect(() => guardLeaving(isDirty));
  const question = asking && (
    <ConfirmDialog
      title={t.unsaved}
      confirmLabel={t.discard}
      cancelLabel={t.keepEditing}
      danger
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    >
      {t.unsavedBody}
    </ConfirmDialog>
  );
  return { close: () => (isDirty() ? setAsking(true) : onClose()), question };
}
