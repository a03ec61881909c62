// The buttons below the wizard: the way on at the right, the way back before it.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { Button } from "../../../ui/input/button.tsx";
import type { ImportModel } from "../create-import.ts";
import { importMessages } from "../import-messages.ts";
import { importPlan, type ImportOutcome, type StateOf } from "../import-state.ts";

type ImportFooterProps<Outcome extends ImportOutcome> = {
  model: ImportModel<Outcome>;
  noun: string;
  isCorrecting: boolean;
  /** The button that sends what the plan shows. */
  plan: { saveLabel: string; canSave: boolean } | null;
  onBack(): void;
  onClose(): void;
};

export function ImportFooter<Outcome extends ImportOutcome>(props: ImportFooterProps<Outcome>) {
  const { model, plan, onClose } = props;
  const t = useStore(importMessages);
  const state = useStore(model.$state);
  switch (state.step) {
    case "reading":
    case "checking":
      return <Button onClick={() => model.cancel()}>{t.cancel}</Button>;
    case "columns":
      return (
        <>
          <Button onClick={() => model.restart()}>{t.otherFile}</Button>
          <Button
            variant="primary"
            disabled={state.missing.length > 0}
            onClick={() => void model.check()}
          >
            {t.check}
          </Button>
        </>
      );
    case "review":
      return <ReviewButtons {...props} state={state} />;
    case "plan":
      return (
        <>
          <Button onClick={() => model.back()}>{t.backToReview}</Button>
          <Button variant="primary" disabled={!plan?.canSave} onClick={() => void model.commit()}>
            {plan?.saveLabel}
          </Button>
        </>
      );
    case "sending":
      return <Button onClick={() => model.cancel()}>{t.stopWaiting}</Button>;
    case "done":
      return (
        <Button variant="primary" onClick={onClose}>
          {t.finish}
        </Button>
      );
    default:
      return <Button onClick={onClose}>{t.close}</Button>;
  }
}

type ReviewButtonsProps<Outcome extends ImportOutcome> = ImportFooterProps<Outcome> & {
  state: StateOf<"review">;
};

/** From the review one goes on to the plan where there is one, and else saves. Both wait for corrections. */
function ReviewButtons<Outcome extends ImportOutcome>(props: ReviewButtonsProps<Outcome>) {
  const { model, noun, isCorrecting, onBack, state } = props;
  const t = useStore(importMessages);
  const isPlanned = model.hasPlan(state.summary);
  const proceedLabel = isPlanned ? t.toPlan : t.save({ count: writtenBy(state), noun });
  return (
    <>
      <Button onClick={onBack}>{t.backToColumns}</Button>
      <Button
        variant="primary"
        busy={isCorrecting}
        disabled={state.blocked !== null}
        onClick={() => !isCorrecting && void (isPlanned ? model.plan() : model.commit())}
      >
        {isCorrecting ? t.rechecking : proceedLabel}
      </Button>
    </>
  );
}

function writtenBy({ summary, duplicates }: StateOf<"review">): string {
  const { created, updated } = importPlan(summary, duplicates);
  return formatNumber(created + updated);
}
