// Which of the 16 types a question table holds: what its number row forces, or else what its markers say.
import { questionTypes, type QuestionType } from "../../../contract/questions/question-types.ts";
import type { MarkerRow, RowKind } from "./marker-rows.ts";
import type { Draft } from "./word-draft.ts";

/** Markers that a type may have beside its number and its @ rows. */
const allowed: Readonly<Record<QuestionType, readonly RowKind[]>> = {
  1: ["letter", "key"],
  2: ["key", "criterion"],
  3: ["letter", "key"],
  4: ["letter", "key"],
  5: ["number", "distractor"],
  6: ["letter"],
  7: ["order"],
  8: ["statement"],
  9: ["opinion", "criterion"],
  10: ["left", "right", "key"],
  11: ["table"],
  12: ["table"],
  13: ["category", "number"],
  14: ["table", "distractor"],
  15: ["letter", "key", "picture", "zone"],
  16: ["picture", "zone", "left", "distractor"],
};

export type TableSigns = { blanksInStem: boolean; blanksInTable: boolean };

/** Null after telling what does not fit. */
export function typeOfTable(
  draft: Draft,
  stem: MarkerRow,
  content: readonly MarkerRow[],
  signs: TableSigns,
): QuestionType | null {
  const forced = stem.type > 0 ? questionType(stem.type) : undefined;
  if (forced === null) {
    draft.error(`Penanda "#${stem.type}" tidak dikenal; jenis soal adalah #1 sampai #16.`);
    return null;
  }
  const type = forced ?? inferredType(content, signs);
  const strange = content.filter(({ kind }) => !allowed[type].includes(kind));
  for (const { marker, row, kind } of strange) {
    const shown = marker === "" ? "(kosong)" : `"${marker}"`;
    draft.error(
      kind === "unknown"
        ? `Penanda ${shown} di baris ${row} tidak dikenal; perbaiki atau hapus barisnya.`
        : `Penanda ${shown} di baris ${row} tidak cocok untuk ${questionTypes[type]}; perbaiki atau hapus barisnya.`,
    );
  }
  return strange.length === 0 ? type : null;
}

function questionType(number: number): QuestionType | null {
  return Object.hasOwn(questionTypes, number) ? (number as QuestionType) : null;
}

function inferredType(content: readonly MarkerRow[], signs: TableSigns): QuestionType {
  const has = (kind: RowKind) => content.some((row) => row.kind === kind);
  if (has("category")) return 13;
  if (has("picture") || has("zone")) return has("key") ? 15 : 16;
  if (has("left") || has("right")) return 10;
  if (has("table")) return signs.blanksInTable ? 11 : 12;
  if (has("letter")) return has("key") ? 1 : 6;
  if (has("number")) return 5;
  if (has("order")) return 7;
  if (has("statement")) return 8;
  if (has("opinion")) return 9;
  return signs.blanksInStem || has("distractor") ? 14 : 2;
}
