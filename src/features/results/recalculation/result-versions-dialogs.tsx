// The versions of the results of an exam, and from them the way to a new one.
import { useState } from "react";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { notify } from "../../../core/notices.ts";
import { RecalculationDialog } from "./recalculation-dialog.tsx";
import { ResultVersionsDialog } from "./result-versions-dialog.tsx";

type ResultVersionsDialogsProps = {
  schedule_id: string;
  /** The exam's name. */
  exam: string;
  first: "versions" | "recalculation";
  /** Of the recalculation: whose key is to be mended. */
  question?: string | undefined;
  changed(): void;
  onClose(): void;
};

export function ResultVersionsDialogs(props: ResultVersionsDialogsProps) {
  const { schedule_id, exam, first, question, changed, onClose } = props;
  const [isListed, setListed] = useState(first === "versions");
  const [restores, setRestores] = useState<number | null>(null);
  if (isListed) {
    return (
      <ResultVersionsDialog
        schedule_id={schedule_id}
        exam={exam}
        onRecalculate={(version) => {
          setRestores(version);
          setListed(false);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <RecalculationDialog
      target={{ schedule_id, restores, question }}
      exam={exam}
      changed={(text) => {
        notify(responseCodes.success, exam, text);
        changed();
      }}
      onClose={onClose}
    />
  );
}
