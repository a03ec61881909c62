// How Excel shows a number: as a date, a percentage, padded with zeros. What a person sees in the cell is what counts
// for an exam number that a custom format gave its leading zeros.
import type { SpecialCell } from "../sheet-cells.ts";

export type NumberFormat =
  | { shows: "date"; withTime: boolean }
  | { shows: "percent" }
  | { shows: "padded"; pattern: string }
  | { shows: "general" };

const general: NumberFormat = { shows: "general" };

// Formats 27 to 36 and 50 to 58 are dates of East Asian locales.
const builtInDates: readonly [number, number, boolean][] = [
  [14, 17, false],
  [18, 22, true],
  [27, 36, false],
  [45, 47, true],
  [50, 58, false],
];

/** `code` is the format's own text, for those that are not built in. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    const date = builtInDates.find(([first, last]) => id >= first && id <= last);
    if (date) return { shows: "date", withTime: date[2] };
    return id === 9 || id === 10 ? { shows: "percent" } : general;
  }
  // The first section is for positive numbers; colours, locales and conditions stand in square brackets.
  const [section = ""] = code.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, "").split(";");
  const bare = section.replace(/"[^"]*"|\\.|_./gu, "");
  if (/[dyhs]|m/iu.test(bare) && !/general/iu.test(bare)) {
    return { shows: "date", withTime: /[hs]/iu.test(bare) };
  }
  if (bare.includes("%")) return { shows: "percent" };
  // Zeros alone, perhaps parted by dashes or blanks: "0000", "00-000". One zero pads nothing.
  const padded = /^[0\s-]+$/u.test(bare) && bare.replace(/[^0]/gu, "").length > 1;
  return padded ? { shows: "padded", pattern: section.replace(/_./gu, "") } : general;
}

const dayMs = 86_400_000;
/** Days from Excel's day 0 to 1970, in its two calendars. */
const epochDays = { since1900: 25_569, since1904: 24_107 };

/** `raw` is the number as the file writes it. */
export function numberCell(raw: string, format: NumberFormat, since1904: boolean): SpecialCell {
  const value = Number(raw);
  if (!Number.isFinite(value)) return { kind: "error", text: raw };
  if (format.shows === "date") {
    const text = dateText(value, format.withTime, since1904);
    return text === null
      ? { kind: "number", text: plainText(raw, value), value }
      : { kind: "date", text, value };
  }
  if (format.shows === "percent") {
    return { kind: "percent", text: `${decimalText(value * 100)}%`, value };
  }
  const whole = Number.isSafeInteger(value) && value >= 0;
  const text =
    format.shows === "padded" && whole
      ? paddedText(String(value), format.pattern)
      : plainText(raw, value);
  return { kind: "number", text, value };
}

function plainText(raw: string, value: number): string {
  if (/^-?\d+$/u.test(raw)) return raw;
  // Whole numbers in exponent form have all their digits as long as they are few enough.
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString();
  return decimalText(value);
}

/** Up to 15 significant digits, as Excel, with a decimal comma; huge numbers as 1,2E+25. */
function decimalText(value: number): string {
  const text = String(Number(value.toPrecision(15)));
  const [mantissa = "", exponent] = text.toUpperCase().split("E");
  return mantissa.replace(".", ",") + (exponent === undefined ? "" : `E${exponent}`);
}

function paddedText(digits: string, pattern: string): string {
  const places = pattern.replace(/"[^"]*"|\\./gu, "").replace(/[^0]/gu, "").length;
  const padded = digits.padStart(places, "0");
  let next = padded.length - places;
  let first = true;
  return pattern.replace(/"([^"]*)"|\\(.)|0/gu, (token, quoted, escaped) => {
    if (token !== "0") return quoted ?? escaped ?? "";
    // More digits than places: all the surplus goes before the first.
    const start = first ? 0 : next;
    first = false;
    next += 1;
    return padded.slice(start, next);
  });
}

function dateText(serial: number, withTime: boolean, since1904: boolean): string | null {
  const days = serial - (since1904 ? epochDays.since1904 : epochDays.since1900);
  const date = new Date(Math.round(days * dayMs));
  if (Number.isNaN(date.getTime())) return null;
  const two = (value: number): string => String(value).padStart(2, "0");
  const day = [two(date.getUTCDate()), two(date.getUTCMonth() + 1), date.getUTCFullYear()].join(
    "/",
  );
  const time = `${two(date.getUTCHours())}.${two(date.getUTCMinutes())}`;
  return withTime ? `${day} ${time}` : day;
}
