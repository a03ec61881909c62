// The buttons below the import of questions: the way on at the right, the way back before it.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { questionImportMessages } from "./question-import-messages.ts";
import type { QuestionImportModel } from "./question-import-model.ts";
import { pickedRows } from "./question-import-rows.ts";
import { blockedBecause } from "./question-import-state.ts";

type FooterProps = {
  model: QuestionImportModel;
  onClose(): void;
  onShowNewest(): void;
};

export function QuestionImportFooter({ model, onClose, onShowNewest }: FooterProps) {
  const t = useStore(questionImportMessages);
  const state = useStore(model.$state);
  switch (state.step) {
    case "reading":
    case "uploading":
      return <Button onClick={model.cancel}>{t.cancel}</Button>;
    case "review":
      return (
        <>
          <RestartButton model={model} />
          <Button
            variant="primary"
            disabled={blockedBecause(state) !== null}
            onClick={() => void model.commit()}
          >
            {t.save({ n: formatNumber(pickedRows(state).length) })}
          </Button>
        </>
      );
    case "sending":
      return <Button onClick={model.cancel}>{t.stopWaiting}</Button>;
    case "done":
      return (
        <>
          <Button onClick={onShowNewest}>{t.showNewest}</Button>
          <Button variant="primary" onClick={onClose}>
            {t.close}
          </Button>
        </>
      );
    default:
      return <Button onClick={onClose}>{t.close}</Button>;
  }
}

function RestartButton({ model }: { model: QuestionImportModel }) {
  const t = useStore(questionImportMessages);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t.otherFile}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t.restartTitle}
          confirmLabel={t.restart}
          danger
          onConfirm={() => {
            setAsking(false);
            model.restart();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t.leaveReview}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
