// Where everything of p against r stands, for a width in pixels.
import { itemStatuses } from "../../../contract/analysis/item-decisions.ts";
import { formatNumber } from "../../../core/format.ts";
import type { QuestionAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import type { WordSet } from "../../../domain/item-analysis/figure-classes.ts";
import {
  difficultyPoints,
  xOf,
  yOf,
  type ChartBox,
  type DifficultyPoints,
} from "../../../domain/item-analysis/pictures/chart-geometry.ts";
import { placedNames } from "../../../domain/item-analysis/pictures/label-places.ts";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import { statusShape } from "../screen/status-shape-value.ts";
import type { MarkShape } from "../../../ui/charts/chart-mark.tsx";
import type { PlotZones } from "../../../ui/charts/scatter-plot.tsx";
import type { ItemWords } from "../papers/item-words-messages.ts";
import { figureText } from "../papers/item-words-text.ts";
import type { DifficultyPictureProps } from "./difficulty-picture.tsx";
import type { ItemPicturesTexts } from "./item-pictures-messages.ts";

type Texts = {
  t: ItemPicturesTexts;
  itemWordsT: ItemWords;
  nameOf(question: QuestionAnalysis): string;
};

export const statusOf = (
  { id, proposal }: QuestionAnalysis,
  own: ReadonlyMap<string, ItemStatus>,
): ItemStatus | null => own.get(id) ?? proposal.status;

/** Those that there are, the best first. */
export function statusesOf(
  questions: readonly QuestionAnalysis[],
  own: ReadonlyMap<string, ItemStatus>,
): (ItemStatus | null)[] {
  const found = new Set(questions.map((question) => statusOf(question, own)));
  return ([...itemStatuses, null] as const).filter((status) => found.has(status));
}

/** Fingers and pointers hit it; the nearest one is meant. */
const pickSize = 24;

export function difficultyDrawing(
  { questions, labelOf, rules, own, chosen }: DifficultyPictureProps,
  { width, height }: { width: number; height: number },
  texts: Texts,
) {
  const box: ChartBox = { left: 38, top: 20, width: width - 50, height: height - 60 };
  const geometry = difficultyPoints(questions, box, own);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const points = spreadPoints(geometry.points, box).map(({ status, ...point }) => ({
    ...point,
    shape: statusShape(status),
  }));
  const urgency = (id: string, shape: MarkShape) =>
    id === chosen ? 0 : shape === "cross" ? 1 : shape === "diamond" ? 2 : 3;
  const named = [...points]
    .sort((a, b) => urgency(a.id, a.shape) - urgency(b.id, b.shape))
    .map(({ id, x, y, shape }) => ({
      id,
      x,
      y,
      text: shape === "dot" && id !== chosen ? labelOf(id) : texts.t.short({ n: labelOf(id) }),
    }));
  return {
    plot: {
      box,
      points,
      names: placedNames(named, points, box),
      zones: zonesOf(questions, rules.words, geometry, box, texts),
    },
    axes: axesOf(rules.words, geometry, box, texts),
    picks: points.map(({ id, x, y }) => ({
      id,
      x,
      y,
      width: pickSize,
      height: pickSize,
      name: texts.nameOf(byId.get(id)!),
    })),
  };
}

/** From one point to the next of the same place. */
const spreadStep = 9;

/** Points of the same place as a square around it, within the box, so that none hides another. */
export function spreadPoints<Point extends { x: number; y: number }>(
  points: readonly Point[],
  { left, top, width, height }: ChartBox,
): Point[] {
  const placeOf = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const counts = new Map<string, number>();
  for (const point of points) counts.set(placeOf(point), (counts.get(placeOf(point)) ?? 0) + 1);
  const taken = new Map<string, number>();
  const moved = (middle: number, from: number, length: number, at: number, places: number) => {
    const half = ((places - 1) * spreadStep) / 2;
    const within = Math.min(Math.max(middle, from + half), from + length - half);
    return within - half + at * spreadStep;
  };
  return points.map((point) => {
    const place = placeOf(point);
    const count = counts.get(place)!;
    if (count === 1) return point;
    const at = taken.get(place) ?? 0;
    taken.set(place, at + 1);
    const columns = Math.ceil(Math.sqrt(count));
    const rows = Math.ceil(count / columns);
    return {
      ...point,
      x: moved(point.x, left, width, at % columns, columns),
      y: moved(point.y, top, height, Math.floor(at / columns), rows),
    };
  });
}

/** Between the last hundredth of one class and the first of the next. */
const limitsOf = ({ p }: WordSet): number[] =>
  p.flatMap(({ from }) => (Number.isFinite(from) ? [(from - 0.5) / 100] : []));

function axesOf(words: WordSet, { p, r }: DifficultyPoints, box: ChartBox, { itemWordsT }: Texts) {
  const edges = [p.from, ...limitsOf(words), p.to];
  return {
    across: [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => ({ at: xOf(at, p, box), text: tickText(at) })),
    upwards: r.ticks.map((at) => ({ at: yOf(at, r, box), text: tickText(at) })),
    below: words.p.map(({ word }, at) => ({
      at: xOf((edges[at]! + edges[at + 1]!) / 2, p, box),
      text: itemWordsT[word],
    })),
  };
}

const tickText = (value: number): string => formatNumber(value).replace("-", "−");

function zonesOf(
  questions: readonly QuestionAnalysis[],
  words: WordSet,
  { p, r }: DifficultyPoints,
  box: ChartBox,
  { t, itemWordsT }: Texts,
): PlotZones {
  const limits = limitsOf(words).map((limit) => xOf(limit, p, box));
  const criticals = new Map(questions.map(({ critical }) => [critical.shown, critical]));
  // Participants of a random draw have several.
  const [critical] = criticals.size === 1 ? criticals.values() : [];
  const line =
    critical && critical.value !== null && critical.value < r.to
      ? {
          y: yOf(critical.value, r, box),
          text: t.critical({ r: figureText(critical, itemWordsT) }),
        }
      : null;
  const [left, right] = [limits[0] ?? box.left, limits.at(-1) ?? box.left + box.width];
  const lower = line?.y ?? yOf(0, r, box);
  return {
    limits,
    line,
    good: { left, top: box.top, width: right - left, height: lower - box.top, text: t.good },
    below: r.from < 0 ? { y: yOf(0, r, box) } : null,
  };
}
