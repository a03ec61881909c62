import { suite } from "uvu";
import * as assert from "uvu/assert";
import { followUpCodes } from "../../../../contract/results/follow-up-limits.ts";
import {
  getFollowUps,
  getLaterScores,
  listLaterExams,
  saveFollowUps,
  type FollowUpKind,
} from "../../../../contract/results/follow-up-programs.ts";
import { updateSettings } from "../../../../contract/setting-changes.ts";
import { openMarkingSchool, type MarkingSchool } from "../../../../testing/exams/marking-school.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const test = suite("remedial and enrichment programs");
let school: MarkingSchool;
let makers: ReturnType<typeof resultMakers>;
test.before(async () => {
  school = await openMarkingSchool();
  makers = resultMakers(school);
});
test.after(() => school.close());

const blank = { bentuk: "", tanggal: null, nilai: null, sumber: "", keterangan: "", version: 0 };
type Written = Partial<Omit<typeof blank, "tanggal" | "nilai">> & {
  participant_id: string;
  tanggal?: string | null;
  nilai?: string | null;
};

const save = (
  schedule_id: string,
  written: Written,
  token?: string,
  kind: FollowUpKind = "remedial",
) =>
  school.server.ok(
    saveFollowUps,
    { schedule_id, kind, entries: [{ ...blank, ...written }] },
    token === undefined ? {} : { token },
  );
const outcomeOf = async (...saved: Parameters<typeof save>) =>
  (await save(...saved)).results[0]!.outcome;
const entriesOf = async (schedule_id: string, kind: FollowUpKind = "remedial") =>
  (await school.server.ok(getFollowUps, { schedule_id, kind })).entries;

test("what is written comes back with who wrote it, and each program has its own", async () => {
  const exam = await makers.addResultExam("catatan");
  const participant_id = await makers.addResult(exam, { least: "50/1" });
  const written = {
    participant_id,
    bentuk: "Tutor  sebaya",
    tanggal: "2026-12-01",
    nilai: "82.50",
    keterangan: "Sudah paham",
  };
  assert.is(await outcomeOf(exam, written), "stored");
  const [entry] = await entriesOf(exam);
  const { updated_at, updated_by, ...fields } = entry!;
  assert.equal(fields, { ...written, bentuk: "Tutor sebaya", sumber: "", version: 1 });
  assert.ok(updated_by !== "" && Date.parse(updated_at) > 0);
  assert.equal(await entriesOf(exam, "enrichment"), []);
});

test("whoever read an older state overwrites nothing and is answered the newer one", async () => {
  const exam = await makers.addResultExam("dua tab");
  const participant_id = await makers.addResult(exam, { least: "50/1" });
  await save(exam, { participant_id, nilai: "75.00" });
  const { results } = await save(exam, { participant_id, nilai: "80.00" });
  assert.equal([results[0]!.outcome, results[0]!.entry!.nilai], ["newer", "75.00"]);
  assert.is(await outcomeOf(exam, { participant_id, nilai: "80.00", version: 1 }), "stored");
  assert.is((await entriesOf(exam))[0]!.version, 2);
});

test("two who write at the same time: one is stored, the other learns of it", async () => {
  const exam = await makers.addResultExam("bersamaan");
  const participant_id = await makers.addResult(exam, { least: "50/1" });
  const outcomes = await Promise.all(
    ["70.00", "71.00"].map((nilai) => outcomeOf(exam, { participant_id, nilai })),
  );
  assert.equal(outcomes.sort(), ["newer", "stored"]);
});

test("a call whose answer was lost is sent again without harm", async () => {
  const exam = await makers.addResultExam("kirim ulang");
  const participant_id = await makers.addResult(exam, { least: "50/1" });
  const written = { participant_id, nilai: "75.00" };
  assert.equal(
    [await outcomeOf(exam, written), await outcomeOf(exam, written)],
    ["stored", "stored"],
  );
  assert.is((await entriesOf(exam))[0]!.version, 1);
  const audit = await school.server.db
    .selectFrom("audit_entries")
    .select(["action", "before", "after"])
    .where("object_id", "=", exam)
    .where("action", "=", "schedule.write-remedial")
    .execute();
  const { version: _version, ...nothing } = blank;
  assert.equal(audit, [
    {
      action: "schedule.write-remedial",
      before: { [participant_id]: nothing },
      after: { [participant_id]: { ...nothing, nilai: "75.00" } },
    },
  ]);
});

