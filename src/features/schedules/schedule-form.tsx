// The dialog that adds or changes one schedule: the exam, who takes it, from which banks; what is rarely changed is folded.
import { useStore } from "@nanostores/react";
import { maxAlias } from "../../contract/exams/schedule-fields.ts";
import type { Schedule } from "../../contract/exams/schedules.ts";
import { participantModes } from "../../contract/questions/question-types.ts";
import { formatNumber, zoneLabel } from "../../core/format.ts";
import { addMinutes } from "../../domain/exams/school-time.ts";
import { optionChoices } from "../../kit/choices.ts";
import { ConflictNotice } from "../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../kit/form/form-dialog.tsx";
import {
  FormCombobox,
  FormRadios,
  FormText,
  FormWholeNumber,
} from "../../kit/form/form-fields.tsx";
import { LookupsNotice } from "../../kit/form/lookups-notice.tsx";
import recordCss from "../../kit/record/record.module.css";
import { useModel } from "../../kit/use-model.ts";
import { MultiChoice } from "../../ui/choice/multi-choice.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ScheduleBanksField } from "./schedule-banks-field.tsx";
import { scheduleFormMessages } from "./schedule-form-messages.ts";
import { createScheduleFormModel, type ScheduleFormModel } from "./schedule-form-model.ts";
import { $banks, $events, $groups, groupChoices } from "./schedule-lookups.ts";
import { ScheduleSettings } from "./schedule-settings.tsx";
import { schedulesMessages } from "./schedules-messages.ts";
import css from "./schedules-screen.module.css";

const lookups = [$events, $groups, $banks];

type ScheduleFormProps = {
  /** Null: a new one. */
  schedule: Schedule | null;
  /** Of a new one, chosen beforehand; null: none. */
  event: string | null;
  changed(saved: Schedule): void;
  onClose(): void;
};

export function ScheduleForm({ schedule, event, changed, onClose }: ScheduleFormProps) {
  const t = useStore(scheduleFormMessages);
  const model = useModel(() => createScheduleFormModel(schedule, changed, event));
  const { participant_mode: mode } = useStore(model.form.$values);
  return (
    <FormDialog
      title={schedule ? t.editTitle({ name: schedule.alias }) : t.addTitle}
      form={model.form}
      size="l"
      onClose={onClose}
      // Whom one names is chosen right after it is saved.
      {...(schedule === null && mode === "CP" && { onAnother: model.startAnother })}
      notice={<Notices model={model} />}
    >
      <Basics model={model} schedule={schedule} />
      <Whom model={model} schedule={schedule} />
      <ScheduleBanksField model={model} schedule={schedule} />
      <ScheduleSettings form={model.form} />
    </FormDialog>
  );
}

function Notices({ model }: { model: ScheduleFormModel }) {
  const t = useStore(scheduleFormMessages);
  const schedulesT = useStore(schedulesMessages);
  const labels = {
    event_id: schedulesT.event,
    alias: schedulesT.alias,
    tanggal: schedulesT.date,
    mulai: schedulesT.startTime,
    lama: t.minutesField,
    masuk_sampai: t.entry,
    tutup: t.closing,
    min_test: t.minimum,
    participant_mode: t.who,
    group_ids: schedulesT.groups,
    bank_ids: schedulesT.banks,
    order_mode: t.questionOrder,
    type_order: t.typeOrder,
    acak_soal: t.shuffleQuestions,
    acak_opsi: t.shuffleOptions,
    sesi_auto: t.opensItself,
    token_mode: t.token,
    view_result: t.result,
    result_at: t.resultAt,
    max_leave: t.leave,
    fullscreen: t.fullscreen,
  };
  return (
    <>
      <ConflictNotice model={model} labels={labels} />
      <LookupsNotice lookups={lookups}>{t.lookupsFailed}</LookupsNotice>
    </>
  );
}

type PartProps = { model: ScheduleFormModel; schedule: Schedule | null };

