// The sessions themselves: how many, and on which day and at what time each begins.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import * as v from "valibot";
import {
  scheduleSession,
  type ScheduleSession,
  type SessionMember,
} from "../../../../contract/exams/sessions/sessions.ts";
import { formatNumber } from "../../../../core/format.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { Button, IconButton } from "../../../../ui/input/button.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { TextInput } from "../../../../ui/input/text-input.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { seatEffects } from "../session-board-rows.ts";
import { plain } from "../session-board-state.ts";
import { useBoard, type PlanningProps } from "./plan-dialog.tsx";
import { sessionDialogMessages } from "./session-dialogs-messages.ts";
import { freeNumber, nextSession, type Board } from "../session-plan-rows.ts";
import css from "./plan-dialog.module.css";
import { placeName } from "../sessions-messages.ts";

export function StartsDialog({ model, onClose }: PlanningProps) {
  const t = useStore(sessionDialogMessages);
  const { info, members } = useBoard(model);
  const saving = useStore(model.$saving);
  const { sessions, change, remove, add } = useSessionList(info);
  const [isTold, setTold] = useState(false);
  const kept = new Set(sessions.map(({ sesi }) => sesi));
  const leaving = members.filter(({ sesi }) => sesi !== null && !kept.has(sesi));
  const free = freeNumber(sessions);
  const save = async () => {
    setTold(true);
    if (sessions.some((one) => faultsOf(one) !== null)) return;
    if (await model.setSessions(sessions)) onClose();
  };
  return (
    <Dialog
      title={t.startsTitle}
      closeLabel={t.close}
      onClose={onClose}
      busy={saving}
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {t.cancel}
          </Button>
          <Button variant="primary" busy={saving} onClick={() => void save()}>
            {t.saveStarts}
          </Button>
        </>
      }
    >
      <div className={css.choices}>
        <p>{sessions.length > 0 ? t.startsHint : t.none}</p>
        {sessions.map((session) => (
          <SessionRow
            key={session.sesi}
            session={session}
            count={members.filter(({ sesi }) => sesi === session.sesi).length}
            isTold={isTold}
            onChange={(part) => change(session.sesi, part)}
            onRemove={() => remove(session)}
          />
        ))}
        {free !== null && (
          <div>
            <Button icon="plus" onClick={() => add(free)}>
              {t.add}
            </Button>
          </div>
        )}
        {leaving.length > 0 && <Leaving members={leaving} />}
      </div>
    </Dialog>
  );
}

/** The stored sessions; where there are none, one to begin with. */
function useSessionList({ sessions: stored, schedule }: Board["info"]) {
  const [sessions, setSessions] = useState<readonly ScheduleSession[]>(() =>
    stored.length > 0 ? stored.map(plain) : [nextSession(1, schedule, [])],
  );
  return {
    sessions,
    change: (sesi: number, part: Partial<ScheduleSession>) =>
      setSessions(sessions.map((one) => (one.sesi === sesi ? { ...one, ...part } : one))),
    remove: (session: ScheduleSession) => setSessions(sessions.filter((one) => one !== session)),
    add(sesi: number): void {
      const added = [...sessions, nextSession(sesi, schedule, sessions)];
      setSessions(added.sort((one, other) => one.sesi - other.sesi));
    },
  };
}

/** Members whose session is removed. */
function Leaving({ members }: { members: readonly SessionMember[] }) {
  const t = useStore(sessionDialogMessages);
  const { freed } = seatEffects(members, () => null);
  return (
    <Banner tone="warn">
      {t.leaves({ count: formatNumber(members.length) })}
      {freed > 0 && ` ${t.seatsFreed({ count: formatNumber(freed) })}`}
    </Banner>
  );
}

type SessionRowProps = {
  session: ScheduleSession;
  count: number;
  isTold: boolean;
  onChange(part: Partial<ScheduleSession>): void;
  onRemove(): void;
};

function SessionRow({ session, count, isTold, onChange, onRemove }: SessionRowProps) {
  const t = useStore(sessionDialogMessages);
  const { sesi, tanggal, mulai } = session;
  const faults = isTold ? faultsOf(session) : null;
  return (
    <div className={css.starts} role="group" aria-label={placeName(sesi)}>
      <span>
        <b>{placeName(sesi)}</b>
        <small>{t.members({ count: formatNumber(count) })}</small>
      </span>
      <Field label={t.day} error={faults?.["tanggal"]}>
        {(aria) => (
          <TextInput
            {...aria}
            type="date"
            value={tanggal}
            onChange={(event) => onChange({ tanggal: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t.begins} error={faults?.["mulai"]}>
        {(aria) => (
          <TextInput
            {...aria}
            type="time"
            value={mulai}
            onChange={(event) => onChange({ mulai: event.currentTarget.value })}
          />
        )}
      </Field>
      <IconButton icon="trash" label={t.remove({ sesi })} onClick={onRemove} />
    </div>
  );
}

/** By field; null: none. */
function faultsOf(session: ScheduleSession): Record<string, string> | null {
  const { issues } = v.safeParse(scheduleSession, session);
  if (!issues) return null;
  const faults: Record<string, string> = {};
  for (const issue of issues) faults[v.getDotPath(issue) ?? ""] ??= issue.message;
  return faults;
}
