// A sitting replayed for a dispute: the line of time, one step after the other, and all steps as a table.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { replayMessages } from "./replay-messages.ts";
import { createReplayModel, type Replay, type ReplayModel } from "./replay-model.ts";
import { ReplayLine } from "./replay-line-plan.tsx";
import { clockText, stepText } from "./replay-text.ts";
import { ReplayStepBody } from "./replay-step.tsx";
import { ReplayTable } from "./replay-table.tsx";
import css from "./replay-panel.module.css";

export function ReplayPanel({ id }: { id: string }) {
  const t = useStore(replayMessages);
  const model = useModel(() => createReplayModel(id));
  return (
    <DetailView model={model} texts={t}>
      {(replay) => <Replayed model={model} replay={replay} />}
    </DetailView>
  );
}

type ReplayProps = { model: ReplayModel; replay: Replay };

function Replayed({ model, replay }: ReplayProps) {
  const t = useStore(replayMessages);
  const { steps, saves, total, is_whole: isWhole, hides_marked: isHiding } = replay;
  if (steps.length === 0) return <EmptyState icon="clock" title={t.none} />;
  return (
    <section className={css.replay} aria-label={t.title}>
      {isHiding && <Banner tone="info">{t.hidden}</Banner>}
      {!isWhole && <Banner tone="warn">{t.partial}</Banner>}
      {saves.length < total && (
        <Banner tone="warn">
          {t.latest({ n: formatNumber(saves.length), total: formatNumber(total) })}
        </Banner>
      )}
      <ReplayLine model={model} replay={replay} />
      <Stepping model={model} replay={replay} />
      <div className={css.columns}>
        <ReplayStepBody model={model} replay={replay} />
        <ReplayTable model={model} replay={replay} />
      </div>
    </section>
  );
}

/** A slider, whose keys are the browser's: arrows, Home, End. */
function Stepping({ model, replay: { steps } }: ReplayProps) {
  const t = useStore(replayMessages);
  const place = useStore(model.$place);
  const step = steps[place]!;
  const clock = clockText(step.at);
  return (
    <div className={css.stepping}>
      <Button
        icon="chevron-left"
        aria-label={t.previous}
        disabled={place === 0}
        onClick={() => model.go(place - 1)}
      />
      <input
        type="range"
        aria-label={t.step}
        aria-valuetext={`${clock}, ${stepText(step, t)}`}
        min={0}
        max={steps.length - 1}
        step={1}
        value={place}
        onInput={({ currentTarget }) => model.go(Number(currentTarget.value))}
      />
      <Button
        icon="chevron-right"
        aria-label={t.next}
        disabled={place === steps.length - 1}
        onClick={() => model.go(place + 1)}
      />
      <strong className={css.clock}>{clock}</strong>
      <span className={css.count}>
        {t.stepOf({ n: formatNumber(place + 1), all: formatNumber(steps.length) })}
      </span>
      <span className={css.keys}>{t.keys}</span>
    </div>
  );
}
