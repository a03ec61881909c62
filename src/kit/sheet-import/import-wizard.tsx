// The import of a sheet, drawn: one dialog over the states of createImport. It knows no entity; what only one entity
// has to show at the end (passwords made) comes as `renderOutcome`. Loaded when somebody opens an import, not before.
import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "@nanostores/react";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import type { ImportModel } from "./create-import.ts";
import type { Figure } from "./steps/import-done-step.tsx";
import { ImportFrame } from "./steps/import-frame.tsx";
import { ImportFooter } from "./steps/import-footer.tsx";
import { importMessages } from "./import-messages.ts";
import type { ImportTemplate } from "./steps/import-choose-step.tsx";
import { announcementOf, stepIndexOf, lossOf } from "./import-announcement.ts";
import { holdsWork, type ImportOutcome } from "./import-state.ts";
import { ImportStepBody } from "./steps/import-step-body.tsx";

export type ImportWizardProps<Outcome extends ImportOutcome> = {
  model: ImportModel<Outcome>;
  title: string;
  /** What one row is, as in "peserta". */
  noun: string;
  template: ImportTemplate;
  /** What the model's `loadPlan` has found, drawn, and the button that agrees to it. */
  plan?: { body: ReactNode; saveLabel: string; canSave: boolean };
  /** What became of the rows, in the entity's words. */
  figuresOf?(outcome: Outcome): readonly Figure[];
  /** What the entity shows under the figures at the end. */
  renderOutcome?(outcome: Outcome): ReactNode;
  /** True: what `renderOutcome` shows cannot be had again, so closing asks. */
  holdsOutcome?(outcome: Outcome): boolean;
  /** `hasImported`: the list behind the dialog is out of date. */
  onClose(hasImported: boolean): void;
};

export function ImportWizard<Outcome extends ImportOutcome>(props: ImportWizardProps<Outcome>) {
  const { model, title, noun, template, renderOutcome, onClose } = props;
  const t = useStore(importMessages);
  const state = useStore(model.$state);
  const [isLeavingReview, setLeavingReview] = useState(false);
  const hasImported = useHasImported(model);
  const { isCorrecting, hasCorrected, correct } = useCorrections(model);
  const goBack = () => (hasCorrected ? setLeavingReview(true) : model.back());
  return (
    <>
      <ImportFrame
        title={title}
        steps={[t.stepFile, t.stepColumns, t.stepReview, t.stepSave]}
        current={stepIndexOf(state.step)}
        announcement={announcementOf(state, noun, t)}
        isHeld={() => holdsSomething(props)}
        loss={lossOf(state.step, t)}
        onClose={() => onClose(hasImported)}
        renderFooter={(close) => (
          <ImportFooter
            model={model}
            noun={noun}
            isCorrecting={isCorrecting}
            plan={props.plan ?? null}
            onBack={goBack}
            onClose={close}
          />
        )}
      >
        <ImportStepBody
          model={model}
          noun={noun}
          template={template}
          correct={correct}
          plan={props.plan?.body}
          {...(props.figuresOf ? { figuresOf: props.figuresOf } : {})}
          {...(renderOutcome ? { renderOutcome } : {})}
        />
      </ImportFrame>
      {isLeavingReview && (
        <LeaveReviewDialog
          loss={lossOf(state.step, t)}
          onConfirm={() => {
            setLeavingReview(false);
            model.back();
          }}
          onClose={() => setLeavingReview(false)}
        />
      )}
    </>
  );
}

/** Whether closing now would lose work, or an outcome that cannot be had again. */
function holdsSomething<Outcome extends ImportOutcome>({
  model,
  holdsOutcome,
}: ImportWizardProps<Outcome>): boolean {
  const state = model.$state.get();
  if (state.step === "done") return holdsOutcome?.(state.outcome) ?? false;
  return holdsWork(state);
}

/** Rows that were sent may have been written even if nobody waits for the answer. */
function useHasImported<Outcome extends ImportOutcome>(model: ImportModel<Outcome>): boolean {
  const [hasImported, setImported] = useState(false);
  useEffect(
    () => model.$state.listen(({ step }) => step === "sending" && setImported(true)),
    [model],
  );
  return hasImported;
}

/** Which corrections of the review are still being checked, and whether leaving the review would lose any. */
function useCorrections<Outcome extends ImportOutcome>(model: ImportModel<Outcome>) {
  const [correcting, setCorrecting] = useState(0);
  const [hasCorrected, setCorrected] = useState(false);
  useEffect(
    () => model.$state.listen(({ step }) => step === "columns" && setCorrected(false)),
    [model],
  );
  const correct = (work: Promise<void>) => {
    setCorrected(true);
    setCorrecting((count) => count + 1);
    void work.finally(() => setCorrecting((count) => count - 1));
  };
  return { isCorrecting: correcting > 0, hasCorrected, correct };
}

type LeaveReviewDialogProps = { loss: string; onConfirm(): void; onClose(): void };

function LeaveReviewDialog({ loss, onConfirm, onClose }: LeaveReviewDialogProps) {
  const t = useStore(importMessages);
  return (
    <ConfirmDialog
      title={t.backTitle}
      confirmLabel={t.backToColumns}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{loss}</p>
    </ConfirmDialog>
  );
}
