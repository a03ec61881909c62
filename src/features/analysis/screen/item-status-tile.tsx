// The status of a question as a shape beside its word: a circle is kept, a diamond mended, a cross dropped. The same shapes stand in list, filter and
// pictures, and grey paper keeps them.
import { useStore } from "@nanostores/react";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import { MarkIcon } from "../../../ui/charts/chart-mark.tsx";
import { itemsMessages } from "./items-messages.ts";
import { statusShape } from "./status-shape-value.ts";
import css from "./item-status-tile.module.css";

export function StatusShape({ status }: { status: ItemStatus | null }) {
  return status === null ? null : <MarkIcon shape={statusShape(status)} />;
}

type TileProps = { status: ItemStatus | null; isOwn?: boolean; isFew?: boolean };

/** `isFew`: it rests upon too few participants. */
export function ItemStatusTile({ status, isOwn, isFew }: TileProps) {
  const t = useStore(itemsMessages);
  return (
    <span className={css.status} data-status={status ?? undefined}>
      <StatusShape status={status} />
      <span>
        {status === null ? t.noStatus : t[status]}
        {isOwn && <small>{t.own}</small>}
        {isFew && !isOwn && <small>{t.few}</small>}
      </span>
    </span>
  );
}
