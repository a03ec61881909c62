// The papers that schools print on, and their margins, in millimetres: rules of pages, sheets on screen and what is kept
// together all measure by it. Not for what a person chooses; that is page-format-choices.ts.

/** Upright, or on its side with the two exchanged. */
export type Paper = { width: number; height: number };

export const paperSizes = ["a4", "f4"] as const;
export type PaperSize = (typeof paperSizes)[number];
export const papers: Record<PaperSize, Paper> = {
  a4: { width: 210, height: 297 },
  f4: { width: 215, height: 330 },
};

const [top, side, bottom] = [14, 15, 16];
export const paperMargin = `${top}mm ${side}mm ${bottom}mm`;

const pixelsPerMillimetre = 96 / 25.4;

/** What stands on a page between its margins, in pixels of a style sheet. */
export function pageHeight({ height }: Paper): number {
  return (height - top - bottom) * pixelsPerMillimetre;
}
