import { suite } from "uvu";
import * as assert from "uvu/assert";
import { releaseToken, type ScopeKey } from "../../../../contract/exams/exam-tokens.ts";
import { openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import { getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";

const test = suite("the way into one of several exams");
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

async function release(key: ScopeKey): Promise<string> {
  const { scopes } = await school.server.ok(releaseToken, key);
  return scopes.find(({ scope, id }) => scope === key.scope && id === key.id)!.token!.value;
}
const open = (id: string, token: string, typed: string) =>
  school.server.call(openSitting, { id, token: typed }, { token });
const isWrong = async (answer: ReturnType<typeof open>) => {
  const { status, data } = await answer;
  assert.is(status, 422);
  assert.match((data as unknown as { token: string }).token, /Token salah/u);
};

test("the token of one exam opens no other, of the same day and the same people", async () => {
  const [one, other] = [
    await school.addExam("satu", { token_mode: "schedule" }),
    await school.addExam("dua", { token_mode: "schedule" }),
  ];
  const ofOne = await release({ scope: "schedule", id: one });
  const ofOther = await release({ scope: "schedule", id: other });
  const { no } = await school.addSitter();
  const token = await school.signIn(no);
  await isWrong(open(one, token, ofOther));
  await isWrong(open(other, token, ofOne));
  assert.is((await open(one, token, ofOne)).status, 200);
  assert.is((await open(other, token, ofOther)).status, 200);
});

test("the token of one room opens nothing for those who sit in another", async () => {
  const { db } = school.server;
  const { name } = await db.selectFrom("users").select("name").executeTakeFirstOrThrow();
  const { seated, people } = await addProctoredExam(school, name);
  await db
    .updateTable("schedules")
    .set({ token_mode: "room", sesi_open: 1 })
    .where("id", "=", seated)
    .execute();
  const values = [
    await release({ scope: "room", id: "R-01" }),
    await release({ scope: "room", id: "R-02" }),
  ];
  const tokens = [await school.signIn(people[0]!.no), await school.signIn(people[1]!.no)];
  await isWrong(open(seated, tokens[0]!, values[1]!));
  await isWrong(open(seated, tokens[1]!, values[0]!));
  for (const at of [0, 1]) assert.is((await open(seated, tokens[at]!, values[at]!)).status, 200);
});

test("of two exams with one bank each is drawn by its own rules, whichever is begun first", async () => {
  const plain = await school.addExam("urut", { acak_soal: false, acak_opsi: false, order_mode: 1 });
  const mixed = await school.addExam("acak", { acak_soal: true, acak_opsi: true, order_mode: 1 });
  const inBank = await school.server.db
    .selectFrom("questions")
    .select("id")
    .where("bank_id", "=", school.bank)
    .orderBy("position")
    .execute();
  for (const order of [
    [plain, mixed],
    [mixed, plain],
  ]) {
    const { no, id } = await school.addSitter();
    const token = await school.signIn(no);
    const drawn = new Map<string, string>();
    for (const exam of order) {
      await school.server.ok(openSitting, { id: exam }, { token });
      await school.server.ok(startSitting, { id: exam }, { token });
      const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
      drawn.set(exam, questions.map((question) => question.id).join(" "));
    }
    assert.is(drawn.get(plain), inBank.map((question) => question.id).join(" "));
    assert.is.not(drawn.get(mixed), drawn.get(plain));
    const kept = await school.server.db
      .selectFrom("sittings")
      .select(["schedule_id", "mixes_options"])
      .where("participant_id", "=", id)
      .execute();
    const mixes = new Map(kept.map((one) => [one.schedule_id, one.mixes_options]));
    assert.equal([mixes.get(plain), mixes.get(mixed)], [false, true]);
  }
});

test.run();
