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
};
