// Numbers as people type them: a comma or a full stop before the decimals, no sign, nothing between thousands. "80," is 80: nothing was meant by it.

/** Null for none; NaN for what is no number, of which a schema says that it must be one. */
export function typedNumber(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  return /^\d+(?:[.,]\d*)?$/u.test(trimmed) ? Number(trimmed.replace(",", ".")) : Number.NaN;
}

/** As it would be typed: "72,5"; nothing for null. */
export function numberAsTyped(value: number | null): string {
  return value === null ? "" : String(value).replace(".", ",");
}
