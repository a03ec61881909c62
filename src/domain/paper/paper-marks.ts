// In which order the blanks and cells of a question are counted on paper.

import type { ContentOf, GridCell } from "../../contract/questions/question-content.ts";

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
