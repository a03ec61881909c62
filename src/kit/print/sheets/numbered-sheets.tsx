// Sheets whose pages are counted through, with the numbers known before they are printed: for a table of contents. The numbers are true where the
// paper is that of the rules (page-rules.ts), which the browser proposes.
import type { ReadableAtom, WritableAtom } from "nanostores";
import { useEffect, useRef } from "react";
import { whenSettled } from "../when-settled.ts";
import css from "./numbered-sheets.module.css";
import { markPageStarts } from "./page-starts.ts";
import type { Paper } from "./paper-size.ts";
import { PrintedSheets, type SheetPart } from "./printed-sheets.tsx";

/** `of`: the parts that were counted; `pages`: of each part, in their order. */
export type PageCounts = { of: readonly SheetPart[]; pages: readonly number[] };
export type CountedPages = ReadableAtom<PageCounts | null>;

type NumberedSheetsProps = {
  paper: Paper;
  font: string;
  parts: readonly SheetPart[];
  /** Where the counts are kept: a part that shows them follows it, and is not drawn anew with all others. */
  $counts: WritableAtom<PageCounts | null>;
};

export function NumberedSheets({ paper, font, parts, $counts }: NumberedSheetsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    return whenSettled(current, () => {
      const sheets = [...current.querySelectorAll<HTMLElement>("[data-part]")];
      if (sheets.length !== parts.length) return;
      const pages = sheets.map((sheet, at) => markPageStarts(sheet, parts[at]!.paper ?? paper));
      const before = $counts.get();
      const isSame = before?.of === parts && String(before.pages) === String(pages);
      if (!isSame) $counts.set({ of: parts, pages });
    });
  }, [paper, parts, $counts]);
  return (
    <div ref={box} className={css.numbered}>
      <PrintedSheets paper={paper} font={font} parts={parts} numbering="all" />
    </div>
  );
}

/** The page on which each of the parts begins, from 1. */
export function firstPages(pages: readonly number[]): number[] {
  let next = 1;
  return pages.map((count) => {
    const first = next;
    next += count;
    return first;
  });
}
