// The questions of an analysis as cards, for a phone.
import { useStore } from "@nanostores/react";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import { decisionReasons, figureText } from "../papers/item-words-text.ts";
import type { BankAnalysisModel } from "./bank-analysis-model.ts";
import { ItemStatusTile } from "./item-status-tile.tsx";
import { itemsMessages } from "./items-messages.ts";
import css from "./items-table.module.css";

export function ItemCards({ model }: { model: BankAnalysisModel }) {
  const t = useStore(itemsMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const found = useStore(model.$found);
  const opened = useStore(model.$opened);
  return (
    <ul className={css.cards}>
      {found.map((row) => {
        const { asked, analysis, label, own } = row;
        const [p, d, r] = [analysis.p, analysis.d, analysis.itemTotal].map((figure) =>
          figureText(figure, itemWordsT),
        );
        return (
          <li key={asked.id}>
            <button
              type="button"
              data-item={asked.id}
              aria-current={asked.id === opened?.asked.id || undefined}
              onClick={() => model.open(asked.id)}
            >
              <span className={css.cardHead}>
                <b>{label}</b>
                <bdi>{asked.excerpt}</bdi>
                <ItemStatusTile row={row} />
              </span>
              <span>{t.card({ p: p!, d: d!, r: r! })}</span>
              <small>{decisionReasons(analysis, itemWordsT, own)}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
