// What home says of the work: to whom, of what, in which order.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getOverview, type Overview, type TodoKind } from "../../../../contract/home.ts";
import {
  listQuestionBanks,
  lockQuestionBank,
  setQuestionBankStatus,
  type PlanEntry,
} from "../../../../contract/questions/banks.ts";
import { deleteQuestions } from "../../../../contract/questions/questions.ts";
import { createReference } from "../../../../contract/questions/references.ts";
import { updateMarkingRules } from "../../../../contract/marking/marking-rules.ts";
import { listMarkingUnits } from "../../../../contract/marking/marking-units.ts";
import { settingCodes } from "../../../../contract/settings.ts";
import { updateSettings } from "../../../../contract/setting-changes.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type Marker,
} from "../../../../testing/exams/marking-school.ts";
import {
  openTestBank,
  questionOf,
  sharedText,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";
import type { TestServer } from "../../../../testing/server/open-test-server.ts";
import { withTestServer } from "../../../../testing/server/server-suite.ts";

const test = suite("what home says of the work");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
});
test.after(() => school.close());

const home = (token: string | null = school.server.token, server: TestServer = school.server) =>
  server.ok(getOverview, {}, { token });
const todoOf = ({ todo }: Overview, kind: TodoKind) => todo.find((item) => item.kind === kind);
const recentOf = ({ recent }: Overview) => recent.map(({ kode }) => kode);
/** Choices with one right answer, so many of them. */
const plan = (count: number): PlanEntry[] => [
  { type: 1, count, weight: 100, policy: "mutlak", minus: 0 },
];

async function addParticipant(more: { status?: "blocked"; deleted_at?: Date } = {}) {
  const { db, now } = school.server;
  const first = (table: "majors" | "religions") =>
    db.selectFrom(table).select("id").limit(1).executeTakeFirstOrThrow();
  const id = randomUUID();
  const row = {
    id,
    no_ujian: id.slice(0, 8),
    nama: "Peserta",
    sesi: 1,
    password_hash: "",
    jurusan_id: (await first("majors")).id,
    agama_id: (await first("religions")).id,
    group_id: null,
    antiblock: false,
    status: "active" as const,
    block_reason: "",
    created_at: now,
    updated_at: now,
    ...more,
  };
  await db.insertInto("participants").values(row).execute();
  return id;
}

test("banks without all that their plan shows are named, the one that lacks most first", async () => {
  const { server, author, stranger } = school;
  const some = await school.addBank("SEJ", author, { plan: plan(3) });
  const most = await school.addBank("EKO", author, { plan: plan(40) });
  const full = await school.addBank("GEO", author, { plan: plan(1) });
  await school.add("satu", {}, full.id);
  await school.add("dua", {}, some.id);
  // Of a type that is not planned: it makes up for none that is.
  await school.add("esai", questionOf(2), some.id);
  await school.addBank("LAMA", author, { plan: plan(9) });
  const [archived] = (await server.ok(listQuestionBanks, { q: "LAMA" })).items;
  await server.ok(setQuestionBankStatus, { ids: [archived!.id], status: "arsip" });
  const item = todoOf(await home(author), "short_banks");
  assert.is(item?.count, 2);
  assert.equal(item?.banks, [
    { id: most.id, kode: "EKO", missing: 40, locked: false },
    { id: some.id, kode: "SEJ", missing: 2, locked: false },
  ]);
  assert.is(todoOf(await home(), "short_banks")?.count, 2, "the Head Master sees all");
  assert.is(todoOf(await home(stranger), "short_banks"), undefined, "others have no part in them");
});

test("the numbers are those of the lists that they lead to", async () => {
  const { server, author } = school;
  const token = author;
  for (const [kind, filling] of [
    ["short_banks", "kurang"],
    ["unplanned_banks", "tanpa"],
  ] as const) {
    const { total } = await server.ok(listQuestionBanks, { filling, status: "aktif" }, { token });
    assert.is(todoOf(await home(author), kind)?.count, total, kind);
  }
  const whole = await server.ok(listQuestionBanks, { filling: "lengkap" }, { token });
  assert.equal(
    whole.items.map(({ kode }) => kode),
    ["GEO"],
  );
});

test("a bank that has become whole leaves", async () => {
  const { server, author } = school;
  const bank = await school.addBank("SATU", author, { plan: plan(1) });
  const count = async () => todoOf(await home(author), "short_banks")?.count;
  const before = (await count())!;
  const { id } = await school.add("soal", {}, bank.id);
  assert.is(await count(), before - 1);
  await server.ok(deleteQuestions, { ids: [id] });
  assert.is(await count(), before, "a deleted question does not count");
});

test("of a locked bank it is said that it is locked", async () => {
  const { server } = school;
  const [bank] = (await server.ok(listQuestionBanks, { q: "EKO" })).items;
  await server.ok(lockQuestionBank, { id: bank!.id, password: "gembok kayu" });
  assert.is(todoOf(await home(), "short_banks")?.banks[0]?.locked, true);
});

test("participants are counted for those who may open them: blocked first, without a group last", async () => {
  const { server, author } = school;
  const { db, now } = server;
  assert.is(todoOf(await home(), "blocked"), undefined, "at zero it is left out");
  await addParticipant();
  await addParticipant({ deleted_at: now });
  await addParticipant({ status: "blocked" });
  assert.is(todoOf(await home(), "ungrouped"), undefined, "the school uses no groups");
  const stamps = { created_at: now, updated_at: now };
  const group = { id: randomUUID(), parent_id: null, name: "X", path: "X", sort_key: "X" };
  await db
    .insertInto("groups")
    .values({ ...group, ...stamps })
    .execute();
  const { todo } = await home();
  assert.equal(
    todo.map(({ kind }) => kind),
    ["blocked", "short_banks", "unplanned_banks", "ungrouped"],
  );
  assert.is(todoOf(await home(), "blocked")?.count, 1);
  assert.is(todoOf(await home(), "ungrouped")?.count, 2);
  assert.equal(
    (await home(author)).todo.map(({ kind }) => kind),
    ["short_banks", "unplanned_banks"],
  );
});

