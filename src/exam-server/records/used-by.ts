// Why something is not deleted, or its code not changed: who uses it, how many, and the first few by name.

export type Users = { noun: string; total: number; names: readonly string[] };

/** So many are named; the others are counted. */
export const namedUsers = 3;

/** "Dipakai 12 peserta: Ani, Budi, Citra dan 9 lainnya. Dipakai 1 matpel: …"; null: nobody. */
export function usedBy(users: readonly Users[]): string | null {
  const sentences = users
    .filter(({ total }) => total > 0)
    .map(({ noun, total, names }) => {
      const named = names.slice(0, namedUsers);
      const left = total - named.length;
      const more = left > 0 && named.length > 0 ? ` dan ${left} lainnya` : "";
      const list = named.length > 0 ? `: ${named.join(", ")}${more}` : "";
      return `Dipakai ${total} ${noun}${list}.`;
    });
  return sentences.length > 0 ? sentences.join(" ") : null;
}
