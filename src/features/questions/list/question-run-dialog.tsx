// A change to many questions as a dialog: what it came to is told when the dialog closes, with the way back.
import { useRef } from "react";
import type { ReactNode } from "react";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import { BulkDialog } from "../../../kit/bulk/bulk-dialog.tsx";
import type { QuestionRun } from "./question-actions.ts";

type RunDialogProps = {
  title: string;
  verb: string;
  danger?: boolean;
  count: number;
  create(): QuestionRun;
  canStart?: boolean;
  dirty?: boolean;
  children?: ReactNode;
  onClose(): void;
};

export function QuestionRunDialog({ create, onClose, ...shown }: RunDialogProps) {
  const started = useRef<QuestionRun | null>(null);
  const createRun = () => {
    const made = create();
    started.current = made;
    return made.run;
  };
  const close = (results: readonly BulkResult[] | null) => {
    if (results) started.current?.settle(results);
    onClose();
  };
  return <BulkDialog {...shown} createRun={createRun} onClose={close} />;
}
