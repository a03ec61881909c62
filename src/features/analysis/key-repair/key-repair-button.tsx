// From a question whose key seems wrong to the recalculation of an exam's results, with this question chosen there. Whoever may recalculate none of the
// exams sees nothing.
import { useStore } from "@nanostores/react";
import type { AnalysedBank, AnalysedQuestion } from "../../../contract/analysis/item-analysis.ts";
import { href, navigate } from "../../../core/navigation.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { withReturn } from "../../../kit/ways-back/way-back-value.ts";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { keyRepairMessages } from "./key-repair-messages.ts";

type KeyRepairButtonProps = {
  bank: Pick<AnalysedBank, "schedules">;
  /** Exams of the analysis; empty: all. */
  shown: readonly string[];
  question: Pick<AnalysedQuestion, "question_id" | "type">;
};

export function KeyRepairButton({ bank, shown, question }: KeyRepairButtonProps) {
  const t = useStore(keyRepairMessages);
  const { question_id: questionId, type } = question;
  const [repair, repairOf] = type === essayType ? [t.scoring, t.scoringOf] : [t.repair, t.repairOf];
  const exams = bank.schedules.filter(
    ({ id, may_recalculate: may }) => may && (shown.length === 0 || shown.includes(id)),
  );
  const [first] = exams;
  if (!first) return null;
  if (exams.length === 1) {
    return (
      <RouteLink to={addressOf(first.id, questionId)} className={buttonClass({})}>
        {repair}
      </RouteLink>
    );
  }
  return (
    <Menu
      label={repairOf}
      text={repair}
      variant="secondary"
      size="m"
      icon="key-round"
      items={exams.map(({ id, alias }) => ({
        label: alias,
        onSelect: () => navigate(addressOf(id, questionId)),
      }))}
    />
  );
}

/** People mark it: it has no key, but it can be removed, given to everybody, or weigh otherwise. */
const essayType = 2;

const addressOf = (exam: string, question: string): string =>
  href("hasil", {}, { exam, recalculate: question, ...withReturn() });
