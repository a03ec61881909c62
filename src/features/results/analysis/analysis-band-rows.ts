// Questions beside one another on paper: those of a long test go on in further bands, the last of which has the sums as well. Pure.

/** Beside number and name on a sheet on its side; the sums take the room of so many of them. */
const [mostColumns, sumColumns] = [27, 7];

/** All bands but the last are equally wide. */
export function questionBands<Column>(columns: readonly Column[]): Column[][] {
  const all = columns.length + sumColumns;
  const count = Math.ceil(all / mostColumns);
  const each = Math.ceil(all / count);
  return Array.from({ length: count }, (_band, at) => columns.slice(at * each, (at + 1) * each));
}