test("what is no score, no day or nobody of the exam is refused, and the others are stored", async () => {
  const exam = await makers.addResultExam("tolak");
  const participant_id = await makers.addResult(exam, { least: "50/1" });
  const codeOf = async (more: object) => {
    const entries = [{ ...blank, participant_id, ...more }];
    const input = { schedule_id: exam, kind: "remedial" as const, entries };
    return (await school.server.call(saveFollowUps, input)).code;
  };
  for (const wrong of [
    { nilai: "100.50" },
    { nilai: "7" },
    { tanggal: "2026-02-30" },
    { keterangan: "x".repeat(201) },
  ]) {
    assert.is(await codeOf(wrong), "12", JSON.stringify(wrong));
  }
  const stranger = await school.addPerson("H-luar");
  const { results } = await school.server.ok(saveFollowUps, {
    schedule_id: exam,
    kind: "remedial",
    entries: [
      { ...blank, participant_id: stranger, nilai: "75.00" },
      { ...blank, participant_id, nilai: "75.00" },
    ],
  });
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["gone", "stored"],
  );
  assert.is((await entriesOf(exam)).length, 1);
});

test("a teacher reads and writes of those who got their bank, and nobody else's program exists for them", async () => {
  const other = await school.addSubject("PAK", "agama", school.religions.katolik);
  const foreign = await school.addBank("PAK-1", school.stranger, { subject_id: other });
  const exam = await makers.addResultExam("lingkup", { bank_ids: [school.bank, foreign.id] });
  const own = await makers.addResult(exam, { least: "50/1" });
  const others = await makers.addResult(exam, { least: "50/1", bank_id: foreign.id });
  for (const participant_id of [own, others]) await save(exam, { participant_id, nilai: "70.00" });
  const asked = { schedule_id: exam, kind: "remedial" as const };
  const { entries } = await school.server.ok(getFollowUps, asked, { token: school.author });
  assert.equal(
    entries.map(({ participant_id: id }) => id),
    [own],
  );
  const changed = { participant_id: others, nilai: "90.00", version: 1 };
  assert.is(await outcomeOf(exam, changed, school.author), "gone");
  const guest = await school.addTeacher("Tamu");
  assert.is((await school.server.call(getFollowUps, asked, { token: guest.token })).code, "44");
  const entry = [{ ...blank, participant_id: own, version: 1 }];
  const sent = { ...asked, entries: entry };
  assert.is((await school.server.call(saveFollowUps, sent, { token: guest.token })).code, "44");
  const operator = await school.tokenOf("OPRA");
  assert.is((await school.server.call(getFollowUps, asked, { token: operator })).status, 403);
});

test("scores afterwards come from a later exam of the same subject, as its list of results shows them", async () => {
  const first = await makers.addResultExam("harian");
  const participant_id = await makers.addResult(first, { least: "50/1" });
  const waiting = await makers.addResult(first, { least: "40/1" });
  await school.server.db
    .updateTable("schedules")
    .set({ tanggal: "2020-01-01" })
    .where("id", "=", first)
    .execute();
  const later = await makers.addResultExam("harian susulan");
  await makers.addResult(later, { participant_id, least: "14999/200" });
  await makers.addResult(later, { participant_id: waiting, least: "1/1", most: "9/1", pending: 1 });
  await makers.addResult(later, { least: "99/1" });
  const itemsOf = async (schedule_id: string, token?: string) =>
    (
      await school.server.ok(listLaterExams, { schedule_id }, token === undefined ? {} : { token })
    ).items.map(({ id, participants }) => [id, participants]);
  assert.equal(await itemsOf(first), [[later, 2]]);
  assert.equal(await itemsOf(later), []);
  const asked = { schedule_id: first, later_id: later };
  assert.equal((await school.server.ok(getLaterScores, asked)).items, [
    { participant_id, score: "75.00" },
  ]);
  const guest = await school.addTeacher("Tamu lain");
  assert.is((await school.server.call(getLaterScores, asked, { token: guest.token })).code, "44");
});

test("the school's limits come with the program, and what is no limit is refused", async () => {
  const exam = await makers.addResultExam("batas");
  await makers.addResult(exam, { least: "50/1" });
  const limitsOf = async (token?: string) => {
    const asked = { schedule_id: exam, kind: "remedial" as const };
    const program = await school.server.ok(
      getFollowUps,
      asked,
      token === undefined ? {} : { token },
    );
    const { settings, may_change_settings: may } = program;
    return [settings.map(({ value }) => value), may];
  };
  assert.equal(await limitsOf(), [["20;50", ""], true]);
  assert.equal(await limitsOf(school.author), [["20;50", ""], false]);
  const set = (code: string, value: string) =>
    school.server.call(updateSettings, { settings: [{ code, value, version: 0 } as never] });
  for (const value of ["50;20", "20", "20;101", "a;b", ""]) {
    assert.is((await set(followUpCodes.shares, value)).code, "12", value);
  }
  assert.is((await set(followUpCodes.mastery, "101")).code, "12");
  assert.is((await set(followUpCodes.shares, "25;60")).code, "00");
  assert.is((await set(followUpCodes.mastery, "70.5")).code, "00");
  assert.equal(await limitsOf(), [["25;60", "70.5"], true]);
  assert.is((await set(followUpCodes.shares, "30;60")).code, "49");
});

test.run();
