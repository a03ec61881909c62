import { suite } from "uvu";
import * as assert from "uvu/assert";
import { previewCoverage } from "../../../../contract/exams/schedule-coverage.ts";
import { getScheduleReadiness } from "../../../../contract/exams/schedule-readiness.ts";
import { changeSchedules, getSchedule } from "../../../../contract/exams/schedules.ts";
import { updateQuestionBank } from "../../../../contract/questions/banks.ts";
import { bankFields } from "../../../../testing/questions/open-test-bank.ts";
import { openTestExams, type TestExams } from "../../../../testing/exams/open-test-exams.ts";

const test = suite("readiness of a schedule");
let exams: TestExams;

test.before(async () => {
  exams = await openTestExams();
});
test.after(() => exams.close());

const verdictOf = (id: string) => exams.server.ok(getScheduleReadiness, { id });
const codes = (lines: readonly { code: string }[]) => lines.map(({ code }) => code).join(" ");
const switchOn = async (...ids: string[]) => {
  const changes = ids.map((id) => ({ id, active: true }));
  return (await exams.server.ok(changeSchedules, { changes })).results;
};

test("a schedule without banks and people cannot be activated, and says why", async () => {
  const { id } = await exams.schedule("Kosong", { participant_mode: "SP" });
  const { level, must } = await verdictOf(id);
  assert.is(level, "must");
  assert.is(codes(must), "banks targets");
  const [result] = await switchOn(id);
  assert.is(result!.reason, "Belum siap: belum ada banksoal; belum ada peserta.");
  assert.is((await exams.server.ok(getSchedule, { id })).active, false);
});

test("what is ready is activated, and what is active always switched off again", async () => {
  const { server, addPerson, addReadyBank, groups } = exams;
  await addPerson("A-1", { group_id: groups.two.id });
  const bank = await addReadyBank("SIAP");
  const { id } = await exams.schedule("Siap", {
    bank_ids: [bank.id],
    group_ids: [groups.two.id],
    tanggal: "2026-12-10",
  });
  const { must, done, coverage } = await verdictOf(id);
  assert.equal(must, []);
  assert.match(codes(done), /banks plan questions weights targets coverage clashes/u);
  assert.equal(coverage.banks, [{ id: bank.id, kode: "SIAP", count: 1 }]);
  const [on] = await switchOn(id);
  assert.equal(on, {
    id,
    label: "Siap",
    outcome: "done",
    before: { id, active: false },
  });
  assert.is((await switchOn(id))[0]!.outcome, "unchanged");

  // Its bank loses what it had: off is still allowed, on no more.
  await server.db.deleteFrom("questions").where("bank_id", "=", bank.id).execute();
  const off = await server.ok(changeSchedules, { changes: [on!.before!] });
  assert.is(off.results[0]!.outcome, "done");
  assert.is((await switchOn(id))[0]!.reason, "Belum siap: banksoal SIAP kurang 1 soal.");
});

test("two exams at once for one participant are neither activated", async () => {
  const { addPerson, addReadyBank, groups } = exams;
  await addPerson("B-1", { group_id: groups.two.id, nama: "Budi" });
  const bank = await addReadyBank("BENTROK");
  const at = (alias: string, mulai: string) =>
    exams.schedule(alias, {
      tanggal: "2026-12-11",
      mulai,
      bank_ids: [bank.id],
      group_ids: [groups.two.id],
    });
  const first = await at("Pagi", "07:30");
  const second = await at("Bentrok", "08:59");
  const third = await at("Sesudah", "09:00");
  assert.match((await switchOn(first.id, second.id))[0]!.reason!, /bentrok dengan jadwal Bentrok/u);
  assert.is((await switchOn(first.id, third.id))[1]!.outcome, "done");
  const { must } = await verdictOf(second.id);
  assert.equal(
    must.map(({ code, names, where }) => [code, names[0], where.schedule_id]).sort(),
    [
      ["clashes", "Pagi", first.id],
      ["clashes", "Sesudah", third.id],
    ].sort(),
  );
});

