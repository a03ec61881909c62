/** A code for a name without one: its initials, or its first letters, with a number behind it where that is taken. */
export function freeCode(name: string, taken: readonly string[]): string {
  const words = name.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const initials = words.map((word) => [...word][0]).join("");
  const base = (words.length > 1 ? initials : (words[0] ?? "")).slice(0, 10) || "KODE";
  const used = new Set(taken.map((code) => code.toLowerCase()));
  let code = base;
  for (let count = 2; used.has(code.toLowerCase()); count += 1) code = `${base}${count}`;
  return code;
}
