// Several of the exams with a bank, whose answers are analysed together.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { maxSchedules } from "../../../contract/analysis/analysis-bounds.ts";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { formatDate, formatNumber } from "../../../core/format.ts";
import { MultiChoice } from "../../../ui/choice/multi-choice.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { analysedExamsMessages } from "./analysed-exams-messages.ts";

type ExamsProps = {
  bank: AnalysedBank;
  chosen: readonly string[];
  changed(next: readonly string[]): void;
  onClose(): void;
};

export function AnalysedExamsDialog({ bank: { schedules }, chosen, changed, onClose }: ExamsProps) {
  const t = useStore(analysedExamsMessages);
  const [values, setValues] = useState(chosen);
  const isTooMany = values.length > maxSchedules;
  const apply = () => {
    changed(values.length === schedules.length ? [] : values);
    onClose();
  };
  return (
    <Dialog
      title={t.title}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" disabled={isTooMany} onClick={apply}>
            {t.apply}
          </Button>
        </>
      }
    >
      <MultiChoice
        legend={t.exams}
        options={schedules.map(({ id, alias: name, starts_at: at, finished }) => ({
          value: id,
          label: t.exam({ name, date: formatDate(at), n: formatNumber(finished) }),
        }))}
        values={values}
        onChange={setValues}
        hint={t.hint}
        {...(isTooMany && { error: t.most({ n: maxSchedules }) })}
        searchLabel={t.search}
        clearLabel={t.clear}
        emptyText={t.none}
      />
    </Dialog>
  );
}
