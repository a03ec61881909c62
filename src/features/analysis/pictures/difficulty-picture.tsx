// p against r of all questions: a point opens its question. Shapes say what is decided or proposed, zones what the school's rules say.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import type {
  AnalysisRules,
  QuestionAnalysis,
} from "../../../domain/item-analysis/analyse-items.ts";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { ChartTable } from "../../../ui/charts/chart-table.tsx";
import { ChartAxes } from "../../../ui/charts/chart-axes.tsx";
import { MarkIcon } from "../../../ui/charts/chart-mark.tsx";
import { ScatterPlot } from "../../../ui/charts/scatter-plot.tsx";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import { decisionWord, figureText } from "../papers/item-words-text.ts";
import { difficultyDrawing, statusesOf, statusOf } from "./difficulty-value.ts";
import { statusShape } from "../screen/status-shape-value.ts";
import { itemPicturesMessages } from "./item-pictures-messages.ts";
import css from "./pictures.module.css";

export type DifficultyPictureProps = {
  /** In the order of the arrow keys and of the table. */
  questions: readonly QuestionAnalysis[];
  /** "7", by the id of the question version. */
  labelOf(id: string): string;
  rules: AnalysisRules;
  /** Statuses that teachers have decided themselves, by the id of the question version. */
  own: ReadonlyMap<string, ItemStatus>;
  /** The id of the question that is open. */
  chosen: string | null;
  onChoose(id: string): void;
};

const height = 270;

export function DifficultyPicture(props: DifficultyPictureProps) {
  const { questions, labelOf, own, chosen, onChoose } = props;
  const t = useStore(itemPicturesMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const textsOf = (question: QuestionAnalysis) => {
    const status = statusOf(question, own);
    const word = decisionWord(question, itemWordsT, null);
    return {
      question: t.question({ n: labelOf(question.id) }),
      p: figureText(question.p, itemWordsT),
      r: figureText(question.itemTotal, itemWordsT),
      status: status === null ? word : itemWordsT[status],
    };
  };
  const nameOf = (question: QuestionAnalysis) => t.point(textsOf(question));
  const below = questions.filter(({ itemTotal }) => (itemTotal.value ?? 0) < 0).length;
  const missing = questions.filter(
    ({ p, itemTotal }) => p.value === null || itemTotal.value === null,
  );
  if (missing.length === questions.length) return <p className={css.none}>{t.noPoints}</p>;
  return (
    <ChartFrame
      label={t.difficultyText({ n: formatNumber(questions.length), below: formatNumber(below) })}
      height={height}
      renderIn={(width) => {
        const { plot, axes, picks } = difficultyDrawing(
          props,
          { width, height },
          { t, itemWordsT, nameOf },
        );
        return {
          drawing: (
            <>
              <ScatterPlot {...plot} chosen={chosen} />
              <ChartAxes box={plot.box} {...axes} />
            </>
          ),
          picks: { label: t.difficulty, picks, chosen, onChoose },
        };
      }}
    >
      <ShapeNames questions={questions} own={own} />
      <p className={css.hint}>
        {t.difficultyHint}{" "}
        {missing.length > 0 && t.missing({ list: missing.map(({ id }) => labelOf(id)).join(", ") })}
      </p>
      <ChartTable
        title={t.asTable}
        caption={t.difficulty}
        heads={[t.question({ n: "" }).trim(), t.p, t.r, t.decision]}
        rows={() =>
          questions.map((question) => {
            const { p, r, status } = textsOf(question);
            return [labelOf(question.id), p, r, status];
          })
        }
      />
    </ChartFrame>
  );
}

/** What each shape of a point means. */
function ShapeNames({ questions, own }: Pick<DifficultyPictureProps, "questions" | "own">) {
  const t = useStore(itemPicturesMessages);
  const itemWordsT = useStore(itemWordsMessages);
  return (
    <p className={css.legend}>
      {statusesOf(questions, own).map((status) => (
        <span key={status}>
          <MarkIcon shape={statusShape(status)} />
          {status === null ? t.undecided : itemWordsT[status]}
        </span>
      ))}
    </p>
  );
}
