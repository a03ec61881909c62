// Nothing is left that the person can mark: what was skipped, what others have at hand, and the way back.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { Button } from "../../../ui/input/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { AsideCount } from "./asks/marking-asks-button.tsx";
import { AnswerListButton } from "./answer-list-button.tsx";
import css from "./marking-body.module.css";
import { markingMessages } from "./marking-messages.ts";
import type { MarkingAnswersModel } from "./marking-answers-model.ts";

type MarkingDoneProps = { model: MarkingAnswersModel; title: string };

export function MarkingDonePanel({ model, title }: MarkingDoneProps) {
  const t = useStore(markingMessages);
  const { skipped, claimed, done } = useStore(model.$sequence);
  return (
    <EmptyState icon="circle-check" title={title}>
      <p>{t.doneText({ n: formatNumber(done.length) })}</p>
      {claimed > 0 && <p>{t.claimed({ n: formatNumber(claimed) })}</p>}
      <AsideCount model={model} />
      <p className={css.acts}>
        {skipped.length > 0 && (
          <Button variant="primary" onClick={model.takeSkipped}>
            {t.takeSkipped({ n: formatNumber(skipped.length) })}
          </Button>
        )}
        {done.length > 0 && (
          <Button icon="rotate-ccw" onClick={() => model.undo()}>
            {t.undo}
          </Button>
        )}
        <Button onClick={() => void model.retry()}>{t.lookAgain}</Button>
        <AnswerListButton model={model} />
      </p>
    </EmptyState>
  );
}
