// The pictures of a whole analysis: where its questions stand, how scores are distributed, and what each participant earned of each question.
import { useStore } from "@nanostores/react";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import type { AnalysisRules } from "../../../domain/item-analysis/analyse-items.ts";
import type { ReadyFigures } from "../figures/shown-figures-state.ts";
import type { BankAnalysisModel } from "../screen/bank-analysis-model.ts";
import { bankPicturesMessages } from "./bank-pictures-messages.ts";
import css from "./bank-pictures-panel.module.css";
import { DifficultyPicture } from "./difficulty-picture.tsx";
import { HeatMapPicture } from "./heat-map-picture.tsx";
import { ScoreHistogramPicture } from "./score-histogram-picture.tsx";

type PicturesProps = {
  model: BankAnalysisModel;
  bank: AnalysedBank;
  state: ReadyFigures;
  rules: AnalysisRules;
};

export function BankPicturesPanel({ model, bank, state, rules }: PicturesProps) {
  const t = useStore(bankPicturesMessages);
  const { rows } = useStore(model.$items);
  const opened = useStore(model.$opened);
  const labels = new Map(rows.map(({ asked, label }) => [asked.id, label]));
  const own = new Map(
    rows.flatMap(({ asked, own: decided }) =>
      decided?.status ? [[asked.id, decided.status] as const] : [],
    ),
  );
  const choice = {
    labelOf: (id: string) => labels.get(id) ?? "",
    chosen: opened?.asked.id ?? null,
    onChoose: model.open,
  };
  const source = { figures: model.figures, done: state.done };
  return (
    // Scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.pictures} aria-label={t.title} tabIndex={0}>
      <section>
        <h2>{t.difficulty}</h2>
        <DifficultyPicture
          questions={rows.map(({ analysis }) => analysis)}
          rules={rules}
          own={own}
          {...choice}
        />
      </section>
      <section>
        <h2>{t.histogram}</h2>
        <ScoreHistogramPicture {...source} kkm={bank.kkm} />
      </section>
      <section>
        <h2>{t.heatMap}</h2>
        <HeatMapPicture {...source} {...choice} />
      </section>
    </section>
  );
}
