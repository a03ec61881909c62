// Asks before a screen with unsaved input is left.
import { useStore } from "@nanostores/react";
import { $leaveRequest } from "../../core/navigation.ts";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { shellMessages } from "./shell-messages.ts";

export function LeaveDialog() {
  const t = useStore(shellMessages);
  const request = useStore($leaveRequest);
  if (!request) return null;
  const stay = () => $leaveRequest.set(null);
  const discard = () => {
    stay();
    request.proceed();
  };
  return (
    <Dialog
      title={t.unsaved}
      size="s"
      closeLabel={t.close}
      onClose={stay}
      footer={
        <>
          <Button variant="danger" onClick={discard}>
            {t.discard}
          </Button>
          <Button variant="primary" onClick={stay}>
            {t.stay}
          </Button>
        </>
      }
    >
      <p>{t.unsavedHint}</p>
    </Dialog>
  );
}
