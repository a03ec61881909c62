import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getRoomToken } from "../../../../contract/exams/board/room-token.ts";
import {
  dropToken,
  getTokenBoard,
  holdToken,
  releaseToken,
  updateTokenRules,
  type ScopeKey,
} from "../../../../contract/exams/exam-tokens.ts";
import { boardIdOf } from "../../../../domain/exams/sittings/board-place.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { staffOf } from "../../../../testing/exams/school-staff.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";

const test = suite("the token that is read out in a room");
let school: SittingSchool;
let schedule = "";
const all: ScopeKey = { scope: "global", id: "" };
const own: ScopeKey = { scope: "room", id: "R-01" };
test.before.each(async () => {
  school = await openSittingSchool();
  const proctor = await staffOf(school, school.author);
  schedule = (await addProctoredExam(school, proctor.name)).seated;
  await setMode("global");
});
test.after.each(() => school.close());

const setMode = (token_mode: "off" | "global") =>
  school.server.db
    .updateTable("schedules")
    .set({ token_mode })
    .where("id", "=", schedule)
    .execute();
const boardOf = (room: string) => boardIdOf({ schedule, room, sessions: [] });
const read = (room: string, token = school.server.token) =>
  school.server.ok(getRoomToken, { id: boardOf(room) }, { token });
const valueOf = async (key: ScopeKey) => {
  const { scopes } = await school.server.ok(getTokenBoard, {});
  return scopes.find(({ scope, id }) => scope === key.scope && id === key.id)?.token ?? null;
};

test("the narrowest that there is counts, also while it is held", async () => {
  const { server } = school;
  const ofExam: ScopeKey = { scope: "schedule", id: schedule };
  const shown = async (room: string) => (await read(room)).token?.value ?? null;
  await server.ok(releaseToken, all);
  assert.is(await shown("R-01"), (await valueOf(all))!.value);
  await server.ok(releaseToken, ofExam);
  assert.is(await shown("R-01"), (await valueOf(ofExam))!.value);
  await server.ok(releaseToken, own);
  const released = (await valueOf(own))!;
  assert.is(await shown("R-01"), released.value);
  assert.is(await shown("R-02"), (await valueOf(ofExam))!.value, "elsewhere it is another");
  await server.ok(holdToken, { ...own, token_id: released.id });
  const held = await read("R-01");
  assert.equal(held, { is_asked: true, token: null, last_end: "held" });
  await server.ok(dropToken, own);
  assert.is(await shown("R-01"), (await valueOf(ofExam))!.value);
});

test("a proctor without the menu of tokens reads that of the own room and of no other", async () => {
  const { server } = school;
  await server.ok(releaseToken, all);
  const token = school.author;
  assert.is((await server.call(getTokenBoard, {}, { token })).code, "43");
  assert.is((await read("R-01", token)).token?.value, (await valueOf(all))!.value);
  for (const id of [boardOf("R-02"), boardOf("")]) {
    assert.is((await server.call(getRoomToken, { id }, { token })).code, "44");
  }
  const stranger = { token: school.stranger };
  assert.is((await server.call(getRoomToken, { id: boardOf("R-01") }, stranger)).code, "44");
});

test("where none is asked for, none is shown", async () => {
  await school.server.ok(releaseToken, all);
  await setMode("off");
  assert.equal(await read("R-01"), { is_asked: false, token: null, last_end: null });
});

test("when its time is over, what follows it is read out, or that it has expired", async () => {
  const { server } = school;
  const rules = async (auto: boolean) => {
    const { version } = await server.ok(getTokenBoard, {});
    await server.ok(updateTokenRules, { auto, seconds: 60, version });
  };
  await rules(true);
  await server.ok(releaseToken, all);
  const first = (await read("R-01")).token!;
  server.wait(61_000);
  const second = (await read("R-01")).token!;
  assert.is.not(second.value, first.value);
  assert.ok(Date.parse(second.expires_at) > server.now.getTime());
  await rules(false);
  server.wait(120_000);
  assert.equal(await read("R-01"), { is_asked: true, token: null, last_end: "expired" });
});

test.run();
