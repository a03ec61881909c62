// Which of the analysed exams are not over: figures of them are provisional, on the screen, on paper and in files.
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { formatNumber } from "../../../core/format.ts";
import type { ItemWords } from "./item-words-messages.ts";

/** Empty where all are over. @param ids of the exams that were chosen; none: all */
export function underWayText(
  { schedules }: Pick<AnalysedBank, "schedules">,
  ids: readonly string[],
  t: ItemWords,
): string {
  const open = schedules.filter(
    ({ id, is_over: isOver, working }) =>
      (!isOver || working > 0) && (ids.length === 0 || ids.includes(id)),
  );
  if (open.length === 0) return "";
  const working = open.reduce((all, exam) => all + exam.working, 0);
  const list = open.map(({ alias }) => alias).join(", ");
  return working === 0 ? t.underWay({ list }) : t.atWork({ list, n: formatNumber(working) });
}
