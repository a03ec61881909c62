// How many have which total, with the KKM where totals are of 100 points, as results are.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { barShapes, type ChartBox } from "../../../domain/item-analysis/pictures/chart-geometry.ts";
import type { ScoreBar } from "../../../domain/item-analysis/pictures/score-histogram.ts";
import {
  histogramCounts,
  isOfResults,
} from "../../../domain/item-analysis/pictures/score-histogram-counts.ts";
import { BarPlot } from "../../../ui/charts/bar-plot.tsx";
import { ChartAxes } from "../../../ui/charts/chart-axes.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ChartTable } from "../../../ui/charts/chart-table.tsx";
import { AskedPicture, type PictureSource } from "./asked-picture.tsx";
import { itemPicturesMessages, type ItemPicturesTexts } from "./item-pictures-messages.ts";
import css from "./pictures.module.css";

export type ScoreHistogramPictureProps = PictureSource & {
  /** Of the bank; null: it has none. */
  kkm: number | null;
};

const height = 200;

export function ScoreHistogramPicture({ kkm, ...source }: ScoreHistogramPictureProps) {
  const t = useStore(itemPicturesMessages);
  return (
    <AskedPicture {...source} name="histogram" asks={{ passMark: kkm }}>
      {(bars) =>
        bars.length === 0 ? (
          <p className={css.none}>{t.noScores}</p>
        ) : (
          <Histogram bars={bars} kkm={isOfResults(bars) ? kkm : null} />
        )
      }
    </AskedPicture>
  );
}

type HistogramProps = { bars: readonly ScoreBar[]; kkm: number | null };

function Histogram({ bars, kkm }: HistogramProps) {
  const t = useStore(itemPicturesMessages);
  const counts = histogramCounts(bars);
  const [n, reached] = [formatNumber(counts.n), formatNumber(counts.reached)];
  const label =
    kkm === null
      ? t.histogramText({ n })
      : t.histogramReached({ n, reached, kkm: formatNumber(kkm) });
  return (
    <ChartFrame
      label={label}
      height={height}
      renderIn={(width) => ({ drawing: <Bars {...{ bars, kkm, width }} /> })}
    >
      {kkm !== null && <p className={css.hint}>{t.histogramHint}</p>}
      <ChartTable
        title={t.asTable}
        caption={label}
        heads={[t.score, t.people, ...(kkm === null ? [] : [t.reached])]}
        rows={() =>
          bars.map((bar, at) => [
            rangeText(bar, at === bars.length - 1, t),
            formatNumber(bar.count),
            ...(kkm === null ? [] : [formatNumber(bar.reached)]),
          ])
        }
      />
    </ChartFrame>
  );
}

function rangeText({ from, to }: ScoreBar, isLast: boolean, t: ItemPicturesTexts): string {
  const ends = { from: formatNumber(from), to: formatNumber(to) };
  return isLast ? t.lastRange(ends) : t.range(ends);
}

function Bars({ bars, kkm, width }: HistogramProps & { width: number }) {
  const t = useStore(itemPicturesMessages);
  const box: ChartBox = { left: 12, top: 34, width: width - 24, height: height - 58 };
  const most = bars.at(-1)!.to;
  const ends = [...bars.filter((_bar, at) => at % 2 === 0).map(({ from }) => from), most];
  const xOfScore = (score: number) => box.left + (score / most) * box.width;
  return (
    <>
      <BarPlot
        box={box}
        bars={barShapes(bars, box, 4).map(({ bar, ...shape }) => ({
          ...shape,
          // Without a KKM nothing is hollow.
          solid:
            kkm === null
              ? shape.height
              : bar.count === 0
                ? 0
                : (shape.height * bar.reached) / bar.count,
          text: bar.count === 0 ? "" : formatNumber(bar.count),
        }))}
        limit={kkm === null ? null : { x: xOfScore(kkm), text: t.kkm({ kkm: formatNumber(kkm) }) }}
      />
      <ChartAxes
        box={box}
        across={ends.map((at) => ({ at: xOfScore(at), text: formatNumber(at) }))}
        upwards={[]}
      />
    </>
  );
}
