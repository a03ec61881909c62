// Asks before a screen with unsaved input is left.
import { useStore } from "@nanostores/react";
import { $leaveRequest } from "../../core/navigation.ts";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { shellMessages } from "./shell-messages.ts";

export function LeaveDialog() {
  const text = useStore(shellMessages);
  const request = useStore($leaveRequest);
  if (!request) return null;
  const stay = () => $leaveRequest.set(null);
  const discard = () => {
    stay();
    request.proceed();
  };
  return (
    <Dialog
      title={text.unsaved}
      size="s"
      closeLabel={text.close}
      onClose={stay}
      footer={
        <>
          <Button variant="danger" onClick={discard}>
            {text.discard}
          </Button>
          <Button variant="primary" onClick={stay}>
            {text.stay}
          </Button>
        </>
      }
    >
      <p>{text.unsavedHint}</p>
    </Dialog>
  );
}
