// Asks before something is done to sittings: to whom, what it means, how many minutes, and why.
import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import { maxExtraMinutes, type SittingTimes } from "../../../contract/exams/sitting-acts.ts";
import {
  exportSittings,
  extraKinds,
  type ControlRow,
  type ExtraKind,
} from "../../../contract/exams/sitting-control.ts";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import { call } from "../../../core/api.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { formatNumber } from "../../../core/format.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { inBatches } from "../../../kit/bulk/in-batches.ts";
import { createDetail, type DetailModel } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import css from "../../../kit/record/record.module.css";
import { useModel } from "../../../kit/use-model.ts";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { AdmissionTime } from "./admission-time-fields.tsx";
import { MinutesField } from "./minutes-field.tsx";
import { delaySecondsOf, newActInput } from "./sitting-act-drafts.ts";
import {
  actFits,
  isOrdered,
  type SittingAct,
  type SittingActInput,
  type SittingActs,
} from "./sitting-row-actions.ts";
import {
  sittingActDialogMessages,
  type SittingActDialogTexts,
} from "./sitting-act-dialog-messages.ts";
import { sittingProofMessages } from "./sitting-proof-messages.ts";
import {
  addedText,
  createKnownTimesModel,
  leftText,
  proposedInput,
  quickMinutes,
  seenKeysText,
  seenMinutes,
} from "./known-times-model.ts";
import actCss from "./sitting-act-dialog.module.css";

type SittingActDialogProps = {
  schedule_id: string;
  actions: SittingActs;
  kind: SittingAct;
  target: Target;
  /** Only what an incident has cost is given. */
  isRoom: boolean;
  onClose(): void;
  /** Something was done or ordered, by the act of that id; of some, nothing was. */
  changed(act: string, refused: readonly BulkResult[]): void;
};

const changesTime = (kind: SittingAct) => kind === "time" || kind === "less";
const takesMinutes = (kind: SittingAct) => changesTime(kind) || kind === "reopen";
const asksTimes = (kind: SittingAct) => takesMinutes(kind) || kind === "admit";
const takesReason = (kind: SittingAct) => kind !== "move";
const isInRange = (minutes: number, most: number) =>
  Number.isInteger(minutes) && minutes >= 1 && minutes <= most;

export function SittingActDialog({
  schedule_id,
  changed,
  isRoom,
  ...props
}: SittingActDialogProps) {
  const { kind } = props;
  const t = useStore(sittingActDialogMessages);
  const { ids, name } = props.target;
  const { input, set, times, added, isUnknown } = useActInput(schedule_id, kind, ids);
  const people = useModel(() => createPeople(schedule_id, ids));
  const skipped = useSkipped(people, kind, input.kind);
  const target = { ids: ids.filter((id) => !skipped.ids.has(id)), name };
  const reason = input.reason.trim();
  const isMissing = takesReason(kind) && kind !== "delete" && reason === "";
  const minutesFault = minutesFaultOf(kind, input, times, t);
  const timesFault = isUnknown ? t.timesUnknown : t.timesLoading;
  const fault = kind === "admit" && times === null ? timesFault : minutesFault;
  return (
    <ActionDialog
      {...props}
      target={target}
      input={{ ...input, reason }}
      dirty={reason !== ""}
      delaySeconds={delaySecondsOf(kind, target.ids.length)}
      missing={fault ?? (isMissing ? t.reasonMissing : null)}
      canStart={target.ids.length > 0}
      closesAfter={(results) =>
        isOrdered(kind) && results.some(({ outcome }) => outcome === "done")
      }
      changed={(done, refused) => done.length > 0 && changed(input.id, refused)}
    >
      <div className={css.form}>
        <div className={css.wide}>
          <p>{t[`${kind}Text`]}</p>
          <People model={people} skipped={skipped} alias={times?.alias ?? ""} />
          {changesTime(kind) && <p>{added}</p>}
          <SeenKeys kind={kind} times={times} />
        </div>
        <TimeFields {...{ kind, times, input, set }} fault={minutesFault} />
        {changesTime(kind) && !isRoom && <ExtraKinds kind={kind} input={input} set={set} />}
        {takesReason(kind) && <Reason input={input} set={set} required={kind !== "delete"} />}
      </div>
    </ActionDialog>
  );
}

