import * as assert from "uvu/assert";
import {
  getSessionMembers,
  moveSessionMembers,
} from "../../../contract/exams/sessions/sessions.ts";
import { $notices, clearNotices } from "../../../core/notices.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { fillSessionSchool, sessionSchool } from "../../../testing/exams/session-school.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { hoursOf } from "./session-board-rows.ts";
import { createCopyModel, ownSource } from "./filling/copy-model.ts";
import { createSessionsModel } from "./session-board-model.ts";
import { nextSession, outcomeOf, planCopy, planSplit } from "./session-plan-rows.ts";
import { sessionsMessages } from "./sessions-messages.ts";

const { test, server } = serverSuite("board of sessions, its model");
test.before(async () => {
  await fillSessionSchool(server.db);
});
test.before.each(() => {
  // Filters are read from the address.
  history.replaceState(null, "", "/adm/");
  connectConsole(server);
  clearNotices();
});

const id = sessionSchool.board;

async function openModel(schedule: string = id) {
  const model = createSessionsModel(schedule);
  await until(() => model.$state.get().status === "ready");
  await until(() => model.$paths.get().size > 0);
  const board = () => {
    const state = model.$state.get();
    if (state.status !== "ready") throw new Error("The board is not there");
    return state.detail;
  };
  const counts = () => model.$columns.get().map(({ count }) => count);
  return { model, board, counts };
}

const bodies = () => $notices.get().map(({ body }) => body);

test("people stand in columns, by group in the order of the groups, and filters leave the counts alone", async () => {
  const { model, counts } = await openModel();
  assert.equal(counts(), [114, 118, 123, 0]);
  assert.equal(
    model.$columns.get()[1]!.groups.map(({ path }) => path),
    ["X / X 1", "X / X 2", "X / X 3", "X / X 4", "XI / XI IPA 1"],
  );
  assert.is(model.$columns.get()[0]!.groups.at(-1)!.path, "", "those in no group come last");
  model.filter({ room: "R-01" });
  assert.is(model.$columns.get()[1]!.found, 12);
  assert.equal(counts(), [114, 118, 123, 0]);
  model.filter({ room: "", q: "01-001-0003" });
  assert.equal(
    model.$columns.get().map(({ found }) => found),
    [0, 1, 0, 0],
  );
  const [group] = [...model.$open.get()];
  assert.is(model.$open.get().size, 1, "the one who was searched for is in sight");
  model.toggle(group!);
  assert.is(model.$open.get().size, 0);
  model.filter({ q: "01-001-000" });
  assert.ok(model.$open.get().size > 0, "another search opens what it finds");
  model.filter({ q: "" });
  assert.is(model.$open.get().size, 0, "and leaves the others folded");
  model.exit();
});

test("two moves and two undos at once are done one after the other", async () => {
  const { model, board, counts } = await openModel();
  const ids = board()
    .members.filter(({ sesi }) => sesi === null)
    .map((member) => member.id);
  await Promise.all([model.move(ids.slice(0, 2), 3), model.move(ids.slice(0, 3), 2)]);
  assert.equal(counts(), [111, 118, 126, 0]);
  await Promise.all([model.undo(), model.undo()]);
  assert.equal(counts(), [114, 118, 123, 0]);
  assert.is(model.$undos.get().length, 0);
  model.exit();
});

test("a seat that is given up is told, and comes back by undoing", async () => {
  const { model, board } = await openModel();
  // Beyond the first twelve nobody has a seat; those are needed by another schedule.
  await server.db
    .deleteFrom("session_members")
    .where("schedule_id", "=", sessionSchool.other)
    .execute();
  await model.check();
  await model.refresh();
  const seated = board().members.filter(({ seats }) => seats.length > 0);
  await model.move(
    seated.map((member) => member.id),
    3,
  );
  assert.match(bodies().at(-1)!, "12 kursi dilepas.");
  assert.ok(board().members.every(({ seats }) => seats.length === 0));
  await model.undo();
  assert.is(board().members.filter(({ seats }) => seats.length > 0).length, 12);
  model.exit();
});

test("what somebody else changed is seen by the next look, and told", async () => {
  const { model, board } = await openModel();
  const { members } = await server.ok(getSessionMembers, { id });
  const [first] = members;
  const move = { participant_id: first!.id, sesi: 3, expected: first!.sesi };
  await server.ok(moveSessionMembers, { id, moves: [move] });
  await model.check();
  assert.equal([...model.$movedByOthers.get()], [first!.id]);
  assert.match(bodies().at(-1)!, "baru dipindah ke Sesi 3.");
  assert.is(board().members.find((member) => member.id === first!.id)?.sesi, 3);
  const { before } = await server.ok(moveSessionMembers, {
    id,
    moves: [{ ...move, sesi: first!.sesi, expected: 3 }],
  });
  assert.is(before.length, 1);
  model.exit();
});

test("a split makes the sessions it lacks, loses nobody, and one undo takes all of it back", async () => {
  const { model, board, counts } = await openModel(sessionSchool.bare);
  const plan = planSplit(board(), model.$paths.get(), { by: "group", count: 3, onlyNew: false });
  const { rows } = outcomeOf(board(), plan);
  assert.is(rows.reduce((sum, { after }) => sum + after, 0) + plan.left.length, 355);
  assert.ok(rows.every(({ after, isNew }) => isNew && after <= 120));
  assert.ok(await model.apply(plan));
  assert.is(counts().length, 4);
  await model.undo();
  assert.equal(counts(), [355]);
  const { othersTitle } = sessionsMessages.get();
  assert.not.ok(
    $notices.get().some(({ title }) => title === othersTitle),
    "nobody else did",
  );
  model.exit();
});

test("no plan moves whoever has begun the exam", async () => {
  const { model, board } = await openModel();
  const { info, members } = board();
  const begun = members.map((member) => ({ ...member, begun: member.sesi === 1 }));
  const choice = { by: "even", count: 3, onlyNew: false } as const;
  const { moves } = planSplit({ info, members: begun }, model.$paths.get(), choice);
  assert.ok(moves.length > 0);
  assert.is(moves.filter(({ expected }) => expected === 1).length, 0);
  const all = new Map(begun.map((member) => [member.id, 3]));
  assert.is(planCopy({ info, members: begun }, all).moves.length, 114 + 123);
  model.exit();
});

test("sessions are copied from the participants themselves or from another schedule", async () => {
  const { model, board } = await openModel(sessionSchool.bare);
  const copy = createCopyModel(board);
  await until(() => copy.$state.get().status === "ready");
  const own = copy.$state.get();
  assert.ok(own.status === "ready" && own.plan.moves.length === 355);
  await copy.choose(id);
  const other = copy.$state.get();
  assert.ok(other.status === "ready");
  assert.is(other.plan.moves.length, 241);
  assert.is(other.plan.left.length, 114);
  assert.equal(
    other.plan.sessions.map(({ mulai }) => mulai),
    ["07:30", "10:00"],
  );
  assert.is.not(copy.$source.get(), ownSource);
  copy.exit();
  model.exit();
});

test("a further session begins half an hour after the one before, also past midnight", () => {
  const schedule = { id: "s", alias: "", active: false, lama: 90, event: null };
  const at = { tanggal: "2026-12-31", mulai: "22:30" };
  assert.equal(nextSession(2, { ...schedule, ...at }, [{ sesi: 1, ...at }]), {
    sesi: 2,
    tanggal: "2027-01-01",
    mulai: "00:30",
  });
  assert.is(hoursOf("23:00", 90), "23.00–00.30");
});

test.run();
