// A grouping as a group answered it: where each item was put, and how many had it right.
import { useStore } from "@nanostores/react";
import { partName } from "../parts/rows/part-name.ts";
import { PartTable } from "../parts/rows/part-table.tsx";
import { ShareCell } from "../parts/marks/share-cell.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import { groupingMessages } from "./grouping-messages.ts";

export type GroupingSharesProps = {
  payload: PayloadOf<13>;
  mode: Extract<ViewMode<13>, { is: "shares" }>;
};

export function GroupingShares({ payload, mode: { key, shares } }: GroupingSharesProps) {
  const t = useStore(groupingMessages);
  const { categories, items } = payload;
  const nameOf = (id: string) => partName(items.find((item) => item.id === id)?.html, t.items);
  return (
    <PartTable
      label={t.table}
      rowsName={t.items}
      columns={categories}
      rows={items}
      still
      renderCell={(item, category) => (
        <ShareCell
          share={shares.chosen[`${item} ${category}`] ?? 0}
          label={nameOf(item)}
          isKey={key.items[item] === category}
        />
      )}
      end={{
        head: t.right,
        renderCell: (item) =>
          key.items[item] ? (
            <ShareCell share={shares.right[item] ?? 0} label={t.right} isKey withWord={false} />
          ) : (
            t.distractors
          ),
      }}
    />
  );
}
