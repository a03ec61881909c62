// Finds what a person meant by a code, a name or a path in a sheet, and what they nearly said.

/** `names` from the surest to the loosest way to say it: code, name, other spellings. */
type IndexEntry<Item> = { item: Item; names: readonly string[] };

export type CodeMatch<Item> =
  | { is: "found"; item: Item }
  | { is: "ambiguous"; items: Item[] }
  | { is: "near"; item: Item }
  | { is: "unknown" };

export type CodeIndex<Item> = { find(text: string): CodeMatch<Item> };

function exactForm(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim().toLowerCase();
}

function looseForm(text: string): string {
  return exactForm(text).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Leading zeros that Excel takes from a code. */
function zerolessForm(text: string): string {
  const loose = looseForm(text);
  return /^\d+$/u.test(loose) ? loose.replace(/^0+(?=\d)/u, "") : "";
}

/** A column with more unknown texts than this holds something else, not typing errors: then nothing is proposed. */
const maxMisses = 300;

/** Answers are remembered: a sheet asks the same few codes a thousand times. */
export function createCodeIndex<Item>(entries: readonly IndexEntry<Item>[]): CodeIndex<Item> {
  const depth = Math.max(0, ...entries.map(({ names }) => names.length));
  const levels = [exactForm, looseForm, zerolessForm].flatMap((form) =>
    Array.from({ length: depth }, (_none, level) => gather(entries, level, form)),
  );
  const known = new Map<string, CodeMatch<Item>>();
  let misses = 0;

  function search(text: string): CodeMatch<Item> {
    for (const { form, items } of levels) {
      const key = form(text);
      const found = key === "" ? undefined : items.get(key);
      const [item, ...others] = found ?? [];
      if (item === undefined || found === undefined) continue;
      return others.length === 0 ? { is: "found", item } : { is: "ambiguous", items: found };
    }
    misses += 1;
    return misses > maxMisses ? { is: "unknown" } : nearest(entries, looseForm(text));
  }

  return {
    find(text) {
      const match = known.get(text) ?? search(text);
      known.set(text, match);
      return match;
    },
  };
}

function gather<Item>(
  entries: readonly IndexEntry<Item>[],
  level: number,
  form: (text: string) => string,
) {
  const items = new Map<string, Item[]>();
  for (const { item, names } of entries) {
    const key = form(names[level] ?? "");
    if (key === "") continue;
    const same = items.get(key);
    if (same) same.push(item);
    else items.set(key, [item]);
  }
  return { form, items };
}

function nearest<Item>(entries: readonly IndexEntry<Item>[], wanted: string): CodeMatch<Item> {
  const allowed = wanted.length <= 2 ? 0 : wanted.length <= 5 ? 1 : 2;
  let best = allowed + 1;
  let found: Item[] = [];
  for (const { item, names } of entries) {
    const distances = names.map((name) => editDistance(wanted, looseForm(name), allowed));
    const distance = Math.min(...distances);
    if (distance < best) [best, found] = [distance, [item]];
    else if (distance === best && best <= allowed) found.push(item);
  }
  const [item] = found;
  return best <= allowed && found.length === 1 && item !== undefined
    ? { is: "near", item }
    : { is: "unknown" };
}

/** Insertions, deletions, substitutions and swaps of neighbours; anything past `limit` counts as more. */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_none, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    [before, previous] = [previous, current];
  }
  return previous[other.length] ?? limit + 1;
}