type SeenKeysProps = { kind: SittingAct; times: SittingTimes | null };

function SeenKeys({ kind, times }: SeenKeysProps) {
  const t = useStore(sittingActDialogMessages);
  const text = seenKeysText(kind, times, serverNow(), t);
  return text === null ? null : <Banner tone="warn">{text}</Banner>;
}

/** Null: the minutes can be given, or none are asked for. */
function minutesFaultOf(
  kind: SittingAct,
  { minutes, givesLeft, untilEnd }: SittingActInput,
  times: SittingTimes | null,
  t: SittingActDialogTexts,
): string | null {
  const most = kind === "admit" ? (times?.lama ?? 0) : maxExtraMinutes;
  const isCounted = takesMinutes(kind) ? !givesLeft : kind === "admit" && !untilEnd;
  return isCounted && !isInRange(minutes, most) ? t.minutesFault({ most }) : null;
}

/** What is filled in: what is proposed, but for what somebody has changed. */
function useActInput(schedule_id: string, kind: SittingAct, ids: readonly string[]) {
  const t = useStore(sittingActDialogMessages);
  const [blank] = useState(newActInput);
  const [changes, setChanges] = useState<Partial<SittingActInput>>({});
  const model = useModel(() => createKnownTimesModel(schedule_id, asksTimes(kind) ? ids : []));
  const state = useStore(model.$state);
  const times = state.status === "ready" ? state.detail : null;
  return {
    input: {
      ...blank,
      ...proposedInput(kind, times, serverNow()),
      ...changes,
      ...(times && { seen: seenMinutes(times) }),
    },
    set: (change: Partial<SittingActInput>) => setChanges({ ...changes, ...change }),
    times,
    isUnknown: state.status === "failed",
    added: state.status === "failed" ? t.addedUnknown : times && addedText(times, t),
  };
}

type InputProps = { input: SittingActInput; set(change: Partial<SittingActInput>): void };

/** What they had left: filled in for one, a choice for many. */
function LeftTime({ times, input, set }: InputProps & { times: SittingTimes }) {
  const t = useStore(sittingActDialogMessages);
  const minutes = leftText(times);
  if (minutes === null) return null;
  if (times.items.length === 1) return <p className={css.wide}>{t.leftOfOne({ minutes })}</p>;
  return (
    <RadioGroup
      legend={t.howLong}
      value={input.givesLeft ? "left" : "same"}
      options={[
        { value: "left", label: t.leftOfEach, hint: t.leftOfEachHint({ minutes }) },
        { value: "same", label: t.sameForAll },
      ]}
      onChange={(value) => set({ givesLeft: value === "left" })}
    />
  );
}

function ExtraKinds({ kind, input, set }: InputProps & { kind: SittingAct }) {
  const t = useStore(sittingActDialogMessages);
  const sittingProofT = useStore(sittingProofMessages);
  return (
    <RadioGroup
      legend={t.kind}
      value={input.kind}
      options={extraKinds.map((value) => ({
        value,
        label: sittingProofT[value],
        hint: kind === "less" ? t[`${value}LessHint`] : t[`${value}Hint`],
      }))}
      onChange={(value) => set({ kind: value as ExtraKind })}
    />
  );
}

function TimeFields({ kind, times, ...props }: MinutesProps) {
  const { input, set } = props;
  return (
    <>
      {kind === "admit" && times && <AdmissionTime times={times} {...props} />}
      {kind === "reopen" && times && <LeftTime times={times} input={input} set={set} />}
      {takesMinutes(kind) && !input.givesLeft && <Minutes {...{ kind, times }} {...props} />}
    </>
  );
}

type MinutesProps = InputProps & {
  kind: SittingAct;
  fault: string | null;
  times: SittingTimes | null;
};

