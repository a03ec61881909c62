// Orders of a question's items: as the key has them, and as an answer does, whatever either of them knows.
import type { ContentOf, Part } from "../../contract/questions/question-content.ts";

/** In this order; items that it does not name come last, as they stand. */
export function inOrder(items: readonly Part[], ids: readonly string[]): Part[] {
  const left = new Map(items.map((item) => [item.id, item]));
  const named = ids.flatMap((id) => {
    const item = left.get(id);
    left.delete(id);
    return item ? [item] : [];
  });
  return [...named, ...left.values()];
}

/** Written in the right order: the list is the key. */
export function withItems(content: ContentOf<7>, items: Part[]): ContentOf<7> {
  return {
    ...content,
    payload: { items },
    key: { ...content.key, ids: items.map(({ id }) => id) },
  };
}

/** One place of an answer beside the same place of the key. `scored`: the part whose score tells whether it is right. */
export type OrderPlace = { at: number; given: Part | null; key: Part | null; scored: string };

export function placesOf(
  items: readonly Part[],
  { ids, measure }: ContentOf<7>["key"],
  given: readonly string[],
): OrderPlace[] {
  const [right, answered] = [inOrder(items, ids), inOrder(items, given)];
  return answered.map((item, at) => {
    const key = right[at] ?? null;
    // By neighbours an item is right when the one after it is.
    return { at, given: item, key, scored: (measure === "places" ? key?.id : item.id) ?? "" };
  });
}
