// A share in a table's cell: the bar under its percentage, and the word "Kunci" where it is the key's.
import { useStore } from "@nanostores/react";
import { partMessages } from "../rows/part-messages.ts";
import { ShareBar } from "./share-bar.tsx";
import css from "./share-cell.module.css";

export type ShareCellProps = {
  share: number;
  label: string;
  /** What the key says. */
  isKey?: boolean;
  /** Says so in words too. */
  withWord?: boolean;
};

export function ShareCell({ share, label, isKey = false, withWord = isKey }: ShareCellProps) {
  const t = useStore(partMessages);
  return (
    <span className={css.cell}>
      <ShareBar share={share} isKey={isKey} label={label} />
      {withWord && <small>{t.key}</small>}
    </span>
  );
}
