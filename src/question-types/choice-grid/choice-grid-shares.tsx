// A table of choices as a group answered it: how many ticked each cell, and how many had each row right.
import { useStore } from "@nanostores/react";
import { PartTable } from "../parts/rows/part-table.tsx";
import { ShareCell } from "../parts/marks/share-cell.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import { useCellName } from "./choice-grid-cell.tsx";
import { choiceGridMessages } from "./choice-grid-messages.ts";

type SharesMode = Extract<ViewMode<12>, { is: "shares" }>;
export type ChoiceGridSharesProps = { payload: PayloadOf<12>; mode: SharesMode };

export function ChoiceGridShares({ payload, mode }: ChoiceGridSharesProps) {
  const t = useStore(choiceGridMessages);
  return (
    <PartTable
      label={t.table}
      rowsName={t.rows}
      columns={payload.columns}
      rows={payload.rows}
      still
      renderCell={(row, column) => (
        <Chosen payload={payload} mode={mode} row={row} column={column} />
      )}
      end={{
        head: t.right,
        renderCell: (row) => (
          <ShareCell share={rightIn(mode, row)} label={t.right} isKey withWord={false} />
        ),
      }}
    />
  );
}

type ChosenProps = ChoiceGridSharesProps & { row: string; column: string };

function Chosen({ payload, mode: { key, shares }, row, column }: ChosenProps) {
  const label = useCellName(payload, row, column);
  const isKey = key.rows[row]?.includes(column) ?? false;
  return <ShareCell share={shares.chosen[`${row} ${column}`] ?? 0} label={label} isKey={isKey} />;
}

/** Counted by cells, a row is as right as its keys are on the average. */
function rightIn({ key, shares }: SharesMode, row: string): number {
  if (key.measure === "rows") return shares.right[row] ?? 0;
  const keys = key.rows[row] ?? [];
  const right = keys.map((column) => shares.right[`${row} ${column}`] ?? 0);
  return right.reduce((sum, share) => sum + share, 0) / Math.max(1, keys.length);
}
