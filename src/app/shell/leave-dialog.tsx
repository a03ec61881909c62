// Asks before a screen with unsaved input is left, and before somebody signs out while something is still to be done here.
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
  const { question } = request;
  const act = question?.act;
  const isSending = act?.run === null;
  const lines = question ? question.lines : [t.unsavedHint];
  return (
    <Dialog
      title={question ? t.signOutNow : t.unsaved}
      size="s"
      busy={isSending}
      closeLabel={t.close}
      onClose={stay}
      footer={
        <>
          <Button variant="danger" disabled={isSending} onClick={discard}>
            {question ? t.signOut : t.discard}
          </Button>
          {act && (
            <Button busy={isSending} onClick={() => act.run?.()}>
              {act.label}
            </Button>
          )}
          <Button variant="primary" disabled={isSending} onClick={stay}>
            {question ? t.stayIn : t.stay}
          </Button>
        </>
      }
    >
      <div role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Dialog>
  );
}