function Minutes({ kind, input: { minutes }, set, fault, times }: MinutesProps) {
  const t = useStore(sittingActDialogMessages);
  const { quickMinutes: minutesText } = useStore(sittingProofMessages);
  const quick = quickMinutes(kind, times).map(({ minutes: n, percent }) => ({
    minutes: n,
    label: percent === null ? minutesText({ n }) : t.quickPercent({ percent, n }),
  }));
  return (
    <div>
      <MinutesField
        most={maxExtraMinutes}
        set={(n) => set({ minutes: n })}
        {...{ minutes, fault, quick }}
      />
    </div>
  );
}

function Reason({ input, set, required }: InputProps & { required: boolean }) {
  const t = useStore(sittingActDialogMessages);
  return (
    <div className={css.wide}>
      <Field label={t.reason} hint={t.reasonHint} required={required}>
        {(aria) => (
          <TextInput
            {...aria}
            maxLength={200}
            value={input.reason}
            onInput={(event) => set({ reason: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}

type PeopleModel = DetailModel<ControlRow[]>;

/** As the server knows them now, on whatever page they are. */
const createPeople = (schedule_id: string, ids: readonly string[]): PeopleModel =>
  createDetail<ControlRow[]>((signal) =>
    inBatches(
      ids,
      async (batch) => (await call(exportSittings, { schedule_id, ids: batch }, { signal })).items,
    ),
  );

type Skipped = { ids: ReadonlySet<string>; unfit: number; later: number };

/** To whom it cannot be done as they are: they are not sent, and the counts in title and button are without them. */
function useSkipped(model: PeopleModel, kind: SittingAct, extra: ExtraKind): Skipped {
  const state = useStore(model.$state);
  const rows = state.status === "ready" ? state.detail : null;
  return useMemo(() => {
    const unfit = rows?.filter((row) => !actFits[kind](row)) ?? [];
    const isIncident = kind === "time" && extra === "incident";
    const later = isIncident ? (rows?.filter((row) => row.is_later) ?? []) : [];
    const ids = new Set([...unfit, ...later].map(({ id }) => id));
    return { ids, unfit: unfit.length, later: later.length };
  }, [rows, kind, extra]);
}

/** More would push the fields below the fold of a small screen. */
const namesShown = 5;

/** @param alias of the exam; empty: not known yet */
type PeopleProps = { model: PeopleModel; skipped: Skipped; alias: string };

function People({ model, skipped, alias }: PeopleProps) {
  const t = useStore(sittingActDialogMessages);
  return (
    <DetailView model={model}>
      {(all) => {
        const rows = all.filter(({ id }) => !skipped.ids.has(id));
        const count = formatNumber(rows.length);
        const names = rows.slice(0, namesShown).map(namedParticipant).join(", ");
        const more = rows.length - namesShown;
        return (
          <>
            <p className={actCss.people}>
              {rows.length === 0
                ? t.nobody
                : more > 0
                  ? t.peopleMore({ count, names, more: formatNumber(more) })
                  : t.people({ count, names })}
            </p>
            {more > 0 && <p>{whoText(rows, alias, t)}</p>}
            {skipped.unfit > 0 && <p>{t.unfit({ count: formatNumber(skipped.unfit) })}</p>}
            {skipped.later > 0 && <p>{t.later({ count: formatNumber(skipped.later) })}</p>}
          </>
        );
      }}
    </DetailView>
  );
}

/** In which exam and sessions they are, how many work, and how many are not signed in yet. */
function whoText(rows: readonly ControlRow[], alias: string, t: SittingActDialogTexts): string {
  const sessions = [...new Set(rows.flatMap(({ sesi }) => (sesi === null ? [] : [sesi])))];
  const working = formatNumber(rows.filter(({ status }) => status === 3).length);
  const isOutside = (row: ControlRow) => row.status === null && !row.is_signed_in;
  const outside = formatNumber(rows.filter(isOutside).length);
  const counts = t.whoCounts({ working, outside });
  const numbers = sessions.sort((one, other) => one - other).join(", ");
  const parted = numbers === "" ? "" : t.whoSessions({ sessions: numbers });
  return [alias, parted, counts].filter(Boolean).join(" · ");
}
