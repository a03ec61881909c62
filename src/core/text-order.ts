// In which order a group's texts stand in a language's file, which names none of them: half of such a file would be names.

/** The names in their order, and a mark by which a file of other names is told: one of another version of the console. */
export function textOrder(names: readonly string[]): { names: string[]; mark: number } {
  const sorted = [...names].sort();
  let mark = 0;
  for (const letter of sorted.join(" ")) mark = (mark * 31 + letter.charCodeAt(0)) % 1_000_003;
  return { names: sorted, mark };
}
