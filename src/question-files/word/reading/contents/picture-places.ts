// Places on a picture, as the rows `P1`, `P2` of a question table say them: "x,y,width,height | label" in percent of the
// picture. "lingkaran x;y;radius" and "poligon x;y;x;y;x;y" are places of other shapes.
import type { Zone } from "../../../../contract/questions/question-content.ts";
import { plainTextOf } from "../../../../domain/text/html-text.ts";
import { splitAtBars, tokenOf, type Token } from "../../answer-token.ts";
import { areaCut, areaShares } from "../../../area-shares.ts";
import { markerText } from "../marker-text.ts";
import type { MarkerRow } from "../marker-rows.ts";
import type { TableQuestion } from "../table-question.ts";

/** `token`: its labels or answers. */
export type Place = { zone: Zone; token: Token };

const shapes = { KOTAK: "rect", LINGKARAN: "circle", POLIGON: "poly" } as const;

/** With at least one label. */
export function labelledPlace(question: TableQuestion, row: MarkerRow): Place | null {
  const place = placeOf(question, row);
  if (!place || place.token.answers.length > 0) return place;
  return reportFault(question, row);
}

export function placeOf(question: TableQuestion, row: MarkerRow): Place | null {
  const text = textOf(question, row);
  const [where = "", ...parts] = splitAtBars(text);
  const word = /^(?:KOTAK|LINGKARAN|POLIGON)\b/u.exec(markerText(where))?.[0] ?? "KOTAK";
  const shape = shapes[word as keyof typeof shapes];
  const coords = percents(markerText(where).replace(/^[A-Z]+ ?/u, ""), shape);
  if (!coords) return reportFault(question, row);
  const made = areaShares(shape, coords, { width: 100, height: 100 });
  if (!made) {
    question.draft.error(
      `${row.marker} keluar dari gambar; x + lebar dan y + tinggi paling besar 100.`,
    );
    return null;
  }
  const token = tokenOf(parts);
  if (made.isCut) question.draft.warn(areaCut);
  const hint = token.flags.get("petunjuk") ?? "";
  return { zone: { id: question.draft.makeId(), shape, coords: made.coords, hint }, token };
}

function textOf(question: TableQuestion, row: MarkerRow): string {
  return plainTextOf(question.html(row)).replace(/[｜¦│]/gu, "|");
}

function reportFault(question: TableQuestion, row: MarkerRow): null {
  question.draft.error(
    `${row.marker} berisi "${textOf(question, row)}"; tulis x,y,lebar,tinggi dalam persen lalu | dan labelnya, misalnya 10,20,15,10 | Jantung.`,
  );
  return null;
}

const fewest = { rect: 4, circle: 3, poly: 6 };

/** Numbers between ";" or "," or spaces, whichever makes as many as the shape has: a comma may be a decimal one. */
function percents(text: string, shape: Zone["shape"]): number[] | null {
  const plain = text.replace(/%/gu, "");
  for (const separator of [/\s*;\s*/u, /\s*,\s*/u, /,?\s+/u]) {
    const numbers = plain
      .split(separator)
      .map((word) =>
        /^\d{1,3}(?:[.,]\d{1,4})?$/u.test(word) ? Number(word.replace(",", ".")) : -1,
      );
    const isWhole =
      shape === "poly"
        ? numbers.length >= fewest.poly && numbers.length % 2 === 0
        : numbers.length === fewest[shape];
    if (isWhole && numbers.length <= 200 && numbers.every((value) => value >= 0 && value <= 100))
      return numbers;
  }
  return null;
}
