// Which exams of an event an act of publishing or withdrawing can be done for, and whom it concerns there: the one rule for the dialog that shows
// it beforehand and for the server that decides.
import type { PublishedExam, PublishedGroup } from "../../contract/results/event-publications.ts";
import { groupPathSeparator } from "../../contract/groups.ts";

/**
 * - not-own: the caller may not change the schedule.
 * - nobody: no participant of the exam is in a chosen group.
 */
export type PublicationObstacle = "not-own" | "nobody";

type Exam = Pick<PublishedExam, "may_publish" | "groups">;
export type ConcernedCounts = Omit<PublishedGroup, "path">;

/** @param paths of the chosen groups, each with the groups below it; empty: everybody */
export function publicationObstacle(
  exam: Exam,
  paths: readonly string[],
): PublicationObstacle | null {
  if (!exam.may_publish) return "not-own";
  return paths.length > 0 && concernedGroups(exam, paths).length === 0 ? "nobody" : null;
}

export function concernedCounts(exam: Exam, paths: readonly string[]): ConcernedCounts {
  const counts = { final: 0, ranged: 0, unscored: 0, others: 0 };
  for (const group of concernedGroups(exam, paths)) {
    counts.final += group.final;
    counts.ranged += group.ranged;
    counts.unscored += group.unscored;
    counts.others += group.others;
  }
  return counts;
}

function concernedGroups({ groups }: Exam, paths: readonly string[]): readonly PublishedGroup[] {
  if (paths.length === 0) return groups;
  return groups.filter(({ path }) =>
    paths.some((chosen) => path === chosen || path.startsWith(chosen + groupPathSeparator)),
  );
}
