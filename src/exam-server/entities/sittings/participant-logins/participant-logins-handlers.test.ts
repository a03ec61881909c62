import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  dismissResetRequests,
  getLoginCounts,
  listLoginIds,
  listLogins,
  resetLogins,
  blockLogins,
  unblockLogins,
} from "../../../../contract/exams/participant-logins.ts";
import { getSittingStory, listSittings } from "../../../../contract/exams/sitting-control.ts";
import {
  changeParticipants,
  getParticipant,
  importParticipants,
  resetParticipantPasswords,
} from "../../../../contract/participants.ts";
import { getOwnProfile } from "../../../../contract/staff/profile.ts";
import { openSitting } from "../../../../contract/sitting/own-exams.ts";
import { awaitNews } from "../../../../contract/sitting/own-news.ts";
import { getOwnSitting, reportScreen } from "../../../../contract/sitting/own-sitting.ts";
import {
  askForReset,
  getOwnSession,
  signInParticipant,
} from "../../../../contract/sitting/participant-session.ts";
import { importRow } from "../../../../testing/sheets/import-rows.ts";
import { updateTimeoutMs } from "../../../live/participant-updates.ts";
import { wallTimeOf } from "../../../../domain/exams/school-time.ts";
import {
  openSittingSchool,
  schoolZone,
  type SittingSchool,
} from "../../../../testing/exams/sitting-school.ts";

const test = suite("logins of participants");
let school: SittingSchool;
test.before.each(async () => {
  school = await openSittingSchool();
});
test.after.each(() => school.close());

const list = async (query: Parameters<typeof school.server.ok<typeof listLogins>>[1] = {}) =>
  (await school.server.ok(listLogins, query)).items;
const numbers = async (query: Parameters<typeof list>[0] = {}) =>
  (await list(query)).map(({ no_ujian }) => no_ujian).join(" ");
const session = async (token: string) =>
  (await school.server.call(getOwnSession, {}, { token })).status;
const outcomes = ({ results }: { results: readonly { outcome: string }[] }) =>
  results.map(({ outcome }) => outcome);

test("who is signed in, blocked or asks is listed and counted; who asks comes first", async () => {
  const { server } = school;
  const [a, b, c, d] = [
    await school.addSitter(),
    await school.addSitter(),
    await school.addSitter(),
    await school.addSitter(),
  ];
  await school.signIn(a.no);
  await school.signIn(b.no);
  await server.ok(askForReset, school.seatOf(b.no, "device-other"), { token: null });
  await server.ok(changeParticipants, {
    changes: [{ id: c.id, status: "blocked", block_reason: "Ribut" }],
  });
  assert.is(await numbers(), [b.no, a.no, c.no].join(" "));
  assert.is(await numbers({ state: "in" }), [b.no, a.no].join(" "));
  assert.is(await numbers({ state: "blocked" }), c.no);
  assert.is(await numbers({ q: "0002", state: "asked" }), b.no);
  const { in: signedIn, blocked, asked } = await server.ok(getLoginCounts, {});
  assert.equal([signedIn, blocked, asked], [2, 1, 1]);
  const [row] = await list({ state: "asked" });
  assert.ok(row!.signed_in && row!.asked);
  assert.is((await server.ok(listLoginIds, {})).ids.includes(d.id), false);
});

test("a reset lets in whoever waits elsewhere, with all that was answered, after the exam's token", async () => {
  const { server } = school;
  const exam = await school.addExam("pindah");
  const { no, id, token } = await school.begin(exam);
  await school.answerAll(exam, token);
  const elsewhere = school.seatOf(no, "device-elsewhere");
  assert.is((await server.call(signInParticipant, elsewhere, { token: null })).status, 409);
  await server.ok(askForReset, elsewhere, { token: null });
  assert.equal(outcomes(await server.ok(resetLogins, { ids: [id] })), ["done"]);
  assert.is(await session(token), 401);
  const { token: next } = await server.ok(signInParticipant, elsewhere, { token: null });
  await server.ok(openSitting, { id: exam }, { token: next });
  const { questions } = await server.ok(getOwnSitting, { id: exam }, { token: next });
  assert.ok(questions.every(({ answer }) => answer !== null));
  assert.is((await list({ state: "asked" })).length, 0);
  const { history } = await server.ok(getParticipant, { id });
  assert.ok(history.length > 0);
});

