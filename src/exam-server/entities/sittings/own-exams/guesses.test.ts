// Wrong passwords and exam tokens of participants: bounded, counted on the board, and in the audit trail.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getBoard } from "../../../../contract/exams/board/boards.ts";
import { openSitting } from "../../../../contract/sitting/own-exams.ts";
import { signInParticipant } from "../../../../contract/sitting/participant-session.ts";
import { incidentsOf } from "../../../../domain/exams/sittings/incidents.ts";
import { readBoard } from "../../../../domain/exams/sittings/live-board.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { triesLastMs } from "../../../security/sign-in/sign-in-limit.ts";

const test = suite("guesses of participants");
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

async function counted(id: string, count: number): Promise<void> {
  await until(async () => {
    const rows = await school.server.db
      .selectFrom("participant_guesses")
      .select("count")
      .where("participant_id", "=", id)
      .execute();
    return rows[0]?.count === count;
  });
}

async function guessedOn(exam: string): Promise<string[]> {
  const { head, rows } = readBoard(await school.server.ok(getBoard, { id: exam }));
  const rules = { now: school.server.now.getTime(), maxLeave: head.max_leave, closesAt: () => 0 };
  const found = incidentsOf(rows, rules).find(({ kind }) => kind === "guessing");
  return found?.ids ?? [];
}

const entries = (action: string) =>
  school.server.db
    .selectFrom("audit_entries")
    .innerJoin("failed_tries", "entry_id", "id")
    .select(["object_id", "count"])
    .where("action", "=", action)
    .execute();

test("wrong exam tokens wait after the fifth, and are an incident and one entry of the log", async () => {
  const exam = await school.addExam("Token", { token_mode: "schedule" });
  const { no, id } = await school.addSitter();
  const token = await school.signIn(no);
  const type = (text: string) =>
    school.server.call(openSitting, { id: exam, token: text }, { token });
  for (let count = 0; count < 4; count += 1) assert.is((await type(`SALAH${count}`)).code, "12");
  await counted(id, 4);
  assert.equal(await guessedOn(exam), [], "who mistypes is no incident");
  assert.is((await type("SALAH4")).code, "12");
  const refused = await type("SALAH9");
  assert.is(refused.code, "29");
  assert.is(refused.headers.get("retry-after"), "1");
  await counted(id, 5);
  assert.equal(await guessedOn(exam), [id]);
  assert.equal(await entries("participant.fail-token"), [{ object_id: id, count: 5 }]);
  school.server.wait(triesLastMs);
  assert.equal(await guessedOn(exam), [], "it ends a quarter of an hour after the last");
});

test("so are wrong passwords of a participant; those of numbers of nobody share one entry", async () => {
  const exam = await school.addExam("Password");
  const { no, id } = await school.addSitter();
  const wrong = (number: string, device = "device-of-a-guesser") =>
    school.server.call(
      signInParticipant,
      { no_ujian: number, password: "salah", device },
      { token: null },
    );
  for (let count = 0; count < 5; count += 1) assert.is((await wrong(no)).status, 401);
  for (let count = 0; count < 3; count += 1) await wrong(`TIDAK-ADA-${count}`);
  await counted(id, 5);
  assert.equal(await guessedOn(exam), [id]);
  await until(async () => (await entries("participant.fail-sign-in")).length === 2);
  const all = await entries("participant.fail-sign-in");
  assert.is(all.find(({ object_id }) => object_id === id)!.count, 5);
  assert.ok(all.some(({ object_id }) => object_id === ""));
});

test("one device has twenty wrong passwords for all numbers together", async () => {
  const wrong = async (at: number) =>
    school.server.call(
      signInParticipant,
      { no_ujian: `LAIN-${at}`, password: "salah", device: "device-of-another-guesser" },
      { token: null },
    );
  for (let at = 0; at < 20; at += 1) assert.is((await wrong(at)).status, 401);
  assert.is((await wrong(20)).status, 429);
});

test.run();