test("sessions part those who would have two exams at once", async () => {
  const { server, addPerson, addReadyBank, groups } = exams;
  const participant_id = await addPerson("C-1", { group_id: groups.one.id });
  const bank = await addReadyBank("SESI");
  const on = { tanggal: "2026-12-14", bank_ids: [bank.id], group_ids: [groups.one.id] };
  const first = await exams.schedule("Sesi pagi", { ...on, mulai: "07:30" });
  const second = await exams.schedule("Sesi geser", { ...on, mulai: "07:30" });
  assert.is((await switchOn(first.id))[0]!.outcome, "done");
  assert.match(codes((await verdictOf(second.id)).must), /clashes/u);
  const schedule_id = second.id;
  await server.db
    .insertInto("schedule_sessions")
    .values({ schedule_id, sesi: 1, tanggal: "2026-12-14", mulai: "10:00" })
    .execute();
  const { must, should } = await verdictOf(second.id);
  assert.is(codes(must), "");
  assert.match(codes(should), /sessions empty-sessions/u);
  await server.db
    .insertInto("session_members")
    .values({ schedule_id, sesi: 1, participant_id })
    .execute();
  const { done } = await verdictOf(second.id);
  assert.match(codes(done), /empty-sessions/u);
});

test("listening without a sound and essays without a marker are told", async () => {
  const { server, addReadyBank, addPerson, addSubject, majors, author } = exams;
  await addPerson("D-1");
  const subject = await addSubject("ESAI", "khusus", majors.ipa);
  const made = await addReadyBank("ESAI", subject);
  const plan = [
    { type: 2 as const, count: 1, weight: 60, policy: "mutlak" as const },
    { type: 3 as const, count: 1, weight: 40, policy: "mutlak" as const },
  ];
  const { id: bank, version } = made;
  const fields = { ...bankFields("ESAI", subject), plan };
  await server.ok(updateQuestionBank, { id: bank, version, ...fields }, { token: author });
  await server.db
    .insertInto("questions")
    .values(
      [2, 3].map((type) => ({
        id: `q-${type}`,
        bank_id: bank,
        type,
        audio: null,
        created_by: null,
        created_at: server.now,
      })),
    )
    .execute();
  const { id } = await exams.schedule("Esai", { bank_ids: [bank] });
  const { must, should } = await verdictOf(id);
  const sound = must.find(({ code }) => code === "sound");
  assert.equal(sound, {
    code: "sound",
    count: 1,
    of: 1,
    names: ["ESAI"],
    where: { bank_id: bank, types: [3] },
  });
  const essays = should.find(({ code }) => code === "essays");
  assert.equal(essays!.where, { subject_id: subject });
});

test("a form that nobody saved shows who gets which bank, and who none", async () => {
  const { server, addPerson, addReadyBank, addSubject, religions, groups, bank } = exams;
  const islam = await addReadyBank("F-ISL", await addSubject("F-ISL", "agama", religions.islam));
  const general = await addReadyBank("F-UMUM");
  await server.db.deleteFrom("participants").where("group_id", "=", groups.two.id).execute();
  await addPerson("F-1", { group_id: groups.two.id });
  await addPerson("F-2", { group_id: groups.two.id, agama_id: religions.katolik });
  const ask = (...bank_ids: string[]) =>
    server.ok(previewCoverage, {
      schedule_id: null,
      participant_mode: "CP",
      group_ids: [groups.two.id],
      bank_ids,
    });
  const one = await ask(islam.id);
  assert.is(one.without_count, 1);
  assert.is(one.without[0]!.no_ujian, "F-2");
  const both = await ask(general.id, islam.id);
  assert.equal(
    both.banks.map(({ count }) => count),
    [2, 0],
  );
  assert.equal(both.sensible_order, [islam.id, general.id]);
  assert.is((await ask(bank.id)).without_count, 0);
});

test.run();
