// The classes that sit in a room, each with a letter by which it is told from its neighbours at a glance.
import { neighbourPairs } from "../../../domain/exams/neighbour-pairs.ts";
import type { Placement } from "../../../contract/exams/placements.ts";

export type SeatGroup = { id: string; path: string; letter: string; tone: number; count: number };

/** So many looks there are; further classes begin again, told apart by their letters. */
const tones = 4;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** By path. People in no group have no letter. */
export function seatGroups(people: readonly Placement[]): SeatGroup[] {
  const groups = new Map<string, { path: string; count: number }>();
  for (const { group_id: id, group_path: path } of people) {
    if (id !== null) groups.set(id, { path, count: (groups.get(id)?.count ?? 0) + 1 });
  }
  return [...groups]
    .map(([id, group]) => ({ id, ...group }))
    .sort((one, other) => one.path.localeCompare(other.path, "id", { numeric: true }))
    .map((group, at) => ({ ...group, letter: letters[at % letters.length]!, tone: at % tones }));
}

/** Pairs of neighbours who are of one class. */
export function pairsIn(columns: number, people: readonly Placement[]): number {
  const seats = people.flatMap(({ seat, group_id }) => (seat === null ? [] : [{ seat, group_id }]));
  return neighbourPairs({ columns }, seats);
}

/** Where an arrow key leads from a seat; null: nowhere. */
export function seatBeside(
  seat: number,
  key: string,
  { columns, seats }: { columns: number; seats: number },
): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  if (key === "Home") return 1;
  if (key === "End") return seats;
  const step = steps[key];
  if (step === undefined) return null;
  const next = seat + step;
  return next >= 1 && next <= seats ? next : null;
}
