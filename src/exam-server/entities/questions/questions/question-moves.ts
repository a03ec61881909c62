// Where questions stand after they were moved. Pure: ids in, ids out; what stands in the database is questions-order-handlers.ts.

export type Move =
  | { move: "up" | "down" }
  | { move: "before" | "after"; target: string }
  /** From 1, in the order that comes out. */
  | { move: "to"; number: number };

/** The moved ones stand together, in the order that they had. `target` is none of them. */
export function movedOrder(
  order: readonly string[],
  moved: ReadonlySet<string>,
  to: Move,
): string[] {
  const block = order.filter((id) => moved.has(id));
  const rest = order.filter((id) => !moved.has(id));
  const at = Math.min(Math.max(placeIn(rest, order, moved, to), 0), rest.length);
  return [...rest.slice(0, at), ...block, ...rest.slice(at)];
}

/** How many of the others stand before the moved ones. */
function placeIn(
  rest: readonly string[],
  order: readonly string[],
  moved: ReadonlySet<string>,
  to: Move,
): number {
  if (to.move === "to") return to.number - 1;
  if (to.move === "before") return rest.indexOf(to.target);
  if (to.move === "after") return rest.indexOf(to.target) + 1;
  const ends = order.flatMap((id, index) => (moved.has(id) ? [index] : []));
  const end = (to.move === "up" ? ends[0] : ends.at(-1)) ?? 0;
  const before = order.slice(0, end).filter((id) => !moved.has(id)).length;
  return to.move === "up" ? before - 1 : before + 1;
}

/** `all` in the order of `visible`; what is not in it follows the same one as before. */
export function wovenOrder(all: readonly string[], visible: readonly string[]): string[] {
  const shown = new Set(visible);
  const followers = new Map<string | null, string[]>();
  let leader: string | null = null;
  for (const id of all) {
    if (shown.has(id)) leader = id;
    else followers.set(leader, [...(followers.get(leader) ?? []), id]);
  }
  return [null, ...visible].flatMap((id) => [
    ...(id === null ? [] : [id]),
    ...(followers.get(id) ?? []),
  ]);
}
