// The status of a question as a shape beside its word: a circle is kept, a diamond mended, a cross dropped. The same shapes stand in list, filter and
// pictures, and grey paper keeps them.
import { useStore } from "@nanostores/react";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import { MarkIcon } from "../../../ui/charts/chart-mark.tsx";
import { itemsMessages } from "./items-messages.ts";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import { absenceWord, shortCaveat } from "../papers/item-words-text.ts";
import type { ItemRow } from "./item-rows.ts";
import { statusShape } from "./status-shape-value.ts";
import css from "./item-status-tile.module.css";

export function StatusShape({ status }: { status: ItemStatus | null }) {
  return status === null ? null : <MarkIcon shape={statusShape(status)} />;
}

/** With what must be read beside it. A question that is removed, or right for all, is called so also where a teacher has decided about it. */
export function ItemStatusTile({ row: { status, own, analysis } }: { row: ItemRow }) {
  const t = useStore(itemsMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const { why } = analysis.proposal;
  const absence = why === null ? "undecided" : absenceWord(why);
  const caveat = own ? "" : shortCaveat(analysis, itemWordsT);
  return (
    <span className={css.status} data-status={status ?? undefined}>
      <StatusShape status={status} />
      <span>
        {status === null ? t[absence] : t[status]}
        {own && <small>{t.own}</small>}
        {own && absence !== "undecided" && <small>{itemWordsT[absence]}</small>}
        {caveat !== "" && <small>{caveat}</small>}
      </span>
    </span>
  );
}
