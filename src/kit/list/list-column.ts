// One column of a list screen: what it is called, how it is sorted, what stands in its cells.
import type { ReactNode } from "react";
import type { ChoosableColumn } from "./columns/column-choice.ts";

export type Column<Item, Sort extends string = string> = ChoosableColumn & {
  /** The name under which the server sorts by it; without it the column cannot be sorted. */
  sort?: Sort;
  /** A quantity. */
  numeric?: boolean;
  /** An identifier. */
  mono?: boolean;
  nowrap?: boolean;
  muted?: boolean;
  cell: (item: Item) => ReactNode;
  /**
   * What it is on a phone, where a row is a card: before all else (a handle), what the row is called, one of the few facts
   * below that, or a state. Without it the phone leaves it out. The one that is called "title" is also the way to the record.
   */
  card?: "lead" | "title" | "fact" | "state";
  /** What a card says instead of the cell: "Sesi 2" where "2" says too little. Null: it is not worth a word. */
  cardText?: (item: Item) => ReactNode;
};
