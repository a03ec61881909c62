// The school's limits: from which share on which form of a remedial program is proposed, and when a competence is mastered.
import { useStore } from "@nanostores/react";
import { FormDialog } from "../../../../kit/form/form-dialog.tsx";
import { FormText } from "../../../../kit/form/form-fields.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { followUpLimitsMessages } from "./follow-up-limits-messages.ts";
import { createLimitsFormModel } from "./follow-up-limits-model.ts";
import type { FollowUpModel, FollowUpSheet } from "../follow-up-model.ts";

type FollowUpLimitsFormProps = { sheet: FollowUpSheet; model: FollowUpModel; onClose(): void };

export function FollowUpLimitsForm({ sheet, model, onClose }: FollowUpLimitsFormProps) {
  const t = useStore(followUpLimitsMessages);
  const { form } = useModel(() => createLimitsFormModel(sheet, model.takeSettings));
  const given = { form, inputMode: "decimal", maxLength: 6 } as const;
  return (
    <FormDialog title={t.title} form={form} onClose={onClose}>
      <p>{t.text}</p>
      <FormText {...given} name="single" label={t.single} hint={t.singleHint} required />
      <FormText {...given} name="whole" label={t.whole} hint={t.wholeHint} required />
      <FormText {...given} name="mastery" label={t.mastery} hint={t.masteryHint} />
    </FormDialog>
  );
}
