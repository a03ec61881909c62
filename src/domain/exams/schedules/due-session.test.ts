import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SessionOpening } from "../../../contract/exams/sessions/session-opening.ts";
import {
  dueSession,
  openingDelay,
  delayedOpening,
  sessionToOpen,
  unopenedSession,
  type PlannedSession,
} from "./due-session.ts";

const test = suite("the session that should be open");

const minute = 60_000;
const noon = Date.parse("2026-11-24T05:00:00Z");
const at = (minutes: number) => noon + minutes * minute;
const session = (sesi: number, from: number, to: number) => ({
  sesi,
  starts_at: new Date(at(from)).toISOString(),
  last_end_at: new Date(at(to)).toISOString(),
});
const sessions = [session(1, -120, -30), session(2, 0, 90), session(3, 120, 210)];
const due = (open: number, minutes: number) => dueSession(sessions, open, at(minutes))?.sesi;

test("one that is not open is due from ten minutes before its hour until it is over", () => {
  assert.is(due(1, -11), undefined);
  assert.is(due(1, -10), 2);
  assert.is(due(1, 89), 2);
  assert.is(due(1, 90), undefined);
  assert.is(due(1, 110), 3, "the second was never opened, and is over");
});

test("none is due while it, or a later one, is open", () => {
  assert.is(due(2, 0), undefined);
  assert.is(due(3, 0), undefined, "opened before its hour");
  assert.is(due(2, 111), 3);
});

test("of several the latest is due, in whatever order they stand", () => {
  const close = [session(3, 5, 95), session(1, 0, 90), session(2, 3, 93)];
  assert.is(dueSession(close, 1, at(0))?.sesi, 3);
});

test("the first is due where the open one does not exist", () => {
  assert.is(dueSession([session(2, 0, 90)], 1, at(-10))?.sesi, 2);
  assert.is(dueSession([], 1, at(0)), null);
});

const opening = (sesi: number, openedAt: number | null, more: Partial<SessionOpening> = {}) => ({
  sesi,
  auto: true,
  opened_at: openedAt === null ? null : new Date(at(openedAt)).toISOString(),
  opened_by: "",
  ...more,
});

test("none opens by itself again after somebody has opened another one", () => {
  const opens = (open: number, openedAt: number | null, minutes: number) =>
    sessionToOpen(sessions, opening(open, openedAt), at(minutes))?.sesi;
  assert.is(opens(1, null, -10), 2);
  assert.is(opens(1, -120, -10), 2);
  assert.is(opens(1, 5, 6), undefined, "somebody has gone back to the first one");
  assert.is(opens(1, 5, 110), 3);
  assert.is(opens(2, null, 0), undefined);
  const byHand = opening(1, null, { auto: false });
  assert.is(sessionToOpen(sessions, byHand, at(0)), null);
});

test("none opens by itself before its start while members of the open one may still enter", () => {
  const running = [session(1, -120, 30), session(2, 0, 90)];
  const opens = (minutes: number, enterUntil: number | null) => {
    const until =
      enterUntil === null ? {} : { enter_until: new Date(at(enterUntil)).toISOString() };
    const [first, second] = running as [PlannedSession, PlannedSession];
    return sessionToOpen([{ ...first, ...until }, second], opening(1, null), at(minutes))?.sesi;
  };
  assert.is(opens(-1, null), undefined, "one may enter as long as it is open");
  assert.is(opens(0, null), 2, "its own members wait no longer");
  assert.is(opens(-9, -90), 2, "nobody may enter the open one any more");
  assert.is(opens(-9, -5), undefined);
  assert.is(opens(-5, -5), 2);
  assert.is(
    unopenedSession(running, opening(1, null), at(-5))?.sesi,
    2,
    "meanwhile staff are asked",
  );
});

test("what opens by itself is asked of somebody only when it does not", () => {
  const asked = (of: SessionOpening, minutes: number) =>
    unopenedSession(sessions, of, at(minutes))?.sesi;
  assert.is(asked(opening(1, null), -10), undefined);
  assert.is(asked(opening(1, null), -9), 2);
  assert.is(asked(opening(1, 5), 6), 2);
  assert.is(asked(opening(1, null, { auto: false }), -10), 2);
  assert.is(asked(opening(2, null), 6), undefined);
});

test("one that opened by itself after its hour is told of for half an hour", () => {
  const noticeOf = (of: SessionOpening, minutes: number) =>
    delayedOpening(sessions, of, at(minutes));
  assert.equal(noticeOf(opening(2, 20), 21), { session: sessions[1], minutes: 20 });
  assert.is(noticeOf(opening(2, 20), 51), null);
  assert.is(noticeOf(opening(2, 20, { opened_by: "Sari" }), 21), null);
  assert.is(noticeOf(opening(2, -10), 1), null);
  assert.is(noticeOf(opening(7, 20), 21), null);
});

test("whole minutes after its hour are late, none before it", () => {
  const [, second] = sessions;
  assert.is(openingDelay(second!, at(-10)), 0);
  assert.is(openingDelay(second!, at(0) + 59_000), 0);
  assert.is(openingDelay(second!, at(20) + 59_000), 20);
});

test.run();
