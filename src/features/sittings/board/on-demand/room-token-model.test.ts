import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  dropToken,
  getTokenBoard,
  holdToken,
  releaseToken,
  updateTokenRules,
  type ScopeKey,
} from "../../../../contract/exams/exam-tokens.ts";
import { setServerClock } from "../../../../core/answers/server-clock.ts";
import { connectConsole } from "../../../../testing/server/connect-console.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { withoutJitter } from "../../../../testing/fake-timers.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { createRoomTokenModel } from "./room-token-model.ts";

const test = suite("the token of a room on a phone");
let school: SittingSchool;
let schedule = "";
const all: ScopeKey = { scope: "global", id: "" };
const own: ScopeKey = { scope: "room", id: "R-01" };
test.before.each(async () => {
  school = await openSittingSchool();
  connectConsole(school.server);
  setServerClock(school.server.now.toISOString());
  await school.tokenOf("EVAL");
  schedule = (await addProctoredExam(school, "Akun EVAL")).seated;
  await setMode("global");
});
test.after.each(() => school.close());

const setMode = (token_mode: "off" | "global") =>
  school.server.db
    .updateTable("schedules")
    .set({ token_mode })
    .where("id", "=", schedule)
    .execute();

/** As a phone has it that is opened now. */
async function counting(room: string): Promise<string> {
  const model = createRoomTokenModel({ schedule, room });
  await model.refresh();
  const found = model.$counting.get();
  model.exit();
  return found ? `${found.scope} ${found.token ? "released" : "held"}` : "none";
}

test("the narrowest that there is counts, also while it is held", async () => {
  const { server } = school;
  await server.ok(releaseToken, all);
  assert.is(await counting("R-01"), "global released");
  await server.ok(releaseToken, { scope: "schedule", id: schedule });
  assert.is(await counting("R-01"), "schedule released");
  const { scopes } = await server.ok(releaseToken, own);
  assert.is(await counting("R-01"), "room released");
  assert.is(await counting("R-02"), "schedule released", "elsewhere it is another");
  const { token } = scopes.find(({ scope }) => scope === "room")!;
  await server.ok(holdToken, { ...own, token_id: token!.id });
  assert.is(await counting("R-01"), "room held", "nobody begins there by the wider one");
  await server.ok(dropToken, own);
  assert.is(await counting("R-01"), "schedule released");
});

test("where none is asked for, none is shown", async () => {
  await school.server.ok(releaseToken, all);
  await setMode("off");
  assert.is(await counting("R-01"), "none");
});

test("when its time is over, what follows it comes by itself", async () => {
  const { server } = school;
  const { version } = await server.ok(getTokenBoard, {});
  await server.ok(updateTokenRules, { auto: true, seconds: 60, version });
  await server.ok(releaseToken, all);
  server.wait(59_900);
  setServerClock(server.now.toISOString());
  const model = createRoomTokenModel({ schedule, room: "R-01" });
  const value = () => model.$counting.get()?.token?.value;
  const giveBack = withoutJitter();
  await model.refresh().finally(giveBack);
  const before = value();
  server.wait(60_000);
  await until(() => value() !== before);
  assert.match(value()!, /^.{6}$/u);
  model.exit();
});

test.run();