test("one goes on where one stopped: in the banks that one has changed oneself", async () => {
  const { server, author, stranger } = school;
  const own = await school.addBank("LANJUT", stranger, { plan: plan(4) });
  assert.equal(recentOf(await home(stranger)), ["LANJUT"]);
  const later = await school.addBank("KEMUDIAN", stranger, { plan: plan(4) });
  assert.equal(recentOf(await home(stranger)), ["KEMUDIAN", "LANJUT"]);
  await server.ok(createReference, { id: own.id, ...sharedText }, { token: stranger });
  const home1 = await home(stranger);
  assert.equal(recentOf(home1), ["LANJUT", "KEMUDIAN"]);
  // By the Head Master, who has worked on it then.
  await school.add("satu", {}, later.id);
  const [, other] = (await home(stranger)).recent;
  assert.equal([other?.planned, other?.missing, other?.entered], [4, 3, 1]);
  assert.is(recentOf(await home())[0], "KEMUDIAN");
  assert.not(recentOf(await home(author)).includes("LANJUT"));
  await server.ok(lockQuestionBank, { id: own.id, password: "gembok kayu" }, { token: stranger });
  assert.equal(recentOf(await home(stranger)), ["KEMUDIAN"], "nobody looks into a locked one");
});

test("a person without codes hears of nothing, each role of what its codes open", () =>
  withTestServer({}, async (demo) => {
    const kinds = async (token: string | null) =>
      (await demo.ok(getOverview, {}, { token })).todo.map(({ kind }) => kind);
    const operator = await demo.signIn("OPRA");
    const teacher = await demo.signIn("EVAL");
    assert.equal(await kinds(operator), []);
    assert.ok((await kinds(teacher)).every((kind) => kind.endsWith("_banks")));
    assert.ok((await kinds(demo.token)).includes("short_banks"));
    await demo.db.deleteFrom("role_menus").where("code", "=", "0010A").execute();
    assert.equal(await kinds(teacher), []);
    assert.equal((await demo.ok(getOverview, {}, { token: teacher })).recent, []);
  }));

test("what waits for a corrector is counted by exam, as the list of what is marked counts it", async () => {
  const marking = await openMarkingSchool();
  try {
    const { server } = marking;
    const [ratna, budi] = [await marking.addMarker("Ratna"), await marking.addMarker("Budi")];
    const examOf = async (alias: string, count: number) =>
      (await marking.addMarkedExam(alias, Array(count).fill(essayOf(alias)))).unit;
    const [one, three, two] = [
      await examOf("Satu", 1),
      await examOf("Tiga", 3),
      await examOf("Dua", 2),
    ];
    const waitingFor = async ({ token }: Marker) => todoOf(await home(token, server), "marking");
    const before = await waitingFor(ratna);
    assert.is(before?.count, 6);
    assert.equal(before?.exams, [
      { id: three.schedule_id, name: "Tiga", count: 3 },
      { id: two.schedule_id, name: "Dua", count: 2 },
    ]);
    assert.is(before?.more_exams, 1);
    const { answers } = await marking.claim(three, ratna);
    await marking.save(three, ratna, markOf(answers, "1"));
    const rules = { second_percent: 100, near_kkm_points: null, tolerance_percent: 10 };
    const checked = { ...two, version: 1, ...rules, control_percent: 50 };
    await server.ok(updateMarkingRules, checked);
    for (const marker of [ratna, budi]) {
      const claimed = await marking.claim(two, marker);
      await marking.save(two, marker, markOf(claimed.answers, "1/2"));
    }
    // A control answer, which the list counts as any other.
    const sari = await marking.addMarker("Sari");
    await marking.claim(one, sari);
    await marking.claim(two, sari);
    for (const marker of [ratna, budi, sari]) {
      const { items } = await server.ok(listMarkingUnits, {}, { token: marker.token });
      const listed = items.flatMap(({ schedule_id: id, schedule: name, mine: count }) =>
        count > 0 ? [{ id, name, count }] : [],
      );
      const { count = 0, exams = [], more_exams = 0 } = (await waitingFor(marker)) ?? {};
      assert.is(
        count,
        listed.reduce((sum, unit) => sum + unit.count, 0),
        marker.name,
      );
      assert.is(exams.length + more_exams, listed.length, marker.name);
      for (const exam of exams)
        assert.ok(
          listed.some((unit) => unit.id === exam.id && unit.count === exam.count),
          exam.name,
        );
    }
  } finally {
    await marking.close();
  }
});

test("the first steps count what there is; the institution's name counts once it is its own", () =>
  withTestServer({ school: "empty" }, async (server) => {
    const steps = async () => (await server.ok(getOverview, {})).steps;
    assert.equal(await steps(), {
      institution_named: false,
      participants: 0,
      subjects: 0,
      question_banks: 0,
      schedules: 0,
      active_schedules: 0,
    });
    const name = (value: string, version: number) =>
      server.ok(updateSettings, { settings: [{ code: settingCodes.name, value, version }] });
    await name("SMK Negeri 1", 0);
    assert.ok((await steps()).institution_named);
    await name("Extraordinary CBT", 1);
    assert.not((await steps()).institution_named);
  }));

test.run();
