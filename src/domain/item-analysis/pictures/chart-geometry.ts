// Where the marks of a picture stand, in the units of its drawing: what a view draws, and what a test can check without one.
import type { QuestionAnalysis } from "../analyse-items.ts";
import type { ItemStatus } from "../status-proposal.ts";
import type { OptionCurve } from "./option-curves.ts";
import type { ScoreBar } from "./score-histogram.ts";

/** The area of a drawing in which marks stand, axes outside; y grows downwards. */
export type ChartBox = { left: number; top: number; width: number; height: number };
/** What an axis shows, and where its lines and figures stand. */
export type ChartAxis = { from: number; to: number; ticks: readonly number[] };

export type DifficultyPoint = { id: string; x: number; y: number; status: ItemStatus | null };

/** `missing`: ids of questions without p or r item–total, which have no point. */
export type DifficultyPoints = {
  p: ChartAxis;
  r: ChartAxis;
  points: readonly DifficultyPoint[];
  missing: readonly string[];
};

export type BarShape = { x: number; y: number; width: number; height: number; bar: ScoreBar };

/** An axis from `least` to `most` or beyond, in whole steps. */
export function axisOf(
  values: readonly number[],
  least: number,
  most: number,
  step: number,
): ChartAxis {
  const first = Math.floor(round(Math.min(least, ...values) / step));
  const last = Math.ceil(round(Math.max(most, ...values) / step));
  const ticks = Array.from({ length: last - first + 1 }, (_none, at) => round((first + at) * step));
  return { from: ticks[0]!, to: ticks.at(-1)!, ticks };
}

/** Rounding of doubles must not add a step. */
const round = (value: number): number => Math.round(value * 1e9) / 1e9;

export function xOf(value: number, { from, to }: ChartAxis, { left, width }: ChartBox): number {
  return left + ((value - from) / (to - from)) * width;
}

export function yOf(value: number, { from, to }: ChartAxis, { top, height }: ChartBox): number {
  return top + height - ((value - from) / (to - from)) * height;
}

/** p to the right, r item–total upwards: the r of the table, of "r tabel" and of "valid". `status`: a teacher's own, by id; otherwise what is proposed. */
export function difficultyPoints(
  questions: readonly QuestionAnalysis[],
  box: ChartBox,
  own: ReadonlyMap<string, ItemStatus> = new Map(),
): DifficultyPoints {
  const shown = questions.flatMap(({ id, p, itemTotal, proposal }) =>
    p.value === null || itemTotal.value === null
      ? []
      : [{ id, p: p.value, r: itemTotal.value, status: own.get(id) ?? proposal.status }],
  );
  const p = axisOf(
    shown.map((each) => each.p),
    0,
    1,
    0.1,
  );
  const r = axisOf(
    shown.map((each) => each.r),
    0,
    0.6,
    0.2,
  );
  const ids = new Set(shown.map(({ id }) => id));
  return {
    p,
    r,
    points: shown.map((each) => ({
      id: each.id,
      x: xOf(each.p, p, box),
      y: yOf(each.r, r, box),
      status: each.status,
    })),
    missing: questions.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
  };
}

/** A line from the lowest group at the left edge to the highest at the right, as the data of an SVG path. */
export function curvePath({ shares }: OptionCurve, axis: ChartAxis, box: ChartBox): string {
  const step = box.width / Math.max(1, shares.length - 1);
  const points = shares.map(
    (share, at) => `${short(box.left + at * step)} ${short(yOf(share, axis, box))}`,
  );
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

/** Tenths of a unit are finer than a screen's points. */
const short = (value: number): number => Math.round(value * 10) / 10;

/** Bars side by side with `gap` between them; the highest fills the box. */
export function barShapes(bars: readonly ScoreBar[], box: ChartBox, gap: number): BarShape[] {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const step = box.width / Math.max(1, bars.length);
  return bars.map((bar, at) => {
    const height = (bar.count / most) * box.height;
    return {
      x: box.left + at * step + gap / 2,
      y: box.top + box.height - height,
      width: step - gap,
      height,
      bar,
    };
  });
}
