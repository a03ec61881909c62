// The line of time as a drawing: time across, question number down, one dot for each save. Hollow dots waited on the device. Leaves are lines, time
// without a connection or a server is hatched, added time tinted. What lies after the step is grey. The table beside it says the same.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { formatNumber, formatTime } from "../../../../core/format.ts";
import { replayMessages } from "./replay-messages.ts";
import type { Replay, ReplayModel } from "./replay-model.ts";
import { isHeld, replayBounds, replaySpans, type ReplaySpan } from "./replay-rows.ts";
import { spanText } from "./replay-text.ts";
import css from "./replay-line-plan.module.css";

const [width, height] = [1200, 260];
/** What stands around the drawing: numbers at the left, names of spans above, times below. */
const [left, top, right, bottom] = [40, 42, 14, 24];
/** Names of spans that begin nearer to each other than this stand on different lines. */
const nameWidth = 190;
const minuteMs = 60_000;
/** Distances of the times below, in minutes: the first of which not more than twelve are needed. */
const distances = [1, 2, 5, 10, 15, 20, 30, 60, 120, 240, 480, 1440];

type LineProps = { model: ReplayModel; replay: Replay };

export function ReplayLine({ model, replay }: LineProps) {
  const t = useStore(replayMessages);
  const place = useStore(model.$place);
  const hatching = useId();
  const { steps, saves, questions } = replay;
  const bounds = replayBounds(replay, steps);
  const count = Math.max(1, questions.length);
  const x = (at: number) =>
    left + ((at - bounds.from) / (bounds.to - bounds.from)) * (width - left - right);
  const y = (position: number) => top + ((position - 0.5) / count) * (height - top - bottom);
  const { at } = steps[place]!;
  const label = t.lineText({
    saves: formatNumber(saves.length),
    events: formatNumber(steps.length - saves.length),
    from: formatTime(new Date(bounds.from)),
    to: formatTime(new Date(bounds.to)),
  });
  return (
    <figure className={css.figure}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <defs>
          <pattern id={hatching} width="8" height="8" patternUnits="userSpaceOnUse">
            <path className={css.hatch} d="M-2 10 10 -2M-2 2 2 -2M6 10 10 6" />
          </pattern>
        </defs>
        <Rows count={count} y={y} />
        <Times bounds={bounds} x={x} />
        <Spans spans={replaySpans(replay)} x={x} end={bounds.to} hatching={`url(#${hatching})`} />
        {steps.map((step, at) =>
          step.is === "save" ? (
            <circle
              key={at}
              className={at > place ? css.later : css.save}
              data-held={isHeld(step.save) ? "" : undefined}
              cx={x(step.at)}
              cy={y(step.save.position)}
              r={3.5}
            />
          ) : null,
        )}
        <line className={css.cursor} x1={x(at)} x2={x(at)} y1={top - 8} y2={height - bottom} />
      </svg>
      <figcaption className={css.legend}>
        <span>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <circle className={css.save} cx="5" cy="5" r="3.5" />
          </svg>
          {t.save}
        </span>
        <span>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <circle className={css.save} data-held="" cx="5" cy="5" r="3.5" />
          </svg>
          {t.held}
        </span>
      </figcaption>
    </figure>
  );
}

/** Up to six numbers of questions, the first and the last among them. */
function Rows({ count, y }: { count: number; y: (position: number) => number }) {
  const every = Math.max(1, Math.ceil(count / 5));
  const shown = Array.from({ length: count }, (_, at) => at + 1).filter(
    (n) => n === 1 || n === count || (n % every === 0 && count - n >= every / 2),
  );
  return (
    <>
      {shown.map((n) => (
        <g key={n}>
          <line className={css.row} x1={left} x2={width - right} y1={y(n)} y2={y(n)} />
          <text className={css.text} x={left - 8} y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
    </>
  );
}

type Bounds = { from: number; to: number };

function Times({ bounds: { from, to }, x }: { bounds: Bounds; x: (at: number) => number }) {
  const minutes = (to - from) / minuteMs;
  const every = (distances.find((one) => minutes / one <= 12) ?? 1440) * minuteMs;
  const first = Math.ceil(from / every) * every;
  const times = Array.from(
    { length: Math.floor((to - first) / every) + 1 },
    (_, at) => first + at * every,
  );
  return (
    <>
      <line
        className={css.axis}
        x1={left}
        x2={width - right}
        y1={height - bottom}
        y2={height - bottom}
      />
      {times.map((at) => (
        <text key={at} className={css.text} x={x(at)} y={height - 8} textAnchor="middle">
          {formatTime(new Date(at))}
        </text>
      ))}
    </>
  );
}

type SpansProps = {
  spans: readonly ReplaySpan[];
  x: (at: number) => number;
  end: number;
  hatching: string;
};

function Spans({ spans, x, end, hatching }: SpansProps) {
  const t = useStore(replayMessages);
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  const lines = nameLines(sorted.map(({ from, to }) => (x(from) + x(to ?? end)) / 2));
  return (
    <>
      {sorted.map((span, at) => {
        const [from, to] = [x(span.from), x(span.to ?? end)];
        const isHatched = span.is === "held" || span.is === "off" || span.is === "stop";
        return (
          <g key={at} className={css.span} data-is={span.is}>
            <rect
              x={from}
              y={top}
              width={Math.max(2.5, to - from)}
              height={height - top - bottom}
              fill={isHatched ? hatching : undefined}
            />
            <text
              className={css.text}
              x={Math.min(Math.max((from + to) / 2, left + 50), width - right - 50)}
              y={top - 10 - 16 * lines[at]!}
              textAnchor="middle"
            >
              {spanText(span, t)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** For each place, whether its name stands on the lower line (0) or on the upper one (1). */
function nameLines(places: readonly number[]): number[] {
  const lines: number[] = [];
  for (const [at, place] of places.entries()) {
    const before = places[at - 1];
    const isNear = before !== undefined && place - before < nameWidth;
    lines.push(isNear && lines[at - 1] === 0 ? 1 : 0);
  }
  return lines;
}
