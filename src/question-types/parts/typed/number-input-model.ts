// What a field for numbers reads out of what is typed into it.
import { typedNumber } from "../../../domain/text/typed-number.ts";

export type NumberBounds = {
  min: number;
  max: number;
  /** As many as are kept; none when missing. */
  decimals?: number;
};

/** The number, rounded and held within its bounds; null for what is none. Comma and point are the same. */
export function readNumber(text: string, { min, max, decimals = 0 }: NumberBounds): number | null {
  const [, sign = "", size = ""] = /^\s*([-−–]?)(.*)$/u.exec(text) ?? [];
  const number = typedNumber(size);
  if (number === null || Number.isNaN(number)) return null;
  const scale = 10 ** decimals;
  const rounded = Math.round(number * scale) / scale;
  return Math.min(max, Math.max(min, sign === "" ? rounded : -rounded));
}