test("a dismissed request is gone, and the one who is signed in stays", async () => {
  const { server } = school;
  const { no, id } = await school.addSitter();
  const token = await school.signIn(no);
  await server.ok(askForReset, school.seatOf(no, "device-other"), { token: null });
  assert.equal(outcomes(await server.ok(dismissResetRequests, { ids: [id] })), ["done"]);
  assert.equal(outcomes(await server.ok(dismissResetRequests, { ids: [id] })), ["unchanged"]);
  assert.is(await session(token), 200);
});

test("who is let on goes on where they were, with what was counted at nothing; done twice it is unchanged", async () => {
  const { server } = school;
  const exam = await school.addExam("buka", { max_leave: 0 });
  const { id, token } = await school.begin(exam);
  await server.call(reportScreen, { id: exam, event_id: "one", kind: "leave" }, { token });
  assert.is(await session(token), 403);
  const [row] = await list({ state: "blocked", schedule_id: exam });
  assert.match(row!.block_reason, /Terlalu sering/u);
  assert.is(row!.exam, "buka");
  const input = { ids: [id], note: "Listrik padam" };
  assert.equal(outcomes(await server.ok(unblockLogins, input)), ["done"]);
  assert.equal(outcomes(await server.ok(unblockLogins, input)), ["unchanged"]);
  const state = await server.ok(getOwnSitting, { id: exam }, { token });
  assert.is(state.leave_count, 0);
  const [shown] = await server.ok(listSittings, { schedule_id: exam }).then(({ items }) => items);
  assert.equal(
    [shown!.id, shown!.away_since],
    [id, null],
    "no longer shown as having left the page",
  );
  const told = await server.db
    .selectFrom("sitting_events")
    .select(["kind", "by_name", "detail"])
    .where("kind", "=", "unblock")
    .execute();
  assert.equal(
    told.map(({ detail }) => detail),
    [{ reason: "Listrik padam" }],
  );
});

test("who is let on by the list of participants or by a sheet goes on in the same way", async () => {
  const { server } = school;
  const exam = await school.addExam("pintu lain", { max_leave: 0 });
  const { id, no, token } = await school.begin(exam);
  const sitting = async () =>
    (await server.ok(listSittings, { schedule_id: exam })).items.find((row) => row.id === id)!;
  const kinds = async () =>
    (await server.ok(getSittingStory, { schedule_id: exam, id })).events.map(({ kind }) => kind);
  const codes = await server.db
    .selectFrom("participants as p")
    .innerJoin("majors as m", "m.id", "p.jurusan_id")
    .innerJoin("religions as r", "r.id", "p.agama_id")
    .select(["m.kode as jurusan_kode", "r.kode as agama_kode"])
    .where("p.id", "=", id)
    .executeTakeFirstOrThrow();
  const ways = [
    () => server.ok(changeParticipants, { changes: [{ id, status: "active" }] }),
    () =>
      server.ok(importParticipants, {
        import_id: "impor0buka0blokir000",
        duplicates: "update",
        rows: [importRow(0, no, { ...codes, status: "active" })],
      }),
  ];
  for (const [at, letOn] of ways.entries()) {
    const leave = { id: exam, event_id: `${at}`, kind: "leave" as const };
    await server.call(reportScreen, leave, { token });
    assert.is(await session(token), 403);
    server.wait(20 * 60_000);
    await letOn();
    const row = await sitting();
    assert.equal([row.leave_count, row.away_since], [0, null]);
    assert.is(Date.parse(row.resumed_at!), server.now.getTime(), "silence is counted from now");
    assert.is((await kinds()).filter((kind) => kind === "unblock").length, at + 1);
  }
});

test("who is blocked with a reason works no longer and is told why, once, and only whoever is active", async () => {
  const { server } = school;
  const exam = await school.addExam("blokir");
  const { id, token } = await school.begin(exam);
  const inactive = await school.begin(exam);
  await server.ok(changeParticipants, { changes: [{ id: inactive.id, status: "inactive" }] });
  const ids = [id, inactive.id];
  assert.is((await server.call(blockLogins, { ids, reason: " " })).status, 422);
  const input = { ids, reason: "Menyontek" };
  assert.equal(outcomes(await server.ok(blockLogins, input)), ["done", "refused"]);
  assert.equal(outcomes(await server.ok(blockLogins, input)), ["unchanged", "refused"]);
  const { status, block_reason: reason } = await server.ok(getParticipant, { id });
  assert.equal([status, reason], ["blocked", "Menyontek"]);
  assert.is.not((await server.call(getOwnSitting, { id: exam }, { token })).status, 200);
  const events = await server.db
    .selectFrom("sitting_events")
    .select("detail")
    .where("kind", "=", "block")
    .execute();
  assert.equal(
    events.map(({ detail }) => detail),
    [{ reason: "Menyontek" }],
  );
});

