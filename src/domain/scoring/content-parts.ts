// Which parts of a question can be answered, where its content does not say it in one list.
import type { ContentOf, GridCell } from "../../contract/questions/question-content.ts";

/** The cells of type 11 that are filled in, row by row. */
export function inputsIn({
  payload,
}: Pick<ContentOf<11>, "payload">): Extract<GridCell, { kind: "input" }>[] {
  const inputs: Extract<GridCell, { kind: "input" }>[] = [];
  for (const row of payload.cells) {
    for (const cell of row) if (cell.kind === "input") inputs.push(cell);
  }
  return inputs;
}

/** What can be chosen of a question with pictures, as options or as areas. */
export function picturesOf(payload: ContentOf<15>["payload"]): readonly { readonly id: string }[] {
  return payload.mode === "options" ? payload.options : payload.zones;
}

/** 0: as many as there are. */
export function maxPictures(payload: ContentOf<15>["payload"]): number {
  if (payload.mode === "zones") return payload.max_choices;
  return payload.multiple ? 0 : 1;
}
