// Asks before a screen with unsaved input is left, and before somebody signs out while exams are under way.
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
  const { exams } = request;
  const isInput = exams === undefined;
  const hint = exams ? t.examsRun({ exams }) : t.examsUnknown;
  return (
    <Dialog
      title={isInput ? t.unsaved : t.signOutNow}
      size="s"
      closeLabel={t.close}
      onClose={stay}
      footer={
        <>
          <Button variant="danger" onClick={discard}>
            {isInput ? t.discard : t.signOut}
          </Button>
          <Button variant="primary" onClick={stay}>
            {isInput ? t.stay : t.stayIn}
          </Button>
        </>
      }
    >
      <p>{isInput ? t.unsavedHint : hint}</p>
    </Dialog>
  );
}
