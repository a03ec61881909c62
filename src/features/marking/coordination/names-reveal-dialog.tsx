// Asks a Head Master before names are revealed: what follows, how many answers are not marked yet, and why.
import { useStore } from "@nanostores/react";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../core/format.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormText } from "../../../kit/form/form-fields.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { namesRevealMessages } from "./names-reveal-messages.ts";
import { createNamesRevealModel } from "./names-reveal-model.ts";

type NamesRevealDialogProps = {
  unit: Pick<MarkingUnit, "schedule_id" | "question_id" | "total" | "settled">;
  /** "Soal 3" */
  question: string;
  /** What is said of what was done. */
  saved(text: string): void;
  onClose(): void;
};

export function NamesRevealDialog({ unit, question, saved, onClose }: NamesRevealDialogProps) {
  const t = useStore(namesRevealMessages);
  const { form } = useModel(() =>
    createNamesRevealModel(unit, () => saved(namesRevealMessages.get().done({ question }))),
  );
  const total = formatNumber(unit.total);
  const left = unit.total - unit.settled;
  return (
    <FormDialog title={t.title({ question })} form={form} saveLabel={t.verb} onClose={onClose}>
      <Banner tone="warn" title={t.final}>
        <p>{t.meaning}</p>
        <p>
          <b>{left === 0 ? t.allDone({ total }) : t.left({ left: formatNumber(left), total })}</b>
        </p>
        <p>{t.recorded}</p>
      </Banner>
      <FormText form={form} name="reason" label={t.reason} required maxLength={200} />
    </FormDialog>
  );
}
