// What is said where no exam is under way that the person could watch.
import type { RunningBoards } from "../../../../contract/exams/board/boards.ts";
import type { UnseenBoardTexts } from "./unseen-board-messages.ts";

export function noBoardText(
  { is_assigned: isAssigned, exams }: RunningBoards,
  t: UnseenBoardTexts,
): { title: string; text: string } {
  if (isAssigned || exams === "all") return { title: t.none, text: t.noneText };
  return exams === "own"
    ? { title: t.none, text: t.ownText }
    : { title: t.notAssigned, text: t.notAssignedText };
}
