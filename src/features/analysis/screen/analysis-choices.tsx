// Whose answers are analysed: of all exams with the bank, of one or of several, and of a group with the groups below it.
import { useStore } from "@nanostores/react";
import { useState, type ReactNode } from "react";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { formatDate, formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { namedChoices, withPresent } from "../../../kit/choices.ts";
import { LazyDialog } from "../../../kit/lazy/lazy-dialog.tsx";
import { Select, type SelectOption } from "../../../ui/choice/select.tsx";
import { analysisMainMessages, type AnalysisMainTexts } from "./analysis-main-messages.ts";
import type { BankAnalysisModel } from "./bank-analysis-model.ts";
import css from "./analysis-main.module.css";

const loadExams = lazy(() => import("./analysed-exams-dialog.tsx"), "AnalysedExamsDialog");

type ChoicesProps = {
  model: BankAnalysisModel;
  bank: AnalysedBank;
  /** What is to be known of the participants beside the choice. */
  children: ReactNode;
};

/** No id: asks for several. */
const several = "+";

export function AnalysisChoices({ model, bank, children }: ChoicesProps) {
  const t = useStore(analysisMainMessages);
  const { schedule_ids: schedules, group_id: group } = useStore(model.$filter);
  const [isChoosing, setChoosing] = useState(false);
  const groups = withPresent(namedChoices(bank.groups), group, t.goneGroup);
  const [first = ""] = schedules;
  return (
    <div className={css.choices}>
      <Select
        aria-label={t.exams}
        value={schedules.length > 1 ? schedules.join(",") : first}
        placeholder={t.allExams({ n: formatNumber(bank.schedules.length) })}
        options={examChoices(bank, schedules, t)}
        onChange={(value) => {
          if (value === several) setChoosing(true);
          else model.choose({ schedule_ids: value.split(",").filter(Boolean) });
        }}
      />
      <Select
        aria-label={t.group}
        value={group}
        placeholder={t.allGroups}
        options={groups}
        onChange={(next) => model.choose({ group_id: next })}
      />
      {children}
      {isChoosing && (
        <LazyDialog
          load={loadExams}
          props={{
            bank,
            chosen: schedules,
            changed: (next: readonly string[]) => model.choose({ schedule_ids: next }),
            onClose: () => setChoosing(false),
          }}
          onCancel={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

function examChoices(
  { schedules }: AnalysedBank,
  chosen: readonly string[],
  t: AnalysisMainTexts,
): readonly SelectOption[] {
  const own = schedules.map(({ id, alias, starts_at: at }) => ({
    value: id,
    label: t.examOf({ name: alias, date: formatDate(at) }),
  }));
  const isSeveral = chosen.length > 1;
  const present = isSeveral
    ? [{ value: chosen.join(","), label: t.severalExams({ n: formatNumber(chosen.length) }) }]
    : withPresent(own, chosen[0] ?? "", t.goneExam).filter((each) => !own.includes(each));
  const more = schedules.length > 1 ? [{ value: several, label: t.chooseExams }] : [];
  return [...present, ...own, ...more];
}
