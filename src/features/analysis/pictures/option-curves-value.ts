// Where everything of the option curves stands, for a width in pixels, and the same shares as rows.
import { formatNumber } from "../../../core/format.ts";
import type { QuestionAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import { roundedFigure, type ItemFigure } from "../../../domain/item-analysis/item-figure.ts";
import {
  axisOf,
  curvePath,
  yOf,
  type ChartBox,
} from "../../../domain/item-analysis/pictures/chart-geometry.ts";
import { spreadHeights } from "../../../domain/item-analysis/pictures/label-places.ts";
import type { OptionCurves } from "../../../domain/item-analysis/pictures/option-curves.ts";
import type { PlotLine } from "../../../ui/charts/line-plot.tsx";
import { optionLetter } from "../papers/item-words-text.ts";
import type { ItemPicturesTexts } from "./item-pictures-messages.ts";

type Curve = {
  id: string;
  name: string;
  shape: PlotLine["shape"];
  shares: readonly number[];
  all: ItemFigure;
};

/** One a row of the options; without options one of what was earned. */
function curvesOf(curves: OptionCurves, question: QuestionAnalysis, t: ItemPicturesTexts): Curve[] {
  const rivals = rivalsOf(question);
  if (curves.options.length === 0) {
    const shares = curves.facility.map((share) => share ?? 0);
    return [{ id: "earned", name: t.earned, shape: "key", shares, all: question.p }];
  }
  return curves.options.map(({ id, isRight, shares }, at) => {
    const letter = optionLetter(at);
    const name = id === null ? t.empty : isRight ? t.key({ letter }) : letter;
    const shape = isRight ? "key" : id !== null && rivals.has(id) ? "rival" : "other";
    return { id: id ?? "", name, shape, shares, all: question.options[at]!.share };
  });
}

/** Wrong options that the proposal names. */
function rivalsOf({ proposal }: QuestionAnalysis): ReadonlySet<string> {
  const ids = proposal.reasons.flatMap((reason) => {
    if (reason.is === "key-suspect") return [reason.option];
    return reason.is === "upper-distractors" ? reason.options : [];
  });
  return new Set(ids);
}

export function curvesDrawing(
  curves: OptionCurves,
  question: QuestionAnalysis,
  { width, height }: { width: number; height: number },
  t: ItemPicturesTexts,
) {
  const own = curvesOf(curves, question, t);
  const box: ChartBox = { left: 42, top: 10, width: width - 42 - 64, height: height - 34 };
  const most = Math.max(...own.flatMap(({ shares }) => shares));
  const axis = axisOf([], 0, Math.max(0.2, most), 0.2);
  const right = box.left + box.width;
  const step = box.width / 4;
  const ends = own.map(({ shares }) => yOf(shares.at(-1)!, axis, box));
  const heights = spreadHeights(ends, 14, { top: box.top, height: box.height });
  return {
    box,
    axes: {
      across: [t.lowest, t.middle, t.highest].map((text, at) => ({
        at: box.left + at * 2 * step,
        text,
      })),
      upwards: axis.ticks.map((tick) => ({ at: yOf(tick, axis, box), text: percentText(tick) })),
    },
    lines: own.map(({ id, name, shape, shares }, at): PlotLine => ({
      id,
      shape,
      path: curvePath({ id, isRight: shape === "key", shares }, axis, box),
      dots: shares.map((share, group) => ({
        x: box.left + group * step,
        y: yOf(share, axis, box),
      })),
      name: { x: right + 10, y: heights[at]! + 4, text: name },
    })),
    picks: own.map(({ id, name, all }, at) => ({
      id,
      x: right + 36,
      y: heights[at]!,
      width: 60,
      height: 14,
      name: `${name}: ${t.percent({ n: shownPercent(all, t) })}`,
    })),
  };
}

const percentText = (share: number): string => formatNumber(Math.round(share * 100));

/** Hundredths as they are shown elsewhere. */
function shownPercent({ shown }: ItemFigure, t: ItemPicturesTexts): string {
  return shown === null ? t.none : percentText(Number(shown));
}

export function curveRows(curves: OptionCurves, question: QuestionAnalysis, t: ItemPicturesTexts) {
  return curvesOf(curves, question, t).map(({ name, shares, all }) => [
    name,
    ...shares.map((share) => shownPercent(roundedFigure(share), t)),
    shownPercent(all, t),
  ]);
}
