// Pages that are cut apart: so many pieces on each, in two columns, all of one height.
import { pageHeight, type Paper } from "../../../kit/print/sheets/paper-size.ts";

/** Pieces for each page, the last with what is left. */
export function pagesOf<Item>(items: readonly Item[], perPage: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_page, at) =>
    items.slice(at * perPage, (at + 1) * perPage),
  );
}

/** In millimetres; a hair less than the page, which the browser would else break. */
export function cardHeight(paper: Paper, perPage: number): number {
  const millimetres = (pageHeight(paper) * 25.4) / 96;
  return Math.floor(((millimetres - 1) / (perPage / 2)) * 10) / 10;
}
