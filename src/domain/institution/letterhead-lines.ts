// The lines of a letterhead as they are typed: a text with its size, weight and side. They are stored as HTML of which only this is
// written and read, so that nothing else of it can ever be shown.
import { storedLines } from "../../contract/institution/letterhead-value.ts";
import { escapeHtml, plainTextOf } from "../text/html-text.ts";

export const lineSizes = ["small", "normal", "large"] as const;
export const lineSides = ["left", "center", "right"] as const;
export type LineSize = (typeof lineSizes)[number];
export type LineSide = (typeof lineSides)[number];
export type LetterheadLine = { text: string; isBold: boolean; size: LineSize; side: LineSide };

/** Reads what `lineHtml` writes, and of any other HTML its text. */
export function lineIn(html: string): LetterheadLine {
  const [, attributes = ""] = /^\s*<p\b([^<>]*)>/iu.exec(html) ?? [];
  const named = (name: string) =>
    new RegExp(`\\b${name}="([a-z]+)"`, "iu").exec(attributes)?.[1] ?? "";
  return {
    text: plainTextOf(html),
    isBold: /<(?:strong|b)>/iu.test(html),
    size: lineSizes.find((size) => size === named("data-size")) ?? "normal",
    side: lineSides.find((side) => side === named("data-align")) ?? "center",
  };
}

/** @example `<p data-align="left" data-size="large"><strong>SMA 3</strong></p>` */
export function lineHtml({ text, isBold, size, side }: LetterheadLine): string {
  const words = wordsHtml({ text, isBold });
  const attributes = [
    side === "center" ? "" : ` data-align="${side}"`,
    size === "normal" ? "" : ` data-size="${size}"`,
  ].join("");
  return attributes === "" ? words : `<p${attributes}>${words}</p>`;
}

/** Without size and side, which the place where it is shown gives it. */
export function wordsHtml({ text, isBold }: Pick<LetterheadLine, "text" | "isBold">): string {
  return isBold ? `<strong>${escapeHtml(text)}</strong>` : escapeHtml(text);
}

/** As it is stored: of lines only what can be shown is left, anything else stays as it is. */
export function cleanLetterhead(value: string): string {
  const lines = storedLines(value);
  return lines === null ? value : JSON.stringify(lines.map((line) => lineHtml(lineIn(line))));
}
