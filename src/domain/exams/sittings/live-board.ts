// The live board as server and console keep it: its head, and rows with named fields (contract/exams/board/live-board-rows.ts).
import {
  rowPacker,
  rowReader,
  type BoardRow,
} from "../../../contract/exams/board/live-board-rows.ts";
import type { Board, BoardHead } from "../../../contract/exams/board/boards.ts";

export type LiveBoard = { head: BoardHead; rows: readonly BoardRow[] };

/** The value as it is sent to the server. */
export function packBoard({ head, rows }: LiveBoard): Board {
  return { head, rows: rows.map(rowPacker(head)) };
}

export function readBoard({ head, rows }: Board): LiveBoard {
  return { head, rows: rows.map(rowReader(head)) };
}

export function isSameRow(one: BoardRow, other: BoardRow): boolean {
  // Not by Object.keys, which would make an array for each of thousands of rows a second.
  for (const name in one) {
    if (one[name as keyof BoardRow] !== other[name as keyof BoardRow]) return false;
  }
  return true;
}
