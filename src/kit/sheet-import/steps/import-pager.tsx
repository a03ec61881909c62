// Which rows of a long review are shown, and the way to those before and after.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { Button } from "../../../ui/input/button.tsx";
import { importMessages } from "../import-messages.ts";
import css from "../import-wizard.module.css";

type ImportPagerProps = {
  /** Of the first row, from 0. */
  offset: number;
  shown: number;
  total: number;
  pageSize: number;
  onMove(offset: number): void;
};

export function ImportPager({ offset, shown, total, pageSize, onMove }: ImportPagerProps) {
  const t = useStore(importMessages);
  if (total <= pageSize) return null;
  const [from, to] = [formatNumber(offset + 1), formatNumber(offset + shown)];
  return (
    <div className={css.line}>
      <span className={css.grow}>{t.range({ from, to, total: formatNumber(total) })}</span>
      <Button
        size="s"
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - pageSize))}
      >
        {t.previous}
      </Button>
      <Button size="s" disabled={offset + shown >= total} onClick={() => onMove(offset + pageSize)}>
        {t.next}
      </Button>
    </div>
  );
}
