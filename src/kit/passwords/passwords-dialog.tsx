// The dialog with passwords that were just made. It does not close without a question before they have been kept.
import { useEffect, useRef, useState } from "react";
import { useStore } from "@nanostores/react";
import { guardLeaving } from "../../core/navigation.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { passwordMessages } from "./password-messages.ts";
import type { PasswordSlip, SlipWords } from "./password-slip.ts";
import { PasswordSlips } from "./password-slips.tsx";

type PasswordsDialogProps = {
  slips: readonly PasswordSlip[];
  words: SlipWords;
  onClose(): void;
};

export function PasswordsDialog({ slips, words, onClose }: PasswordsDialogProps) {
  const t = useStore(passwordMessages);
  const isKept = useRef(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => guardLeaving(() => !isKept.current), []);
  const close = () => (isKept.current ? onClose() : setAsking(true));
  return (
    <>
      <Dialog
        title={t.title}
        size="l"
        closeLabel={t.close}
        onClose={close}
        footer={<Button onClick={close}>{t.close}</Button>}
      >
        <PasswordSlips slips={slips} words={words} onKept={() => (isKept.current = true)} />
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title={t.leaveTitle}
          confirmLabel={t.close}
          danger
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          <p>{t.leaveText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
