// What is to be read of marks, in groups that have the same question and reason. Pure.
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";

export const unitId = ({ schedule_id, question_id }: UnitKey): string =>
  `${schedule_id} ${question_id}`;

export type Group<Item> = { key: string; items: Item[] };

/** In the order in which each group begins. */
export function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Group<Item>[] {
  const groups = new Map<string, Group<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key) ?? { key, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}
