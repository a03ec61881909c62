// What things on paper are called: letters of options, and the order in which blanks and cells are counted.

import type { ContentOf, GridCell } from "../../contract/question-content.ts";

/** "A", "B", …, "Z", "AA", from 0: as question-types/parts/letters.ts names what is shown. */
export function letterAt(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letterAt(Math.floor(index / 26) - 1) + last;
}

/** As they come in the text (type 14). */
export function blanksInOrder({ text, blanks }: ContentOf<14>["payload"]) {
  const placeOf = (id: string) => {
    const place = text.indexOf(`[[${id}]]`);
    return place < 0 ? text.length : place;
  };
  return [...blanks].sort((one, other) => placeOf(one.id) - placeOf(other.id));
}

/** Row by row (type 11). */
export function inputsInOrder(cells: readonly (readonly GridCell[])[]) {
  return cells.flat().filter((cell) => cell.kind === "input");
}
