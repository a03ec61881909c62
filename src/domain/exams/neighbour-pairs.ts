// Who sits beside somebody of the same class, in a room as it stands. Neighbours are left and right in a row, and in front
// and behind; seats are counted row by row from 1. How they are parted is planned in seat-grid.ts.

/** How many pairs of neighbours are of one class. People in no class are of none together. */
export function neighbourPairs(
  { columns }: { columns: number },
  seats: readonly { seat: number; group_id: string | null }[],
): number {
  const groups = new Map(seats.map(({ seat, group_id: group }) => [seat, group]));
  const isPair = (group: string | null, other: number) =>
    group !== null && groups.get(other) === group;
  let pairs = 0;
  for (const [seat, group] of groups) {
    if (seat % columns !== 0 && isPair(group, seat + 1)) pairs += 1;
    if (isPair(group, seat + columns)) pairs += 1;
  }
  return pairs;
}
