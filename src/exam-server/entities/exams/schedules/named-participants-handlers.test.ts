import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  changeScheduleParticipants,
  getScheduleImport,
  importScheduleParticipants,
  listScheduleCandidateIds,
  listScheduleCandidates,
  listScheduleParticipantIds,
  listScheduleParticipants,
  matchScheduleParticipants,
} from "../../../../contract/exams/schedule-participants.ts";
import { openTestExams, type TestExams } from "../../../../testing/exams/open-test-exams.ts";

const test = suite("participants of a schedule");
let exams: TestExams;

test.before(async () => {
  exams = await openTestExams();
});
test.after(() => exams.close());

const named = (alias: string) => exams.schedule(alias, { participant_mode: "SP" });
const numbersOf = async (id: string, more: object = {}) =>
  (await exams.server.ok(listScheduleParticipants, { id, ...more })).items
    .map(({ no_ujian }) => no_ujian)
    .join(" ");

test("participants are named, taken out and brought back", async () => {
  const { server, groups, addPerson } = exams;
  const { id } = await named("Susulan");
  const first = await addPerson("S-1");
  const second = await addPerson("S-2", { group_id: groups.two.id });
  const changes = [first, second, "nobody"].map((one) => ({ id: one, named: true }));
  const { results } = await server.ok(changeScheduleParticipants, { id, changes });
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done", "done", "refused"],
  );
  assert.is(await numbersOf(id), "S-1 S-2");
  assert.is(await numbersOf(id, { group_id: groups.two.id }), "S-2");
  assert.is(await numbersOf(id, { q: "s-1" }), "S-1");
  assert.equal((await server.ok(listScheduleParticipantIds, { id })).ids, [first, second]);
  const candidates = (await server.ok(listScheduleCandidates, { id, q: "S-" })).items;
  assert.equal(candidates, []);

  const out = { id, changes: [{ id: first, named: false }] };
  const taken = await server.ok(changeScheduleParticipants, out);
  assert.is(await numbersOf(id), "S-2");
  const ids = (await server.ok(listScheduleCandidateIds, { id, q: "S-" })).ids;
  assert.equal(ids, [first]);
  await server.ok(changeScheduleParticipants, { id, changes: [taken.results[0]!.before!] });
  assert.is(await numbersOf(id), "S-1 S-2");
});

test("whoever has begun stays named", async () => {
  const { server, addPerson, begin } = exams;
  const { id } = await named("Sudah mulai");
  const person = await addPerson("M-1");
  const change = (is: boolean) => ({ id, changes: [{ id: person, named: is }] });
  await server.ok(changeScheduleParticipants, change(true));
  await begin(id, person);
  const { results } = await server.ok(changeScheduleParticipants, change(false));
  assert.is(results[0]!.outcome, "refused");
  assert.is(await numbersOf(id), "M-1");
});

test("a schedule for classes names nobody by itself", async () => {
  const { server, groups, addPerson } = exams;
  const { id } = await exams.schedule("Untuk kelas", { group_ids: [groups.grade.id] });
  const person = await addPerson("K-1");
  const changes = [{ id: person, named: true }];
  assert.is((await server.call(changeScheduleParticipants, { id, changes })).code, "49");
  assert.is(await numbersOf(id, { q: "K-" }), "K-1");
});

test("the list tells what somebody lacks, and his bank", async () => {
  const { addPerson, addSubject, addReadyBank, religions, groups } = exams;
  const subject = await addSubject("ISLAM", "agama", religions.islam);
  const bank = await addReadyBank("AGAMA", subject);
  const { id } = await exams.schedule("Agama", { bank_ids: [bank.id] });
  await addPerson("L-1");
  await addPerson("L-2", { agama_id: religions.katolik });
  await addPerson("L-3", { group_id: null });
  const found = (lacks: string) => numbersOf(id, { q: "L-", lacks });
  assert.is(await found(""), "L-1 L-2 L-3");
  assert.is(await found("bank"), "L-2");
  assert.is(await found("group"), "L-3");
  assert.is(await found("session"), "L-1 L-2 L-3");
  const { items } = await exams.server.ok(listScheduleParticipants, { id, q: "L-" });
  assert.equal(
    items.map(({ bank_kode }) => bank_kode),
    ["AGAMA", null, "AGAMA"],
  );
  assert.is(items[0]!.group_path, groups.one.path);
});

test("a sheet of numbers is written once, and not at all with an unknown or double one", async () => {
  const { server, addPerson } = exams;
  const schedule_id = (await named("Dari berkas")).id;
  await addPerson("i-01");
  await addPerson("I-02");
  await addPerson("I-03", { nama: "Tidak ikut" });
  const rows = (...numbers: string[]) => numbers.map((no_ujian, at) => ({ row: at + 2, no_ujian }));
  const send = (import_id: string, ...numbers: string[]) =>
    server.call(importScheduleParticipants, { import_id, schedule_id, rows: rows(...numbers) });
  const faulty = await send("import-of-numbers-1", "I-01", "I-99", "i-01");
  assert.equal(
    faulty.data.faults.map(({ row }) => row),
    [4, 3],
  );
  assert.is(await numbersOf(schedule_id), "");
  const { data } = await send("import-of-numbers-2", "I-01", "I-02");
  assert.is(data.created, 2);
  assert.equal((await send("import-of-numbers-2", "I-01", "I-02")).data, data);
  const import_id = "import-of-numbers-2";
  assert.equal(await server.ok(getScheduleImport, { import_id }), data);
  assert.is((await send("import-of-numbers-3", "I-02", "I-03")).data.skipped, 1);
  assert.is(await numbersOf(schedule_id), "i-01 I-02 I-03");

  const asked = { id: schedule_id, no_ujian: ["I-01", "I-77", "S-1"] };
  const { matches } = await server.ok(matchScheduleParticipants, asked);
  assert.equal(matches.map(({ no_ujian, named: isNamed }) => [no_ujian, isNamed]).sort(), [
    ["S-1", false],
    ["i-01", true],
  ]);
});

test("nobody chooses for another teacher's schedule", async () => {
  const { server, stranger } = exams;
  const { id } = await named("Bukan milik");
  const as = { token: stranger };
  assert.is((await server.call(listScheduleParticipants, { id }, as)).code, "44");
  assert.is((await server.call(listScheduleCandidateIds, { id }, as)).code, "44");
  const changes = [{ id: "any", named: true }];
  assert.is((await server.call(changeScheduleParticipants, { id, changes }, as)).code, "44");
  const rows = [{ row: 2, no_ujian: "S-1" }];
  const sheet = { import_id: "import-of-stranger", schedule_id: id, rows };
  assert.is((await server.call(importScheduleParticipants, sheet, as)).code, "44");
});

test.run();
