import * as assert from "uvu/assert";
import {
  dropToken,
  getTokenBoard,
  holdToken,
  listPastTokens,
  openSession,
  releaseToken,
  replaceToken,
  showToken,
  tokenAlphabet,
  tokenTopic,
  updateTokenRules,
  type ScopeKey,
  type TokenBoard,
} from "../../../../contract/exams/exam-tokens.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { connectClientAs } from "../../../../testing/server/live-client.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { addSeatedEvent } from "../../../../testing/exams/seated-event.ts";
import { freshServerSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = freshServerSuite("tokens of exams");
const everything = { scope: "global", id: "" } as const;
const minute = 60_000;

const board = () => server.ok(getTokenBoard, {});
const scopeIn = ({ scopes }: TokenBoard, { scope, id }: ScopeKey) =>
  scopes.find((one) => one.scope === scope && one.id === id)!;
const tokenIn = (shown: TokenBoard, key: ScopeKey = everything) => scopeIn(shown, key).token!;

/** An event whose only exam is under way, in two sessions, in room R with the first of session 1 in it. */
async function examToday(mode: "global" | "schedule" | "room" | "off" = "global") {
  const { event, people } = await addSeatedEvent(server.db, server.now, {
    kode: `E-${mode}`,
    sessions: [2, 3],
  });
  await server.db
    .updateTable("schedules")
    .set({ tanggal: "2026-11-20", mulai: "07:00", active: true, token_mode: mode })
    .where("event_id", "=", event)
    .execute();
  await server.db
    .updateTable("schedule_sessions")
    .set({ tanggal: "2026-11-20", mulai: "07:00" })
    .execute();
  const stamp = { created_at: server.now, updated_at: server.now };
  const room = `room-${mode}`;
  await server.db
    .insertInto("rooms")
    .values({ id: room, kode: `R-${mode}`, nama: "", kapasitas: 9, kolom: 3, lokasi: "", ...stamp })
    .execute();
  await server.db.insertInto("event_rooms").values({ event_id: event, room_id: room }).execute();
  await server.db
    .insertInto("placements")
    .values({ event_id: event, participant_id: people[0]![0]!, sesi: 1, room_id: room, seat: 1 })
    .execute();
  const { id } = await server.db
    .selectFrom("schedules")
    .select("id")
    .where("event_id", "=", event)
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto("schedule_groups")
    .values(["A", "B"].map((name) => ({ schedule_id: id, group_id: `E-${mode}-${name}` })))
    .execute();
  return {
    schedule: { scope: "schedule", id } as const,
    room: { scope: "room", id: room } as const,
  };
}

test("is not there until it is released, then has six plain signs for as long as the rules say", async () => {
  const { token: none, last_end: unknown } = scopeIn(await board(), everything);
  assert.equal([none, unknown], [null, null], "never released");
  const token = tokenIn(await server.ok(releaseToken, everything));
  assert.is(token.value.length, 6);
  assert.ok(
    [...token.value].every((sign) => tokenAlphabet.includes(sign)),
    token.value,
  );
  assert.is(Date.parse(token.expires_at) - server.now.getTime(), 15 * minute);
  assert.is(token.released_by, server.account("EVIL").name);

  const again = await server.call(releaseToken, everything);
  assert.is(again.code, responseCodes.conflict);

  server.wait(15 * minute - 1);
  assert.is(tokenIn(await board()).value, token.value);
  server.wait(1);
  const over = scopeIn(await board(), everything);
  assert.equal([over.token, over.last_end], [null, "expired"]);
  const { items } = await server.ok(listPastTokens, {});
  assert.equal([items[0]!.end, items[0]!.ended_by], ["expired", null]);
});

test("changes by itself where it is to, without a gap, also after the server was off", async () => {
  const { version } = await board();
  await server.ok(updateTokenRules, { auto: true, seconds: 300, version });
  const first = tokenIn(await server.ok(releaseToken, everything));
  server.wait(5 * minute);
  const second = tokenIn(await board());
  assert.is.not(second.value, first.value);
  assert.is(second.released_at, first.expires_at);
  assert.is(second.released_by, null);
  server.wait(23 * minute);
  const later = tokenIn(await board());
  assert.is(Date.parse(later.expires_at) - Date.parse(second.expires_at), 20 * minute);
  const { items, total } = await server.ok(listPastTokens, {});
  assert.is(total, 3);
  assert.equal(
    items.map(({ end }) => end),
    [null, "followed", "followed"],
  );
});

test("one that is replaced or held is told with who and why, and goes only as it was seen", async () => {
  const first = tokenIn(await server.ok(releaseToken, everything));
  const seen = { ...everything, token_id: first.id };
  server.wait(minute);
  const second = tokenIn(await server.ok(replaceToken, { ...seen, note: "terbaca dari luar" }));
  assert.is.not(second.value, first.value);
  const again = await server.call(replaceToken, { ...seen, note: "" });
  assert.is(again.code, responseCodes.warning, "as after an answer that was lost");
  const late = await server.call(holdToken, seen);
  assert.is(late.code, responseCodes.conflict);
  assert.is(tokenIn(await board()).value, second.value);

  const held = await server.ok(holdToken, { ...everything, token_id: second.id });
  const { token, last_end } = scopeIn(held, everything);
  assert.equal([token, last_end], [null, "held"]);
  const { items } = await server.ok(listPastTokens, { sort: "released_at" });
  assert.equal(
    items.map(({ end, note, ended_by }) => [end, note, ended_by]),
    [
      ["replaced", "terbaca dari luar", server.account("EVIL").name],
      ["held", "", server.account("EVIL").name],
    ],
  );
});

test("the narrowest counts: room, then schedule, then all, and each knows how many wait for it", async () => {
  const { schedule, room } = await examToday();
  let shown = await board();
  assert.equal(
    [scopeIn(shown, everything).waiting, scopeIn(shown, schedule).is_own, shown.rooms.length],
    [5, false, 1],
  );

  shown = await server.ok(releaseToken, schedule);
  assert.equal([scopeIn(shown, everything).waiting, scopeIn(shown, schedule).waiting], [0, 5]);
  shown = await server.ok(releaseToken, room);
  assert.equal([scopeIn(shown, schedule).waiting, scopeIn(shown, room).waiting], [4, 1]);
  assert.is(shown.rooms.length, 0);

  // Held, it still counts: whoever sits there waits.
  shown = await server.ok(holdToken, { ...room, token_id: tokenIn(shown, room).id });
  assert.is(scopeIn(shown, room).waiting, 1);
  shown = await server.ok(dropToken, room);
  assert.equal([scopeIn(shown, schedule).waiting, shown.rooms.length], [5, 1]);
  shown = await server.ok(dropToken, schedule);
  assert.equal([scopeIn(shown, schedule).is_own, scopeIn(shown, everything).waiting], [false, 5]);
});

test("a schedule that wants its own, or one for each room, has it, and cannot give it back", async () => {
  const own = await examToday("schedule");
  const rooms = await examToday("room");
  const none = await examToday("off");
  const shown = await board();
  assert.ok(scopeIn(shown, own.schedule).is_own);
  assert.ok(scopeIn(shown, rooms.room).is_own);
  assert.not(scopeIn(shown, none.schedule), "it is asked for none");
  assert.is((await server.call(dropToken, own.schedule)).code, responseCodes.conflict);
  assert.is((await server.call(dropToken, rooms.room)).code, responseCodes.conflict);
});

test("the token of a schedule that is over follows no more", async () => {
  const { schedule } = await examToday();
  const { version } = await board();
  // From 7.00 to 8.30; it is 7.41.
  await server.ok(updateTokenRules, { auto: true, seconds: 1800, version });
  await server.ok(releaseToken, schedule);
  server.wait(30 * minute);
  assert.is(tokenIn(await board(), schedule).released_by, null);
  server.wait(30 * minute);
  await board();
  const { items } = await server.ok(listPastTokens, {});
  assert.equal([items[0]!.scope, items[0]!.end], ["schedule", "expired"]);
});

test("a session is opened once, whoever asks again is told so, and one that is not seen is not closed", async () => {
  const { schedule } = await examToday();
  const [switched] = (await board()).sessions;
  assert.equal([switched!.sesi, switched!.sessions.map(({ members }) => members)], [1, [2, 3]]);
  const next = { schedule_id: schedule.id, sesi: 2, expected: 1 };
  assert.is((await server.ok(openSession, next)).sessions[0]!.sesi, 2);
  const again = await server.call(openSession, next);
  assert.equal([again.code, again.message], ["01", "Sesi 2 jadwal ini sudah dibuka."]);
  const second = await server.call(openSession, { ...next, sesi: 1, expected: 1 });
  assert.is(second.code, responseCodes.conflict);
  assert.match(second.message, /Sesi 2/u);
  const unknown = await server.call(openSession, { ...next, sesi: 7, expected: 2 });
  assert.is(unknown.code, responseCodes.notFound);
});

/** The boards that a follower is sent after the first one, each once: what a change tells, the next reading may tell again. */
async function followBoard(): Promise<() => TokenBoard[]> {
  const { frames, follow } = await connectClientAs(server.exam.live, server.token);
  await follow(tokenTopic.name);
  return () => {
    const values = frames.flatMap((frame) =>
      frame.t === "patch" ? JSON.stringify(frame.value) : [],
    );
    return [...new Set(values)].map((value) => JSON.parse(value) as TokenBoard);
  };
}

test("whoever puts it on a screen is noted once, and who follows the board is sent every change", async () => {
  const followed = await followBoard();
  const { id } = tokenIn(await server.ok(releaseToken, everything));
  await server.ok(showToken, { token_id: id });
  const shown = tokenIn(await server.ok(showToken, { token_id: id }));
  assert.equal(shown.shown_by, [server.account("EVIL").name]);
  assert.is(followed().length, 2);
});

test("who follows the board is sent how many still wait, although no participant's call publishes it", async () => {
  const { schedule } = await examToday();
  const followed = await followBoard();
  const off = server.db.updateTable("schedules").set({ active: false });
  await off.where("id", "=", schedule.id).execute();
  const latest = await until(() => followed().at(-1));
  assert.is(scopeIn(latest, everything).waiting, 0);
});

test("two operators at once release one token", async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => server.call(releaseToken, everything)),
  );
  assert.equal(answers.map(({ code }) => code).filter((code) => code === "00").length, 1);
  assert.is((await server.ok(listPastTokens, {})).total, 1);
});

test("rules that somebody else has changed meanwhile are not overwritten", async () => {
  const { version } = await board();
  await server.ok(updateTokenRules, { auto: true, seconds: 600, version });
  const late = await server.call(updateTokenRules, { auto: false, seconds: 900, version });
  assert.is(late.code, responseCodes.conflict);
  assert.is((await board()).seconds, 600);
  const short = await server.call(updateTokenRules, { auto: false, seconds: 59, version });
  assert.is(short.code, responseCodes.invalidFields);
});

test("what is no schedule and no room gets none", async () => {
  for (const scope of ["schedule", "room"] as const) {
    const { code } = await server.call(releaseToken, { scope, id: "constructor" });
    assert.is(code, responseCodes.notFound);
  }
  assert.is((await server.call(releaseToken, { scope: "global", id: "x" })).code, "44");
});

test.run();
