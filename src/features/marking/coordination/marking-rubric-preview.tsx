// Which marks saving the rubric would move, and by how much.
import { useStore } from "@nanostores/react";
import type { RubricPreview } from "../../../contract/marking/marking-rubric.ts";
import { formatNumber } from "../../../core/format.ts";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { markingRubricMessages, type MarkingRubricTexts } from "./marking-rubric-messages.ts";
import type { MarkingRubricModel } from "./marking-rubric-model.ts";

export function MarkingRubricPreview({ model }: { model: MarkingRubricModel }) {
  const t = useStore(markingRubricMessages);
  const state = useStore(model.$preview);
  if (state.status === "none") return null;
  if (state.status === "loading") return <Spinner label={t.previewLoading} />;
  if (state.status === "failed") {
    return (
      <Banner
        tone="warn"
        title={t.previewFailed}
        actions={<Button onClick={model.retryPreview}>{t.retry}</Button>}
      >
        {failureText(state.error)}
      </Banner>
    );
  }
  return (
    <Banner tone="info" title={t.previewTitle}>
      <div role="status">
        <Moves preview={state.preview} t={t} />
        <p>{t.told}</p>
      </div>
    </Banner>
  );
}

type MovesProps = { preview: RubricPreview; t: MarkingRubricTexts };

function Moves({ preview, t }: MovesProps) {
  const { marks, more, less, same, kept, mean, most, least, examples } = preview;
  if (marks === 0) return <p>{t.noMarks}</p>;
  const n = formatNumber;
  const points = numberAsTyped;
  return (
    <>
      <p>{t.moves({ more: n(more), marks: n(marks), less: n(less), same: n(same) })}</p>
      {more + less > 0 && (
        <p>{t.sizes({ mean: points(mean), most: points(most), least: points(Math.abs(least)) })}</p>
      )}
      {kept > 0 && <p>{t.kept({ n: n(kept) })}</p>}
      {examples.length > 0 && (
        <ul>
          {examples.map((example, at) => (
            <li key={`${at} ${example.code}`}>{t.example(example)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