test("the device that waits for news asks again at once when its login is reset or its participant is blocked", async () => {
  const { server } = school;
  const exam = await school.addExam("segera");
  const acts = [
    (id: string) => server.ok(resetLogins, { ids: [id] }),
    (id: string) => server.ok(blockLogins, { ids: [id], reason: "Menyontek" }),
    (id: string) =>
      server.ok(changeParticipants, {
        changes: [{ id, status: "blocked" as const, block_reason: "Ribut" }],
      }),
    (id: string) => server.ok(resetParticipantPasswords, { ids: [id] }),
  ];
  for (const act of acts) {
    const { id, token } = await school.begin(exam);
    const { mark } = await server.ok(awaitNews, { id: exam, mark: "" }, { token });
    const waiting = server.call(awaitNews, { id: exam, mark }, { token });
    // The server answers another call meanwhile, so that the first one waits by now.
    await school.begin(exam);
    const began = performance.now();
    await act(id);
    await waiting;
    assert.ok(performance.now() - began < updateTimeoutMs / 4);
    const again = await server.call(awaitNews, { id: exam, mark }, { token });
    assert.ok(again.status === 401 || again.status === 403, `${again.status}`);
  }
});

test("a reset as the participant signs in: they are out, or in with a token that works", async () => {
  const { server } = school;
  const { no, id } = await school.addSitter();
  for (let round = 0; round < 8; round += 1) {
    const [signed] = await Promise.all([
      server.call(signInParticipant, school.seatOf(no), { token: null }),
      server.ok(resetLogins, { ids: [id] }),
    ]);
    assert.is(signed.status, 200);
    const isThere = (await list({ state: "in" })).some((one) => one.id === id);
    assert.is(await session(signed.data.token), isThere ? 200 : 401);
  }
});

test("a teacher controls those alone who sit or are due now in an exam of the teacher", async () => {
  const { server } = school;
  const token = await school.tokenOf("EVAL");
  const { id: created_by } = await server.ok(getOwnProfile, {}, { token });
  const give = (id: string) =>
    server.db.updateTable("schedules").set({ created_by }).where("id", "=", id).execute();
  const wall = (minutes: number) => wallTimeOf(server.now.getTime() + minutes * 60_000, schoolZone);
  const foreign = await school.addExam("milik lain");
  const { id } = await school.begin(foreign);
  const may = async () => {
    const input = { ids: [id], reason: "Menyontek" };
    const [outcome] = outcomes(await server.ok(blockLogins, input, { token }));
    if (outcome === "done") await server.ok(unblockLogins, { ids: [id], note: "" });
    return outcome === "done";
  };
  assert.not(await may(), "the exam is somebody else's");
  await give(await school.addExam("tahun depan", wall(400 * 24 * 60)));
  await give(await school.addExam("kemarin", wall(-24 * 60)));
  assert.not(await may(), "own exams of other days give no right now");
  const inactive = await school.addExam("tidak aktif", wall(5));
  await give(inactive);
  await server.db
    .updateTable("schedules")
    .set({ active: false })
    .where("id", "=", inactive)
    .execute();
  assert.not(await may(), "nor does an inactive one");
  const soon = await school.addExam("sebentar lagi", wall(5));
  assert.not(await may());
  await give(soon);
  assert.ok(await may(), "the waiting room of an own exam is open");
  await server.db.deleteFrom("schedules").where("id", "=", soon).execute();
  assert.not(await may());
  await give(foreign);
  assert.ok(await may(), "at work in an own exam");
  await server.db
    .updateTable("sittings")
    .set({ status: 1 })
    .where("participant_id", "=", id)
    .execute();
  assert.not(await may(), "and no longer after it was handed in");
});

test.run();
