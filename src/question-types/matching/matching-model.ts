// Pairs as they are written: in rows, each left part beside its partner, and the right parts that nothing needs apart.
import type { ContentOf, Part } from "../../contract/questions/question-content.ts";

/** `right` null: the left part has no partner yet. */
export type MatchRow = { left: Part; right: Part | null };
export type MatchRows = { rows: MatchRow[]; spare: Part[] };

/** A right part that the key gives to two left parts stands beside the first; the other needs one of its own. */
export function matchRows({ payload, key }: ContentOf<5>): MatchRows {
  const free = new Map(payload.right.map((part) => [part.id, part]));
  const rows = payload.left.map((left) => {
    const right = free.get(key.pairs[left.id] ?? "") ?? null;
    if (right) free.delete(right.id);
    return { left, right };
  });
  return { rows, spare: [...free.values()] };
}

/** The content that reads so. What is in no row any more is gone, from the key too. */
export function fromRows({ rows, spare }: MatchRows): ContentOf<5> {
  const rights = rows.flatMap(({ right }) => (right ? [right] : []));
  return {
    type: 5,
    payload: { left: rows.map(({ left }) => left), right: [...rights, ...spare] },
    key: {
      pairs: Object.fromEntries(
        rows.flatMap(({ left, right }) => (right ? [[left.id, right.id]] : [])),
      ),
    },
  };
}
