import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analysisSettingCode } from "../../../../contract/analysis/analysis-setting.ts";
import { getAnalysedBank, listAnalysedBanks } from "../../../../contract/analysis/item-analysis.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { lockQuestionBank } from "../../../../contract/questions/banks.ts";
import { updateSettings } from "../../../../contract/setting-changes.ts";
import { getRecalculation } from "../../../../contract/results/result-recalculation.ts";
import { schoolRules, usualSetting } from "../../../../domain/item-analysis/rules/school-rules.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const test = suite("banks that can be analysed");
let school: MarkingSchool;
let makers: ReturnType<typeof resultMakers>;
/** Used in two exams by three people, in one by one, in none. */
const bank = { often: "", once: "", never: "" };

test.before(async () => {
  school = await openMarkingSchool();
  makers = resultMakers(school);
  bank.often = school.bank;
  bank.once = (await school.addBank("SEKALI", school.author)).id;
  bank.never = (await school.addBank("BELUM", school.author)).id;
  const [first, second] = [await school.addExam("satu"), await school.addExam("dua")];
  const { right } = questionSamples[1];
  await school.handIn(first, right);
  await school.handIn(first, right);
  await school.handIn(second, right);
  await school.begin(second);
  const other = await makers.addResultExam("lain", { bank_ids: [bank.once] });
  await makers.addResult(other, { least: "50/1", bank_id: bank.once });
  await school.server.db
    .updateTable("schedules")
    .set({ tanggal: "2020-01-01", mulai: "07:30" })
    .where("id", "=", other)
    .execute();
});
test.after(() => school.close());

type Asked = { q?: string; sort?: "kode" | "-finished" | "finished"; page?: number };
const listed = (asked: Asked & { per_page?: number } = {}, token?: string) =>
  school.server.ok(listAnalysedBanks, asked, token === undefined ? {} : { token });
const idsOf = async (...asked: Parameters<typeof listed>) =>
  (await listed(...asked)).items.map(({ id }) => id);

test("a bank tells in how many exams it was used, when last and by how many who have ended", async () => {
  const { items, total } = await listed();
  assert.equal([items.map(({ id }) => id), total], [[bank.often, bank.once], 2]);
  const [often, once] = items;
  assert.equal([often!.schedules, often!.finished, often!.questions], [2, 3, 16]);
  assert.equal([once!.schedules, once!.finished, once!.questions], [1, 1, 0]);
  assert.is(once!.last_used, "2020-01-01T00:30:00.000Z");
  const { schedules } = await school.server.ok(getAnalysedBank, { id: bank.often });
  assert.is(often!.last_used, schedules[0]!.starts_at);
});

test("search, order and pages are those of every list", async () => {
  assert.equal(await idsOf({ q: "sekal" }), [bank.once]);
  assert.equal(await idsOf({ q: "%" }), []);
  assert.equal(await idsOf({ sort: "finished" }), [bank.once, bank.often]);
  assert.equal(await idsOf({ sort: "-finished", per_page: 1 }), [bank.often]);
  assert.equal(await idsOf({ sort: "-finished", per_page: 1, page: 2 }), [bank.once]);
  const past = await listed({ page: 9 });
  assert.equal([past.items, past.total], [[], 2]);
});

test("whoever neither writes a bank nor marks its subject finds none", async () => {
  const guest = await school.addTeacher("Tamu");
  const marker = await school.addMarker("Korektor");
  assert.equal(await idsOf({}, guest.token), []);
  assert.ok((await idsOf({}, marker.token)).includes(bank.often));
});

test("people who were deleted do not count", async () => {
  const exam = await makers.addResultExam("dihapus", { bank_ids: [bank.never] });
  const id = await makers.addResult(exam, { least: "50/1", bank_id: bank.never });
  const { db, now } = school.server;
  assert.ok((await idsOf()).includes(bank.never));
  await db.updateTable("participants").set({ deleted_at: now }).where("id", "=", id).execute();
  assert.not((await idsOf()).includes(bank.never));
});

test("it says which exams the caller may recalculate, as the recalculation itself does", async () => {
  const { server, author } = school;
  const marker = (await school.addMarker("Korektor hasil")).token;
  const allowed: boolean[] = [];
  for (const token of [undefined, author, marker]) {
    const asked = token === undefined ? {} : { token };
    const { schedules } = await server.ok(getAnalysedBank, { id: bank.often }, asked);
    for (const { id: schedule_id, may_recalculate: may } of schedules) {
      const answer = await server.call(getRecalculation, { schedule_id }, asked);
      assert.is(may, answer.code === responseCodes.success, `${token} ${schedule_id}`);
      allowed.push(may);
    }
  }
  assert.equal(allowed, [true, true, true, true, false, false]);
});

test("a locked bank is listed as locked", async () => {
  const lock = { id: bank.once, password: "rahasia-naskah" };
  assert.equal(
    (await listed()).items.map((each) => each.is_locked),
    [false, false],
  );
  await school.server.ok(lockQuestionBank, lock, { token: school.author });
  assert.equal(
    (await listed()).items.map((each) => each.is_locked),
    [false, true],
  );
});

test("the school's rules come with the bank; the Head Master sets them, and what cannot be read is refused", async () => {
  const { server } = school;
  const rulesFor = async (token?: string) => {
    const asked = token === undefined ? {} : { token };
    const head = await server.ok(getAnalysedBank, { id: bank.often }, asked);
    return [head.rules.value, head.rules.version, head.may_change_rules];
  };
  const set = (value: string, version: number, token?: string) =>
    server.call(
      updateSettings,
      { settings: [{ code: analysisSettingCode, value, version }] },
      token === undefined ? {} : { token },
    );
  assert.equal(await rulesFor(), ["", 0, true]);
  assert.equal(await rulesFor(school.author), ["", 0, false]);
  const value = JSON.stringify({ ...usualSetting, words: "ebel_frisbie", fewest: 30 });
  assert.is((await set(value, 0, school.author)).status, 403);
  assert.is((await set("{}", 0)).code, responseCodes.invalidFields);
  assert.is((await set(value, 0)).code, "00");
  assert.equal(await rulesFor(school.author), [value, 1, false]);
  assert.is(schoolRules(value).fewest, 30);
  assert.is((await set("", 0)).code, responseCodes.conflict);
  assert.is((await set("", 1)).code, "00");
  assert.equal(await rulesFor(), ["", 2, true]);
});

test.run();
