// The part of the wizard that changes with the state.
import type { ReactNode } from "react";
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import type { ImportModel } from "../create-import.ts";
import { ImportChooseStep, type ImportTemplate } from "./import-choose-step.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportColumnsStep } from "./import-columns-step.tsx";
import { ImportDoneStep, ImportLostStep, type Figure } from "./import-done-step.tsx";
import { importMessages } from "../import-messages.ts";
import { ImportReviewStep } from "./import-review-step.tsx";
import type { ImportOutcome, StateOf } from "../import-state.ts";

type ImportStepBodyProps<Outcome extends ImportOutcome> = {
  model: ImportModel<Outcome>;
  noun: string;
  template: ImportTemplate;
  /** Told of every correction under way: until it is checked, nothing is sent. */
  correct(work: Promise<void>): void;
  plan: ReactNode;
  figuresOf?(outcome: Outcome): readonly Figure[];
  renderOutcome?(outcome: Outcome): ReactNode;
};

export function ImportStepBody<Outcome extends ImportOutcome>(props: ImportStepBodyProps<Outcome>) {
  const { model, noun, template, correct, plan, figuresOf, renderOutcome } = props;
  const t = useStore(importMessages);
  const state = useStore(model.$state);
  switch (state.step) {
    case "choose":
    case "refused":
      return (
        <ImportChooseStep
          noun={noun}
          template={template}
          problem={state.step === "refused" ? state : null}
          onFile={(file) => void model.choose(file)}
        />
      );
    case "reading":
      return <ImportProgress text={t.reading({ file: state.fileName })} done={state.done} />;
    case "checking":
      return <ImportProgress text={t.checking({ file: state.fileName })} done={state.done} />;
    case "columns":
      return <ColumnsStep model={model} state={state} />;
    case "review":
      return <ReviewStep model={model} noun={noun} state={state} correct={correct} />;
    case "plan":
      return plan;
    case "sending":
      return (
        <ImportProgress
          text={t.sending({ rows: formatNumber(state.rows) })}
          done={null}
          note={t.seconds({ seconds: state.elapsedSeconds })}
        />
      );
    case "lost":
      return <ImportLostStep state={state} model={model} />;
    case "done":
      return (
        <ImportDoneStep
          noun={noun}
          outcome={state.outcome}
          figures={figuresOf?.(state.outcome)}
          rejected={state.rejected}
          onDownloadRejected={(format) => void model.downloadRejected(format)}
        >
          {renderOutcome?.(state.outcome)}
        </ImportDoneStep>
      );
  }
}

type ColumnsStepProps<Outcome extends ImportOutcome> = {
  model: ImportModel<Outcome>;
  state: StateOf<"columns">;
};

/** Passes to the model from which column of the sheet each value comes. */
function ColumnsStep<Outcome extends ImportOutcome>({ model, state }: ColumnsStepProps<Outcome>) {
  return (
    <ImportColumnsStep
      outline={model.outline}
      state={state}
      canFill={(key) => model.canFill(key)}
      onSheet={(name) => void model.chooseSheet(name)}
      onHeader={(row) => void model.chooseHeader(row)}
      onMap={(key, index) => model.map(key, index)}
      onFill={(key, text) => model.fill(key, text)}
    />
  );
}

type ReviewStepProps<Outcome extends ImportOutcome> = Pick<
  ImportStepBodyProps<Outcome>,
  "model" | "noun" | "correct"
> & { state: StateOf<"review"> };

/** Passes corrections to the model, and reports each of them while it is checked. */
function ReviewStep<Outcome extends ImportOutcome>({
  model,
  noun,
  state,
  correct,
}: ReviewStepProps<Outcome>) {
  return (
    <ImportReviewStep
      outline={model.outline}
      noun={noun}
      state={state}
      onShow={(filter, offset) => void model.show(filter, offset)}
      onFixAll={(code) => correct(model.applyFixes(code))}
      onDownloadRejected={(format) => void model.downloadRejected(format)}
      onDuplicates={(mode) => model.setDuplicates(mode)}
      onEdit={(row, column, text) => correct(model.edit(row, column, text))}
      onReplaceAll={(column, from, to) => correct(model.replaceAll(column, from, to))}
    />
  );
}
