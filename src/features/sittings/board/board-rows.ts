// Applies patches to a board: only the rows that a patch names become new objects. With thousands of rows a second, anything
// else would cost frames.
import {
  rowReader,
  rowShifter,
  type BoardRow,
} from "../../../contract/exams/board/live-board-rows.ts";
import type { BoardPatch } from "../../../contract/exams/board/boards.ts";
import type { LiveBoard } from "../../../domain/exams/sittings/live-board.ts";

/** For each array of rows, the index of each row by its id. */
const places = new WeakMap<readonly BoardRow[], ReadonlyMap<string, number>>();

/** Computed once for all boards that a patch leaves in the same order. */
export function placesIn(rows: readonly BoardRow[]): ReadonlyMap<string, number> {
  const known = places.get(rows) ?? new Map(rows.map(({ id }, at) => [id, at]));
  places.set(rows, known);
  return known;
}

/** Leaves the board before as it is. */
export function applyPatch(board: LiveBoard, patch: BoardPatch): LiveBoard {
  const at = placesIn(board.rows);
  const head = patch.head ?? board.head;
  // What is sent of a row is relative to the head: with another head, rows that are not sent again mean something else.
  const kept = patch.head ? board.rows.map(rowShifter(board.head, head)) : board.rows;
  const read = rowReader(head);
  let rows = [...kept];
  const added: BoardRow[] = [];
  let hasMoved = false;
  for (const packed of patch.rows) {
    const row = read(packed);
    const place = at.get(row.id);
    if (place === undefined) added.push(row);
    else {
      hasMoved ||= isElsewhere(row, rows[place]!);
      rows[place] = row;
    }
  }
  if (added.length === 0 && patch.gone.length === 0 && !hasMoved) places.set(rows, at);
  else {
    const gone = new Set(patch.gone);
    rows = [...rows.filter(({ id }) => !gone.has(id)), ...added].sort(byPlace);
  }
  return { head, rows };
}

const isElsewhere = (one: BoardRow, other: BoardRow) =>
  one.no_ujian !== other.no_ujian || one.room_n !== other.room_n || one.seat !== other.seat;

/** As the server sorts: room, seat, number; who has no seat comes last. */
function byPlace(one: BoardRow, other: BoardRow): number {
  const rooms = (one.room_n ?? Infinity) - (other.room_n ?? Infinity);
  // Of two without a room it is no number.
  if (rooms) return rooms;
  const seats = (one.seat || Infinity) - (other.seat || Infinity);
  if (seats) return seats;
  return one.no_ujian < other.no_ujian ? -1 : Number(one.no_ujian !== other.no_ujian);
}
