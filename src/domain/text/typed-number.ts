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

/**
 * For a field of whole numbers, whose schema names the bounds. "-5" gives -5 and "2,5" gives 2.5, so that the schema refuses them with the right reason. NaN
 * for an empty text, and for a text with two meanings, such as "1.000".
 */
export function typedWholeNumber(text: string): number {
  const trimmed = text.trim().replace("−", "-");
  if (/^-?\d+$/u.test(trimmed)) return Number(trimmed);
  return /^-?\d+[.,]\d*[1-9]$/u.test(trimmed) ? Number(trimmed.replace(",", ".")) : Number.NaN;
}
