// One step of a replay: what happened, and of a save what stood there before and after.
import { useStore } from "@nanostores/react";
import type { ReplaySave } from "../../../../contract/results/result-replay.ts";
import { isEmptyHtml, plainTextOf } from "../../../../domain/text/html-text.ts";
import { formatNumber } from "../../../../core/format.ts";
import { RichTextView } from "../../../../kit/rich-text/rich-text-view.tsx";
import { detailMessages } from "../detail-messages.ts";
import { replayMessages } from "./replay-messages.ts";
import type { Replay, ReplayModel } from "./replay-model.ts";
import { clockText, stepText } from "./replay-text.ts";
import css from "./replay-panel.module.css";

type StepProps = { model: ReplayModel; replay: Replay };

export function ReplayStepBody({ model, replay }: StepProps) {
  const t = useStore(replayMessages);
  const detailT = useStore(detailMessages);
  const place = useStore(model.$place);
  const step = replay.steps[place]!;
  if (step.is !== "save") {
    return (
      <section className={css.step} aria-live="polite">
        <h2>{clockText(step.at)}</h2>
        <p>{stepText(step, t)}</p>
      </section>
    );
  }
  const { save, before } = step;
  const question = replay.questions.find(({ id }) => id === save.question_id);
  return (
    <section className={css.step} aria-live="polite">
      <h2>
        {detailT.numbered({ n: formatNumber(save.position) })}{" "}
        <small>
          <bdi>{question?.excerpt}</bdi>
        </small>
      </h2>
      <div className={css.both}>
        <Version title={t.before} save={before} />
        <Version title={t.after} save={save} />
      </div>
    </section>
  );
}

function Version({ title, save }: { title: string; save: ReplaySave | null }) {
  const t = useStore(replayMessages);
  return (
    <div className={css.version}>
      <h3>{title}</h3>
      <Written save={save} />
      {save?.doubt && <p>{t.doubted}</p>}
    </div>
  );
}

/** Essays as they were written, everything else in few words. */
function Written({ save }: { save: ReplaySave | null }) {
  const t = useStore(replayMessages);
  if (save === null || (save.answer === null && save.text === "")) return <p>{t.nothing}</p>;
  const { answer, text } = save;
  if (answer?.type === 2 && !isEmptyHtml(answer.html)) {
    return <RichTextView html={answer.html} fallback={plainTextOf(answer.html)} />;
  }
  return (
    <p>
      <bdi>{text === "" ? t.nothing : text}</bdi>
      {answer === null && ` (${t.cut})`}
    </p>
  );
}
