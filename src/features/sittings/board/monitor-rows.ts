// The rows of a board as they stand in memory: a patch replaces those that it names, and a row is read anew only when it has
// changed. With thousands of them a second, all else would cost frames.
import type { Board, BoardPatch, PackedRow } from "../../../contract/exams/monitor.ts";
import { rowReader } from "../../../domain/exams/sittings/board-row.ts";
import type { BoardRow } from "../../../domain/exams/sittings/board-row.ts";

/** By the array that they stand in: where which row is. */
const places = new WeakMap<readonly PackedRow[], Map<string, number>>();

function placesIn(rows: readonly PackedRow[]): Map<string, number> {
  const known = places.get(rows) ?? new Map(rows.map((row, at) => [row[0], at]));
  places.set(rows, known);
  return known;
}

/** Leaves the board before as it is. */
export function applyPatch(board: Board, patch: BoardPatch): Board {
  const at = placesIn(board.rows);
  let rows = [...board.rows];
  const added: PackedRow[] = [];
  let hasMoved = false;
  for (const row of patch.rows) {
    const place = at.get(row[0]);
    if (place === undefined) added.push(row);
    else {
      hasMoved ||= isElsewhere(row, rows[place]!);
      rows[place] = row;
    }
  }
  if (added.length === 0 && patch.gone.length === 0 && !hasMoved) places.set(rows, at);
  else {
    const gone = new Set(patch.gone);
    rows = [...rows.filter(([id]) => !gone.has(id)), ...added].sort(byPlace);
  }
  return { head: patch.head ?? board.head, rows };
}

const isElsewhere = (one: PackedRow, other: PackedRow) =>
  one[1] !== other[1] || one[5] !== other[5] || one[6] !== other[6];

/** As the server sorts: room, seat, number; who has no seat comes last. */
function byPlace(one: PackedRow, other: PackedRow): number {
  const rooms = (one[5] ?? Infinity) - (other[5] ?? Infinity);
  // Of two without a room it is no number.
  if (rooms) return rooms;
  const seats = (one[6] || Infinity) - (other[6] || Infinity);
  if (seats) return seats;
  return one[1] < other[1] ? -1 : Number(one[1] !== other[1]);
}

/** Answers the same object for a row that has not changed. */
export function createRowMemory(): (board: Board) => BoardRow[] {
  let head: Board["head"] | null = null;
  let known = new WeakMap<PackedRow, BoardRow>();
  return (board) => {
    if (board.head !== head) known = new WeakMap();
    head = board.head;
    const read = rowReader(board.head);
    return board.rows.map((packed) => {
      const before = known.get(packed);
      if (before) return before;
      const row = read(packed);
      known.set(packed, row);
      return row;
    });
  };
}
