// The import of questions, drawn: one dialog over the states of the model, and the editor of one question over it.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { templateFiles, templatesPath } from "../../../contract/templates.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { ImportProgress } from "../../../kit/sheet-import/steps/import-progress.tsx";
import { ImportLostStep } from "../../../kit/sheet-import/steps/import-done-step.tsx";
import { ImportFrame } from "../../../kit/sheet-import/steps/import-frame.tsx";
import { startQuestionReader } from "../../../question-files/worker/start-question-reader.ts";
import { useModel } from "../../../kit/use-model.ts";
import { LazyDialog } from "../../../kit/lazy/lazy-dialog.tsx";
import type { QuestionDialogProps } from "../actions/use-question-dialogs.ts";
import { QuestionImportChoose } from "./question-import-choose-step.tsx";
import { QuestionImportDone } from "./question-import-done-step.tsx";
import { QuestionImportFooter } from "./question-import-footer.tsx";
import { questionImportMessages } from "./question-import-messages.ts";
import { createQuestionImportModel, type QuestionImportModel } from "./question-import-model.ts";
import { QuestionImportReview } from "./question-import-review-step.tsx";
import type { ImportRow } from "./question-import-rows.ts";
import { holdsWork } from "./question-import-state.ts";
import { importAnnouncement, importStepIndex, reasonsOf } from "./question-import-text.ts";

const loadFix = lazy(() => import("./question-import-fix-dialog.tsx"), "QuestionImportFixDialog");

export function QuestionImportDialog({ model: list, bank, onClose }: QuestionDialogProps) {
  const t = useStore(questionImportMessages);
  const model = useModel(() =>
    createQuestionImportModel({ bank, createWorker: startQuestionReader }),
  );
  const state = useStore(model.$state);
  const [mended, setMended] = useState<ImportRow | null>(null);
  const hasSent = useHasSent(model);
  const close = () => {
    onClose();
    if (hasSent) void list.changed();
  };
  return (
    <>
      <ImportFrame
        title={t.title({ bank: bank.kode })}
        steps={[t.stepFile, t.stepReview, t.stepSave]}
        current={importStepIndex(state.step)}
        announcement={importAnnouncement(state, t)}
        isHeld={() => holdsWork(model.$state.get())}
        loss={state.step === "review" ? t.leaveReview : t.leaveSending}
        onClose={close}
        renderFooter={(ask) => (
          <QuestionImportFooter
            model={model}
            onClose={ask}
            onShowNewest={() => {
              showNewestFirst(list);
              close();
            }}
          />
        )}
      >
        <ImportBody model={model} onMend={setMended} />
      </ImportFrame>
      {mended && state.step === "review" && (
        <LazyDialog
          load={loadFix}
          props={{
            place: translateFault(mended.place),
            question: model.questionOf(mended) ?? mended.unfinished,
            excerpt: mended.excerpt,
            reasons: reasonsOf(mended, state.codes, t).map(({ reason }) => reason),
            choices: state.choices,
            source: model.sourceOf(mended),
            onApply: (question) => {
              model.mend(mended.id, question);
              setMended(null);
            },
            onClose: () => setMended(null),
          }}
          onCancel={() => setMended(null)}
        />
      )}
    </>
  );
}

/** Questions that were sent may have been written even if the dialog is closed before the answer. */
function useHasSent(model: QuestionImportModel): boolean {
  const [hasSent, setSent] = useState(false);
  useEffect(() => model.$state.listen(({ step }) => step === "sending" && setSent(true)), [model]);
  return hasSent;
}

/** Another click on a sorted column reverses it. */
function showNewestFirst({ list }: QuestionDialogProps["model"]): void {
  list.clearFilters();
  if (list.$query.get().sort === "-updated_at") return;
  if (list.$query.get().sort !== "updated_at") list.sortBy("updated_at");
  list.sortBy("updated_at");
}

type BodyProps = { model: QuestionImportModel; onMend(row: ImportRow): void };

function ImportBody({ model, onMend }: BodyProps) {
  const t = useStore(questionImportMessages);
  const state = useStore(model.$state);
  switch (state.step) {
    case "choose":
      return (
        <QuestionImportChoose
          state={state}
          templateAddress={`${templatesPath}${templateFiles.questions}`}
          onFiles={(files) => void model.choose(files)}
        />
      );
    case "reading":
      return <ImportProgress text={t.reading({ file: state.fileName })} done={state.done} />;
    case "review":
      return <QuestionImportReview model={model} state={state} onMend={onMend} />;
    case "uploading": {
      const { done, total, name } = state;
      const at = formatNumber(done + 1);
      const text = t.uploading({ at, total: formatNumber(total), name });
      return <ImportProgress text={text} done={done / total} />;
    }
    case "sending":
      return (
        <ImportProgress
          text={t.sending({ n: formatNumber(state.count) })}
          done={null}
          note={t.seconds({ seconds: state.elapsedSeconds })}
        />
      );
    case "lost":
      return <ImportLostStep state={state} model={model} />;
    case "done":
      return <QuestionImportDone state={state} />;
  }
}
