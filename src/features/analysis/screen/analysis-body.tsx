// The questions of an analysis beside its pictures, or beside the one that is open.
import { useStore } from "@nanostores/react";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { AnalysisRules } from "../../../domain/item-analysis/analyse-items.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { useModel } from "../../../kit/use-model.ts";
import type { ReadyFigures } from "../figures/shown-figures-state.ts";
import { createItemHistoryModel } from "../history/item-history-model.ts";
import type { BankAnalysisModel } from "./bank-analysis-model.ts";
import { ItemsTable } from "./items-table.tsx";
import css from "./analysis-main.module.css";

const loadItem = lazy(() => import("../question/item-panel.tsx"), "ItemPanel");
const loadPictures = lazy(() => import("../pictures/bank-pictures-panel.tsx"), "BankPicturesPanel");

type BodyProps = {
  model: BankAnalysisModel;
  bank: AnalysedBank;
  state: ReadyFigures;
  /** Others mount it anew: the history of questions is judged by them. */
  rules: AnalysisRules;
};

export function AnalysisBody({ model, bank, state, rules }: BodyProps) {
  const history = useModel(() => createItemHistoryModel({ bank, rules }));
  const row = useStore(model.$opened);
  return (
    <div className={css.columns} data-open={row ? "" : undefined}>
      <ItemsTable model={model} />
      {row ? (
        <LazyComponent load={loadItem} props={{ model, history, bank, state, row }} />
      ) : (
        <LazyComponent load={loadPictures} props={{ model, bank, state, rules }} />
      )}
    </div>
  );
}
