// What a board shows of its rows at an instant: states and how many are in each, incidents, and who is listed in which order.
import type { StateCounts } from "../../../contract/exams/board/boards.ts";
import type { BoardRow } from "../../../contract/exams/board/live-board-rows.ts";
import {
  causesOf,
  gatherIncidents,
  type Cause,
  type Incident,
  type Rules,
} from "../../../domain/exams/sittings/incidents.ts";
import {
  sittingRowState,
  sittingRowStates,
  type SittingRowState,
} from "../../../domain/exams/sittings/sitting-row-state.ts";
import { countStates } from "../../../domain/exams/sittings/state-counts.ts";
import { placesIn } from "./board-rows.ts";

/** Empty: all. */
export type BoardFilters = {
  room: string;
  sesi: string;
  group: string;
  state: "" | SittingRowState;
  q: string;
};
export const noFilters: BoardFilters = { room: "", sesi: "", group: "", state: "", q: "" };

export type ShownRow = { row: BoardRow; state: SittingRowState; hasTrouble: boolean };
/** By id. No map of their own, because making one of 5,000 rows each second takes longer than all the rest. */
export type ShownRows = Pick<ReadonlyMap<string, ShownRow>, "get" | "has" | "values">;
export type BoardView = {
  /** Everybody. */
  all: ShownRows;
  /** Who is listed, by trouble, then room and seat. */
  ids: readonly string[];
  /** Of those that the other filters let through. */
  counts: StateCounts;
  total: number;
  /** Paths of everybody's groups, in order. */
  groups: readonly string[];
  /** Of everybody. */
  incidents: readonly Incident[];
};

type Given = {
  filters: BoardFilters;
  now: number;
  maxLeave: number | null;
  closesAt: Rules["closesAt"];
  /** Those of whom staff have noted that they are absent: they are no incident. */
  noted: ReadonlySet<string>;
};

export function viewOf(
  rows: readonly BoardRow[],
  { filters, now, maxLeave, closesAt, noted }: Given,
): BoardView {
  const fits = filterOf(filters);
  const rules = { now, maxLeave, closesAt };
  const gathered = gatherIncidents();
  const all: ShownRow[] = [];
  const counted: SittingRowState[] = [];
  const groups = new Set<string>();
  const buckets: string[][] = Array.from({ length: lastRank + 1 }, () => []);
  for (const row of rows) {
    const state = sittingRowState(row, now);
    const found = causesOf(row, rules, state);
    const causes = noted.has(row.id) ? found.filter(({ kind }) => kind !== "late") : found;
    gathered.add(row, causes);
    all.push(shownRow(row, state, causes.length > 0));
    if (row.group_path !== "") groups.add(row.group_path);
    if (!fits(row)) continue;
    counted.push(state);
    if (filters.state !== "" && filters.state !== state) continue;
    buckets[rankOf(state, causes)]!.push(row.id);
  }
  return {
    all: byPlaces(all, placesIn(rows)),
    // Array.prototype.flat takes a hundred times as long.
    ids: buckets[0]!.concat(...buckets.slice(1)),
    counts: countStates(counted),
    total: counted.length,
    groups: [...groups].sort(),
    incidents: gathered.all(),
  };
}

const shownBefore = new WeakMap<BoardRow, ShownRow>();

/** The same object for as long as nothing of it changes, so that what depends on it alone is not drawn each second. */
function shownRow(row: BoardRow, state: SittingRowState, hasTrouble: boolean): ShownRow {
  const before = shownBefore.get(row);
  if (before?.state === state && before.hasTrouble === hasTrouble) return before;
  const shown = { row, state, hasTrouble };
  shownBefore.set(row, shown);
  return shown;
}

function byPlaces(rows: readonly ShownRow[], placeOf: ReadonlyMap<string, number>): ShownRows {
  return {
    get: (id) => rows[placeOf.get(id) ?? -1],
    has: (id) => placeOf.has(id),
    values: () => rows.values(),
  };
}

/** For the rows of each view, those of each room. */
const rooms = new WeakMap<ShownRows, ReadonlyMap<string, BoardRow[]>>();

/** Gathered once for all rooms, because each of many incidents asks for those of its own. */
export function rowsInRoom(all: ShownRows, room: string): readonly BoardRow[] {
  const known = rooms.get(all) ?? rowsByRoom(all);
  rooms.set(all, known);
  return known.get(room) ?? [];
}

function rowsByRoom(all: ShownRows): ReadonlyMap<string, BoardRow[]> {
  const found = new Map<string, BoardRow[]>();
  for (const { row } of all.values()) {
    if (row.room_id === null) continue;
    const rows = found.get(row.room_id);
    if (rows) rows.push(row);
    else found.set(row.room_id, [row]);
  }
  return found;
}

const places = Object.fromEntries(sittingRowStates.map((state, place) => [state, place])) as Record<
  SittingRowState,
  number
>;
const lastRank = sittingRowStates.length * 2;

/** Causes first, then states; both in the order of how much they ask for. */
function rankOf(state: SittingRowState, causes: readonly Cause[]): number {
  const place = places[state];
  return causes.length > 0 ? place : place + sittingRowStates.length;
}

function filterOf({ room, sesi, group, q }: BoardFilters): (row: BoardRow) => boolean {
  const wanted = q.trim().toLowerCase();
  return (row) =>
    (room === "" || row.room_id === room) &&
    (sesi === "" || String(row.sesi) === sesi) &&
    (group === "" || row.group_path === group) &&
    (wanted === "" ||
      row.nama.toLowerCase().includes(wanted) ||
      row.no_ujian.toLowerCase().startsWith(wanted));
}

/** The order that was there, while somebody's hand or eye is on it: nobody leaves and nobody comes. */
export function keptOrder(before: readonly string[], all: ShownRows): readonly string[] {
  return before.filter((id) => all.has(id));
}

export type ListedIncident = Incident & { isOver: boolean };

/** Those that stood there stay where they are, also when they are over; new ones come behind. */
export function keptIncidents(
  before: readonly ListedIncident[],
  now: readonly Incident[],
): ListedIncident[] {
  const found = new Map(now.map((one) => [one.key, one]));
  const kept = before.map((one) => {
    const still = found.get(one.key);
    return still ? { ...still, isOver: false } : { ...one, isOver: true };
  });
  const known = new Set(before.map(({ key }) => key));
  return [...kept, ...now.filter(({ key }) => !known.has(key)).map(asListed)];
}

export const asListed = (one: Incident): ListedIncident => ({ ...one, isOver: false });
