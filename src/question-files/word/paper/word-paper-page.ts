// The page that what is written for paper stands on, in Word: its size and margins, the letterhead, lines of their styles.
import { htmlToWord } from "../writing/html-to-word.ts";
import { pictureRun } from "../writing/picture-to-word.ts";
import { tag, textRun, valued, wordParagraph } from "../writing/word-markup.ts";
import type { WordPage } from "../writing/word-package.ts";
import { plainTable } from "./word-paper-table.ts";

export type WordPageSize = "a4" | "f4";
/** A logo is the name of a file; the lines are HTML. */
export type WordLetterhead = { logo: string | null; lines: readonly string[] };

const sizes = { a4: [11_906, 16_838], f4: [12_189, 18_709] } as const;
const margin = 850;
export const columnGap = 454;

/** Between the margins, in twentieths of a point. */
export function pageRoom(size: WordPageSize): number {
  return sizes[size][0] - 2 * margin;
}

export function sectionProperties(size: WordPageSize, columns: 1 | 2, continuous: boolean): string {
  const [w, h] = sizes[size];
  return tag(
    "w:sectPr",
    {},
    [
      tag("w:footerReference", { "w:type": "default", "r:id": "footer" }),
      valued("w:type", continuous ? "continuous" : "nextPage"),
      tag("w:pgSz", { "w:w": w, "w:h": h }),
      tag("w:pgMar", {
        "w:top": margin,
        "w:right": margin,
        "w:bottom": margin,
        "w:left": margin,
        "w:header": 454,
        "w:footer": 454,
        "w:gutter": 0,
      }),
      tag("w:cols", { "w:num": columns, "w:space": columnGap, "w:sep": columns === 2 ? 1 : 0 }),
    ].join(""),
  );
}

export function styledLine(text: string, style: string): string {
  return wordParagraph(textRun(text), valued("w:pStyle", style));
}

export const gapLine = () => wordParagraph("", tag("w:spacing", { "w:before": 0, "w:after": 0 }));

export function letterheadOf(
  { logo, lines }: WordLetterhead,
  page: WordPage,
  width: number,
): string {
  const logoWidth = 1400;
  const shown = logo ? pictureRun({ src: logo, alt: "", height: "64" }, { page, width: 1200 }) : "";
  const text = lines
    .map((html) => htmlToWord(`<p data-align="center">${html}</p>`, page, width - logoWidth))
    .join("");
  const rule = tag("w:bottom", {
    "w:val": "double",
    "w:sz": 6,
    "w:space": 1,
    "w:color": "000000",
  });
  const table = plainTable([logoWidth, width - logoWidth], [[wordParagraph(shown), text]]);
  return table + wordParagraph("", tag("w:pBdr", {}, rule));
}
