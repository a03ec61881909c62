// Sheets as they are seen on the desk and as they are printed: each part begins on a page of its own and has its words and
// its page numbers in the margin. What stands on a sheet is the screen's; inside of it an element with `data-block` stays
// on one page where it is small enough (print-ready.ts).
import type { CSSProperties, ReactNode } from "react";
import { hasMarginBoxes, usePageRules } from "./page-rules.ts";
import type { PagePart } from "./page-rules.ts";
import type { Paper } from "./paper-size.ts";
import { paperMargin } from "./paper-size.ts";
import css from "./printed-sheets.module.css";

/** `name` is unique: letters, digits and "-"; `label`: what it is, for those who only hear it. */
export type SheetPart = PagePart & { label: string; content: ReactNode };

/** `font`: the size of its letters, in points. */
type PrintedSheetsProps = { paper: Paper; font: string; parts: readonly SheetPart[] };

export function PrintedSheets({ paper, font, parts }: PrintedSheetsProps) {
  usePageRules(paper, parts);
  return (
    <>
      {parts.map(({ name, label, content }) => (
        <section
          key={name}
          className={css.sheet}
          data-paper=""
          data-part={name}
          style={sheetStyle(paper, font, name)}
          aria-label={label}
        >
          {content}
        </section>
      ))}
    </>
  );
}

function sheetStyle({ width, height }: Paper, font: string, name: string): CSSProperties {
  const measures = {
    "--width": `${width}mm`,
    "--height": `${height}mm`,
    "--margin": paperMargin,
    fontSize: `${font}pt`,
  };
  // Chrome 109 would begin a page at each child of what has a page's name; without margin boxes a name is for nothing.
  return hasMarginBoxes() ? { ...measures, page: name } : measures;
}
