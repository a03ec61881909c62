// Who chose which option, by fifths of participants from the lowest totals to the highest; without options, what was earned.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { QuestionAnalysis } from "../../../domain/item-analysis/analyse-items.ts";
import type { OptionCurves } from "../../../domain/item-analysis/pictures/option-curves.ts";
import { formatNumber } from "../../../core/format.ts";
import { ChartAxes } from "../../../ui/charts/chart-axes.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ChartTable } from "../../../ui/charts/chart-table.tsx";
import { LinePlot } from "../../../ui/charts/line-plot.tsx";
import { figureReasonsMessages } from "../meanings/figure-reasons-messages.ts";
import { AskedPicture, type PictureSource } from "./asked-picture.tsx";
import { itemPicturesMessages } from "./item-pictures-messages.ts";
import { curvesDrawing, curveRows } from "./option-curves-value.ts";
import css from "./pictures.module.css";

export type OptionCurvesPictureProps = PictureSource & {
  question: QuestionAnalysis;
  /** "7" */
  label: string;
};

const height = 200;

export function OptionCurvesPicture({ question, label, ...source }: OptionCurvesPictureProps) {
  const t = useStore(itemPicturesMessages);
  const figureReasonsT = useStore(figureReasonsMessages);
  const { why } = question.d;
  // Nobody counts, or five groups by equal totals would be the same participants.
  if (why === "removed" || why === "given" || why === "equal-totals")
    return <p className={css.none}>{figureReasonsT[why]}</p>;
  return (
    <AskedPicture {...source} name="curves" asks={{ id: question.id }}>
      {(curves) =>
        curves === null ? (
          <p className={css.none}>{t.fewForCurves}</p>
        ) : (
          <Curves curves={curves} question={question} label={label} />
        )
      }
    </AskedPicture>
  );
}

type CurvesProps = { curves: OptionCurves; question: QuestionAnalysis; label: string };

function Curves({ curves, question, label }: CurvesProps) {
  const t = useStore(itemPicturesMessages);
  const [chosen, setChosen] = useState<string | null>(null);
  const name = t.question({ n: label });
  const caption =
    curves.options.length === 0 ? t.facilityOf({ question: name }) : t.curvesOf({ question: name });
  return (
    <ChartFrame
      label={caption}
      height={height}
      renderIn={(width) => {
        const { box, lines, axes, picks } = curvesDrawing(curves, question, { width, height }, t);
        return {
          drawing: (
            <>
              <ChartAxes box={box} {...axes} />
              <LinePlot lines={lines} chosen={chosen} />
            </>
          ),
          picks: {
            label: t.curves,
            picks,
            chosen,
            onChoose: (id) => setChosen(id === chosen ? null : id),
          },
        };
      }}
    >
      <p className={css.hint}>{t.curvesHint({ size: formatNumber(Math.round(curves.size)) })}</p>
      <ChartTable
        title={t.asTable}
        caption={caption}
        heads={[
          t.option,
          t.groupLowest,
          ...[2, 3, 4].map((n) => t.group({ n })),
          t.groupHighest,
          t.all,
        ]}
        rows={() => curveRows(curves, question, t)}
      />
    </ChartFrame>
  );
}
