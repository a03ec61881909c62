// The status of a question as a shape beside its word: a circle is kept, a diamond mended, a cross dropped. The same shapes stand in list, filter and
// pictures, and grey paper keeps them.
import { useStore } from "@nanostores/react";
import type { ItemStatus } from "../../../domain/item-analysis/status-proposal.ts";
import { itemsMessages } from "./items-messages.ts";
import css from "./item-status-tile.module.css";

const shapes: Record<ItemStatus, string> = {
  diterima: "M8 3.5a4.5 4.5 0 1 0 .01 0z",
  direvisi: "M8 2l6 6-6 6-6-6z",
  dibuang: "M3.5 3.5l9 9m0-9l-9 9",
};

export function StatusShape({ status }: { status: ItemStatus | null }) {
  if (status === null) return null;
  return (
    <svg className={css.shape} viewBox="0 0 16 16" aria-hidden="true" data-status={status}>
      <path d={shapes[status]} />
    </svg>
  );
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
