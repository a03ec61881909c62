// From a question whose key seems wrong to the recalculation of an exam's results, with this question chosen there. Whoever may recalculate none of the
// exams sees nothing.
import { useStore } from "@nanostores/react";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
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
  questionId: string;
};

export function KeyRepairButton({ bank, shown, questionId }: KeyRepairButtonProps) {
  const t = useStore(keyRepairMessages);
  const exams = bank.schedules.filter(
    ({ id, may_recalculate: may }) => may && (shown.length === 0 || shown.includes(id)),
  );
  const [first] = exams;
  if (!first) return null;
  if (exams.length === 1) {
    return (
      <RouteLink to={addressOf(first.id, questionId)} className={buttonClass({})}>
        {t.repair}
      </RouteLink>
    );
  }
  return (
    <Menu
      label={t.repairOf}
      text={t.repair}
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

const addressOf = (exam: string, question: string): string =>
  href("hasil", {}, { exam, recalculate: question, ...withReturn() });
