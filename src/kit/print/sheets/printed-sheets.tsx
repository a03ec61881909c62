// Sheets as they are seen on the desk and as they are printed: each part begins on a page of its own and has its words and
// its page numbers in the margin. What stands on a sheet is the screen's; inside of it an element with `data-block` stays
// on one page where it is small enough (print-ready.ts). Hundreds of them are drawn a few at a time.
import { useStore } from "@nanostores/react";
import { memo, type CSSProperties, type ReactNode } from "react";
import { formatNumber } from "../../../core/format.ts";
import { printMessages } from "../print-messages.ts";
import { hasMarginBoxes, usePageRules, type PageNumbering, type PagePart } from "./page-rules.ts";
import { classNames } from "../../../ui/class-names.ts";
import { paperMargin, type Paper } from "./paper-size.ts";
import css from "./printed-sheets.module.css";
import { useGrowing } from "./use-growing.ts";

/** `name` is unique: letters, digits and "-"; `label`: what it is, for those who only hear it. */
export type SheetPart = PagePart & { label: string; content: ReactNode };

/** `font`: the size of its letters, in points. The same `parts` again are not drawn anew. */
type PrintedSheetsProps = {
  paper: Paper;
  font: string;
  parts: readonly SheetPart[];
  numbering?: PageNumbering;
};

/** Of more than so many only the first few are painted wherever they are. */
const [manySheets, firstSheets] = [20, 3];

export function PrintedSheets({ paper, font, parts, numbering }: PrintedSheetsProps) {
  const t = useStore(printMessages);
  usePageRules(paper, parts, numbering);
  const drawn = useGrowing(parts.length, parts);
  return (
    <>
      {parts.slice(0, drawn).map((part, at) => (
        <PrintedSheet
          key={part.name}
          part={part}
          paper={part.paper ?? paper}
          font={font}
          isFar={parts.length > manySheets && at >= firstSheets}
        />
      ))}
      {drawn < parts.length && (
        <output className={css.drawing}>
          {t.drawing({ done: formatNumber(drawn), total: formatNumber(parts.length) })}
        </output>
      )}
    </>
  );
}

type PrintedSheetProps = Omit<PrintedSheetsProps, "parts"> & { part: SheetPart; isFar: boolean };

const PrintedSheet = memo(function PrintedSheet(props: PrintedSheetProps) {
  const { part, paper, font, isFar } = props;
  return (
    <section
      className={classNames(css.sheet, isFar && css.far)}
      data-paper=""
      data-part={part.name}
      style={sheetStyle(paper, font, part)}
      aria-label={part.label}
    >
      {part.content}
    </section>
  );
});

function sheetStyle(
  { width, height }: Paper,
  font: string,
  { name, foot }: PagePart,
): CSSProperties {
  const measures = {
    "--width": `${width}mm`,
    "--height": `${height}mm`,
    "--margin": paperMargin,
    fontSize: `${font}pt`,
  };
  // Chrome 109 would begin a page at each child of what has a page's name; without margin boxes a name is for nothing.
  return foot !== null && hasMarginBoxes() ? { ...measures, page: name } : measures;
}
