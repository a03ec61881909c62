// The dialog that copies a schedule for another day or other groups.
import { useStore } from "@nanostores/react";
import * as v from "valibot";
import {
  maxAlias,
  scheduleAlias,
  scheduleDay,
  scheduleGroupIds,
  scheduleStart,
} from "../../contract/exams/schedule-fields.ts";
import { duplicateSchedule, type Schedule } from "../../contract/exams/schedules.ts";
import { call } from "../../core/api.ts";
import { createForm } from "../../kit/form/create-form.ts";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import { FormText } from "../../kit/form/form-fields.tsx";
import { useModel } from "../../kit/use-model.ts";
import { MultiChoice } from "../../ui/choice/multi-choice.tsx";
import { $groups, groupChoices } from "./schedule-lookups.ts";
import { schedulesMessages } from "./schedules-messages.ts";
import css from "./schedules-screen.module.css";

const copySchema = v.object({
  alias: scheduleAlias,
  tanggal: scheduleDay,
  mulai: scheduleStart,
  group_ids: scheduleGroupIds,
});

type DuplicateFormProps = {
  schedule: Schedule;
  changed(copy: Schedule): void;
  onClose(): void;
};

export function DuplicateForm({ schedule, changed, onClose }: DuplicateFormProps) {
  const t = useStore(schedulesMessages);
  const { id, alias, tanggal, mulai, groups } = schedule;
  const form = useModel(() =>
    createForm({
      initial: {
        alias: t.copyName({ name: alias }).slice(0, maxAlias),
        tanggal,
        mulai,
        group_ids: groups.map((group) => group.id),
      },
      schema: copySchema,
      submit: async (values) => changed(await call(duplicateSchedule, { id, ...values })),
    }),
  );
  const { group_ids: chosen } = useStore(form.$values);
  const error = useStore(form.$errors)["group_ids"];
  const known = groupChoices(useStore($groups));
  return (
    <FormDialog
      title={t.duplicateTitle({ name: alias })}
      form={form}
      saveLabel={t.duplicate}
      onClose={onClose}
    >
      <p>{t.duplicateHint}</p>
      <FormText form={form} name="alias" label={t.alias} required maxLength={maxAlias} />
      <div className={css.times}>
        <FormText form={form} name="tanggal" label={t.date} required type="date" />
        <FormText form={form} name="mulai" label={t.startTime} required type="time" />
      </div>
      {schedule.participant_mode === "CP" && (
        <MultiChoice
          legend={t.groups}
          hint={t.groupsHint}
          options={known}
          values={chosen}
          onChange={(ids) => form.set("group_ids", [...ids])}
          {...(error !== undefined && { error })}
          searchLabel={t.searchGroups}
          clearLabel={t.clearSearch}
          emptyText={t.nothingFound}
        />
      )}
    </FormDialog>
  );
}
