// What the recalculation would move, while it is chosen.
import { useStore } from "@nanostores/react";
import type {
  Recalculation,
  RecalculationPreview,
} from "../../../contract/results/result-recalculation.ts";
import { formatNumber } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { questionName } from "./recalculated-questions.tsx";
import { recalculationMessages } from "./recalculation-messages.ts";
import type { RecalculationModel } from "./recalculation-model.ts";
import { ResultChangePanel } from "./result-change-panel.tsx";
import css from "./recalculation.module.css";

type RecalculationPreviewPanelProps = { model: RecalculationModel; known: Recalculation };

export function RecalculationPreviewPanel({ model, known }: RecalculationPreviewPanelProps) {
  const t = useStore(recalculationMessages);
  const state = useStore(model.$preview);
  if (state.status === "none") return null;
  const again = <Button onClick={model.retryPreview}>{t.retry}</Button>;
  return (
    <section className={css.section} aria-label={t.previewTitle}>
      <h3>{t.previewTitle}</h3>
      {state.status === "loading" && (
        <div className={css.waiting}>
          <Spinner label={t.previewLoading} />
          <Button size="s" onClick={model.cancelPreview}>
            {t.previewCancel}
          </Button>
        </div>
      )}
      {state.status === "cancelled" && (
        <Banner tone="info" actions={again}>
          {t.previewCancelled}
        </Banner>
      )}
      {state.status === "failed" && (
        <Banner tone="warn" title={t.previewFailed} actions={again}>
          {failureText(state.error)}
        </Banner>
      )}
      {state.status === "ready" && <Foreseen preview={state.preview} known={known} />}
    </section>
  );
}

type ForeseenProps = { preview: RecalculationPreview; known: Recalculation };

function Foreseen({ preview, known }: ForeseenProps) {
  const t = useStore(recalculationMessages);
  const typeNamesT = useStore(typeNames);
  const { change, incomparable, emptied, is_unchanged: isUnchanged } = preview;
  if (isUnchanged) return <p role="status">{t.unchanged}</p>;
  const questionOf = (id: string) => known.questions.find(({ question_id }) => question_id === id);
  return (
    <>
      {emptied.length > 0 && (
        <Banner tone="warn">
          {emptied.map(({ type, participants }) => (
            <div key={type}>
              {t.emptied({ type: typeNamesT[type], n: formatNumber(participants) })}
            </div>
          ))}
        </Banner>
      )}
      {incomparable.length > 0 && (
        <Banner tone="warn">
          {incomparable.map(({ question_id: id, answers }) => {
            const question = questionOf(id);
            const name = question ? questionName(question, known, t) : t.deletedQuestion;
            const n = formatNumber(answers);
            return <div key={id}>{t.incomparable({ question: name, n })}</div>;
          })}
        </Banner>
      )}
      <ResultChangePanel change={change} />
    </>
  );
}
