// What is said about a file, its cells and the marks in it.
import type { ShownMark } from "../../../../contract/marking/marking-answers.ts";
import { formatDateTime } from "../../../../core/format.ts";
import {
  isSentAtFirst,
  type MarkConflictRow,
  type PlannedMark,
} from "../../../../domain/marking/files/mark-plan.ts";
import type { CellFault } from "../../../../domain/marking/files/mark-row-reading.ts";
import { failureSentence } from "../../../../kit/file-faults/failure-sentence.ts";
import { shownMark } from "../../points/shown-points-text.ts";
import type { MarkImportTexts } from "./mark-import-messages.ts";
import type { MarkImportHindrance } from "./mark-import-model.ts";

export function hindranceText(hindrance: MarkImportHindrance, t: MarkImportTexts): string {
  switch (hindrance.is) {
    case "no-sheet":
      return t.noSheet;
    case "page":
      return t.page;
    case "damaged":
      return t.damagedFile;
    case "other-unit":
      return t.otherUnit({ name: hindrance.name });
    case "other-question":
      return t.otherQuestion({ words: hindrance.words });
    case "other-marker":
      return t.otherMarker({ name: hindrance.name });
    case "failed":
      return failureSentence(hindrance.error);
  }
}

export function faultText({ why, column, read, most }: CellFault, t: MarkImportTexts): string {
  switch (why) {
    case "value":
      return t.faultValue({ column, read, most });
    case "zero":
      return t.faultZero({ column, read, most });
    case "missing":
      return t.faultMissing({ column });
    case "needless":
      return t.faultNeedless({ column, read });
    case "comment":
      return t.faultComment({ most });
    case "twice":
      return t.faultTwice({ most });
    case "too-much":
      return t.faultTooMuch;
    case "other-kind":
      return t.faultOtherKind;
    case "incomplete":
      return t.faultIncomplete;
  }
}

type Mark = Pick<PlannedMark, "given" | "share">;

export const pointsText = (mark: Mark | null, t: MarkImportTexts): string =>
  mark === null ? t.noMark : shownMark(mark);

const marksText = (marks: readonly ShownMark[], t: MarkImportTexts): string =>
  marks.map((mark) => t.markOf({ name: mark.marker, points: pointsText(mark, t) })).join(", ") ||
  t.noMark;

/** The marks that stand against that of the file. */
export function conflictMarks({ why, others, own }: MarkConflictRow, t: MarkImportTexts): string {
  if (why === "own") return pointsText(own, t);
  return why === "others" && others.length === 0 ? t.unseen : marksText(others, t);
}

export function conflictNote(
  conflict: MarkConflictRow,
  madeAt: string | null,
  t: MarkImportTexts,
): string {
  const { why, others, own, at: given } = conflict;
  if (why === "changed") return t.whyChanged;
  if (why === "others") return others.length === 0 ? t.whyUnseen : t.whyOthers;
  const at = formatDateTime(own!.at);
  if (given === null) {
    return madeAt === null
      ? t.whyOwnUnknown({ at })
      : t.whyOwn({ at, made: formatDateTime(madeAt) });
  }
  const times = { at, file: formatDateTime(given) };
  return isSentAtFirst(conflict) ? t.whyOwnNewer(times) : t.whyOwnOlder(times);
}

/** What a changed mark changes beside its points. */
export function changeNote({ share, comment, own }: PlannedMark, t: MarkImportTexts): string {
  const notes = [
    share !== own?.share && t.changedNote,
    comment !== own?.comment && t.commentNote,
  ].filter((note) => note !== false);
  return notes.join(" ") || t.changedNote;
}
