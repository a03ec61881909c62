// Which session of a schedule should be open at an instant and is not. Only members of the one that is open may come in.
import type { SessionOpening as Opening } from "../../../contract/exams/sessions/session-opening.ts";
import { waitingRoomMs } from "../sittings/sitting-times.ts";

/** Moments as they are sent. `last_end_at`: when it is over for everybody. `enter_until`: until when one may enter; left out: until then. */
export type PlannedSession = {
  sesi: number;
  starts_at: string;
  last_end_at: string;
  enter_until?: string;
};

/**
 * The latest session whose waiting room has opened and that is not over, if the one that is open begins earlier; null: there
 * is nothing to open.
 * @param open its number; one that the schedule has no more counts as none
 */
export function dueSession<Session extends PlannedSession>(
  sessions: readonly Session[],
  open: number,
  now: number,
): Session | null {
  const opened = sessions.find(({ sesi }) => sesi === open);
  const since = opened ? Date.parse(opened.starts_at) : Number.NEGATIVE_INFINITY;
  let due: Session | null = null;
  for (const one of sessions) {
    const start = Date.parse(one.starts_at);
    const isDue = opensAt(one) <= now && now < Date.parse(one.last_end_at);
    if (isDue && start > since && (due === null || start > Date.parse(due.starts_at))) due = one;
  }
  return due;
}

/** From when on it should be open: from then on one may come in and wait. */
function opensAt({ starts_at: start }: Pick<PlannedSession, "starts_at">): number {
  return Date.parse(start) - waitingRoomMs;
}

/** Whoever opens another session afterwards decides: it is not opened a second time. */
const opensByItself = (due: PlannedSession, { auto, opened_at: at }: Opening): boolean =>
  auto && (at === null || Date.parse(at) < opensAt(due));

/**
 * The session that opens by itself now. Until its start it waits as long as members of the open one may still enter, whom it would shut
 * out.
 */
export function sessionToOpen<Session extends PlannedSession>(
  sessions: readonly Session[],
  opening: Opening,
  now: number,
): Session | null {
  const due = dueSession(sessions, opening.sesi, now);
  if (due === null || !opensByItself(due, opening)) return null;
  const open = sessions.find(({ sesi }) => sesi === opening.sesi);
  const isEntered = open !== undefined && now < Date.parse(open.enter_until ?? open.last_end_at);
  return isEntered && now < Date.parse(due.starts_at) ? null : due;
}

/** Servers look every few seconds for what opens by itself: so long nobody has to do it. */
const patienceMs = 30_000;

/** The session that somebody should open by hand now. */
export function unopenedSession<Session extends PlannedSession>(
  sessions: readonly Session[],
  opening: Opening,
  now: number,
): Session | null {
  const due = dueSession(sessions, opening.sesi, now);
  if (due === null) return null;
  const opensSoon = now - opensAt(due) < patienceMs && opensByItself(due, opening);
  return opensSoon ? null : due;
}

/** So long it is said that a session has opened by itself after its hour. */
const noticeMs = 30 * 60_000;

/** The session that has opened by itself after its hour, a while ago at most, and by how many whole minutes; null: none. */
export function delayedOpening<Session extends PlannedSession>(
  sessions: readonly Session[],
  { sesi: open, opened_at: at, opened_by: by }: Opening,
  now: number,
): { session: Session; minutes: number } | null {
  const session = sessions.find(({ sesi }) => sesi === open);
  if (!session || at === null || by !== "" || now - Date.parse(at) > noticeMs) return null;
  const minutes = openingDelay(session, Date.parse(at));
  return minutes > 0 ? { session, minutes } : null;
}

/** Whole minutes after its hour that it was opened; 0: in time. */
export function openingDelay(session: Pick<PlannedSession, "starts_at">, openedAt: number): number {
  return Math.max(0, Math.floor((openedAt - Date.parse(session.starts_at)) / 60_000));
}