function Basics({ model: { form }, schedule }: PartProps) {
  const t = useStore(scheduleFormMessages);
  const schedulesT = useStore(schedulesMessages);
  const events = optionChoices(useStore($events));
  const sessions = schedule?.session_count ?? 0;
  const begun = schedule?.begun_count ?? 0;
  const isKept = begun > 0;
  return (
    <>
      {isKept && <Banner tone="info">{t.begun({ count: formatNumber(begun) })}</Banner>}
      <div className={recordCss.form}>
        <FormText
          form={form}
          name="alias"
          label={schedulesT.alias}
          required
          hint={t.aliasHint}
          maxLength={maxAlias}
        />
        {isKept ? (
          <p>
            {schedulesT.event}: {schedule?.event_nama ?? schedulesT.noEvent}
          </p>
        ) : (
          <FormCombobox
            form={form}
            name="event_id"
            label={schedulesT.event}
            isNullable
            options={events}
            presentLabel={schedule?.event_nama}
            placeholder={schedulesT.noEvent}
            emptyText={t.noSuchEvent}
          />
        )}
      </div>
      <Times form={form} isKept={isKept} />
      {sessions > 0 && !isKept && <p>{t.hasSessions({ count: formatNumber(sessions) })}</p>}
    </>
  );
}

/** @param isKept somebody has begun: they cannot be changed */
function Times({ form, isKept }: Pick<ScheduleFormModel, "form"> & { isKept: boolean }) {
  const t = useStore(scheduleFormMessages);
  const schedulesT = useStore(schedulesMessages);
  return (
    <div className={css.times}>
      <FormText
        form={form}
        name="tanggal"
        label={schedulesT.date}
        required
        type="date"
        disabled={isKept}
      />
      <FormText
        form={form}
        name="mulai"
        label={schedulesT.startTime}
        required
        type="time"
        disabled={isKept}
      />
      <FormWholeNumber form={form} name="lama" label={t.minutesField} required disabled={isKept} />
      <EndText form={form} />
    </div>
  );
}

/** When the exam is over, as soon as start and duration say it. */
function EndText({ form }: Pick<ScheduleFormModel, "form">) {
  const t = useStore(scheduleFormMessages);
  const { tanggal, mulai, lama } = useStore(form.$values);
  const isWhole =
    /^\d{4}-\d\d-\d\d \d\d:\d\d$/u.test(`${tanggal} ${mulai}`) && Number.isInteger(lama);
  if (!isWhole || lama <= 0 || lama > 10_000) return null;
  const end = addMinutes({ tanggal, mulai }, lama, "UTC");
  const told = { time: end.mulai.replace(":", "."), zone: zoneLabel() };
  return (
    <p className={css.end}>{end.tanggal === tanggal ? t.endsAt(told) : t.endsNextDay(told)}</p>
  );
}

function Whom({ model: { form }, schedule }: PartProps) {
  const t = useStore(scheduleFormMessages);
  const schedulesT = useStore(schedulesMessages);
  const { participant_mode: mode, group_ids: chosen } = useStore(form.$values);
  const error = useStore(form.$errors)["group_ids"];
  const known = groupChoices(useStore($groups));
  const present = schedule?.groups ?? [];
  const options = [
    ...known,
    ...present
      .filter(({ id }) => !known.some(({ value }) => value === id))
      .map(({ id, path }) => ({ value: id, label: path })),
  ];
  const named = schedule?.participant_mode === "SP" ? schedule.target_count : 0;
  return (
    <>
      {schedule !== null && schedule.begun_count > 0 ? (
        <p>{t.whoOf({ mode: participantModes[mode] })}</p>
      ) : (
        <FormRadios
          form={form}
          name="participant_mode"
          label={t.who}
          options={[
            { value: "CP", label: participantModes.CP, hint: t.modeCp },
            { value: "SP", label: participantModes.SP, hint: t.modeSp },
          ]}
        />
      )}
      {mode === "CP" ? (
        <MultiChoice
          legend={schedulesT.groups}
          hint={schedulesT.groupsHint}
          options={options}
          values={chosen}
          onChange={(ids) => form.set("group_ids", [...ids])}
          {...(error !== undefined && { error })}
          searchLabel={schedulesT.searchGroups}
          clearLabel={schedulesT.clearSearch}
          emptyText={schedulesT.nothingFound}
        />
      ) : (
        <p>{named > 0 ? t.chosenCount({ count: formatNumber(named) }) : t.chosenLater}</p>
      )}
    </>
  );
}
