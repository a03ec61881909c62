// A whole number that somebody typed.

/** Null: not one, or out of bounds. */
export function readWhole(text: string, least: number, most: number): number | null {
  if (!/^\d{1,9}$/u.test(text.trim())) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
}
