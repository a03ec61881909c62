// Which dialog of the questions screen is open. All of them are loaded when the first one opens.
import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import type { OrderMode, QuestionBank } from "../../../contract/questions/banks.ts";
import { reportError } from "../../../core/notices.ts";
import type { TransferMode } from "./question-actions.ts";
import type { QuestionsModel } from "./questions-model.ts";

export type OpenDialog =
  | { is: "removal"; ids: readonly string[] }
  | { is: "duplicate"; ids: readonly string[] }
  | { is: "change"; ids: readonly string[] }
  | { is: "transfer"; ids: readonly string[]; mode: TransferMode }
  | { is: "place"; ids: readonly string[] }
  | { is: "order"; mode: OrderMode }
  /** Null: from the first question. */
  | { is: "preview"; start: string | null }
  | { is: "import" }
  | { is: "export" };

export type QuestionDialogProps = {
  dialog: OpenDialog;
  model: QuestionsModel;
  bank: QuestionBank;
  onClose(): void;
};

type Shown = { dialog: OpenDialog; Dialog: ComponentType<QuestionDialogProps> };

export function useQuestionDialogs(model: QuestionsModel, bank: QuestionBank) {
  const [shown, setShown] = useState<Shown | null>(null);
  const open = (dialog: OpenDialog) => {
    load(dialog)
      .then((Dialog) => setShown({ dialog, Dialog }))
      .catch(reportError);
  };
  const close = () => setShown(null);
  const dialogs: ReactNode = shown && (
    <shown.Dialog dialog={shown.dialog} model={model} bank={bank} onClose={close} />
  );
  return { open, dialogs };
}

async function load(dialog: OpenDialog): Promise<ComponentType<QuestionDialogProps>> {
  switch (dialog.is) {
    case "preview":
      return (await import("../preview/question-preview.tsx")).QuestionPreview;
    case "import":
      return (await import("../import/question-import-dialog.tsx")).QuestionImportDialog;
    case "export":
      return (await import("../export/question-export-dialog.tsx")).QuestionExportDialog;
    default:
      return (await import("./question-dialog.tsx")).QuestionDialog;
  }
}
