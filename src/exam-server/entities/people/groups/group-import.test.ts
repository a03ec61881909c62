import * as assert from "uvu/assert";
import {
  getGroupImport,
  importGroupMembers,
  listGroupMembers,
  planGroupImport,
  type GroupImportPlan,
  type PlannedMember,
} from "../../../../contract/group-members.ts";
import { createGroup, listGroups } from "../../../../contract/groups.ts";
import { listParticipants } from "../../../../contract/participants.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("importing members of groups");
let count = 0;

type Rows = { row: number; no_ujian: string; group?: string }[];
const rowsOf = (pairs: [number: string, group?: string][]): Rows =>
  pairs.map(([no_ujian, group], at) => ({
    row: at + 2,
    no_ujian,
    ...(group === undefined ? {} : { group }),
  }));
const nextId = () => `import-of-groups-${String((count += 1)).padStart(4, "0")}`;
const plan = (rows: Rows, group_id: string | null = null) =>
  server.ok(planGroupImport, { group_id, rows });
const agreed = { move: true, replace: false, create_groups: true };
async function commit(rows: Rows, choices: Partial<typeof agreed> & { group_id?: string } = {}) {
  const { group_id = null, ...chosen } = choices;
  const { fingerprint } = await plan(rows, group_id);
  const input = { import_id: nextId(), group_id, fingerprint, rows, ...agreed, ...chosen };
  return server.ok(importGroupMembers, input);
}
const groupNamed = async (path: string) =>
  (await server.ok(listGroups, {})).items.find((group) => group.path === path);
async function numbersOf(path: string): Promise<string[]> {
  const { id } = (await groupNamed(path))!;
  const { items } = await server.ok(listGroupMembers, { id, per_page: 200, sort: "no_ujian" });
  return items.map(({ no_ujian }) => no_ujian);
}
const plannedNumbers = ({ members }: GroupImportPlan, does: PlannedMember["does"]) =>
  members.filter((member) => member.does === does).map(({ no_ujian }) => no_ujian);

test("the plan tells who is new, who moves, who stays and who leaves, and writes nothing", async () => {
  const { items: free } = await server.ok(listParticipants, { group_id: "none" });
  const [stays, ...leave] = await numbersOf("X / X 1");
  const [moves] = await numbersOf("X / X 2");
  const answer = await plan(
    rowsOf([
      [stays!, "X 1"],
      [moves!, "x/x 1"],
      [free[0]!.no_ujian, "X / X 1"],
    ]),
  );
  assert.equal(plannedNumbers(answer, "stay"), [stays]);
  assert.equal(plannedNumbers(answer, "move"), [moves]);
  assert.equal(plannedNumbers(answer, "join"), [free[0]!.no_ujian]);
  assert.equal(plannedNumbers(answer, "leave").sort(), leave);
  assert.equal(answer.new_groups, []);
  assert.is((await numbersOf("X / X 1")).length, leave.length + 1);
});

test("missing groups are made with their parents, when the person agrees", async () => {
  const [one, two, three] = await numbersOf("XI / XI IPA 1");
  const rows = rowsOf([
    [one!, "Ekskul / Pramuka"],
    [two!, "ekskul/pramuka"],
    [three!, "XI / XI IPA 9"],
  ]);
  assert.equal((await plan(rows)).new_groups, ["Ekskul", "Ekskul / Pramuka", "XI / XI IPA 9"]);
  const { fingerprint } = await plan(rows);
  const refused = await server.call(importGroupMembers, {
    import_id: nextId(),
    group_id: null,
    fingerprint,
    rows,
    ...agreed,
    create_groups: false,
  });
  assert.is(refused.status, 409);
  assert.is(await groupNamed("Ekskul"), undefined);
  const result = await commit(rows);
  assert.equal([result.updated, result.new_groups], [3, 3]);
  assert.equal(await numbersOf("Ekskul / Pramuka"), [one, two]);
  assert.equal(await numbersOf("XI / XI IPA 9"), [three]);
});

test("only adding leaves others where they are; the whole membership sends them away", async () => {
  const [first, second, ...others] = await numbersOf("X / X 3");
  const rows = rowsOf([
    [first!, "X 3"],
    [second!, "X 3"],
  ]);
  const added = await commit(rows);
  assert.equal([added.created, added.updated, added.skipped, added.left], [0, 0, 2, 0]);
  const whole = await commit(rows, { replace: true });
  assert.is(whole.left, others.length);
  assert.equal(await numbersOf("X / X 3"), [first, second]);
  assert.is((await commit(rows, { replace: true })).left, 0, "the same file again changes nothing");
});

test("who is in another group is left there unless the person agrees", async () => {
  const [mover] = await numbersOf("X / X 4");
  const rows = rowsOf([[mover!, "X 2"]]);
  assert.equal((await commit(rows, { move: false })).skipped, 1);
  assert.ok((await numbersOf("X / X 4")).includes(mover!));
  assert.is((await commit(rows)).updated, 1);
  assert.ok((await numbersOf("X / X 2")).includes(mover!));
});

test("rows that name no group are for the opened one", async () => {
  const opened = await server.ok(createGroup, { name: "Dibuka", parent_id: null });
  const [one, two] = await numbersOf("XII / XII IPA 1");
  const result = await commit(rowsOf([[one!.toUpperCase()], [two!]]), { group_id: opened.id });
  assert.is(result.updated, 2);
  assert.equal(await numbersOf("Dibuka"), [one, two]);
});

test("one faulty row, and nothing at all is written", async () => {
  const [good] = await numbersOf("XII / XII IPS 1");
  await server.ok(createGroup, {
    name: "X 1",
    parent_id: (await groupNamed("Ekskul"))!.id,
  });
  const rows = rowsOf([
    [good!, "Dibuka"],
    ["tak dikenal", "Dibuka"],
    [good!, "Dibuka"],
    ["01-001-0002", "X 1"],
    ["01-001-0003", "a/b/c/d/e/f/g"],
    ["01-001-0004", "a//b"],
  ]).map((row) => ({ ...row, no_ujian: row.no_ujian.replace(" ", "-") }));
  const answer = await server.call(importGroupMembers, {
    import_id: nextId(),
    group_id: null,
    fingerprint: (await plan(rows)).fingerprint,
    rows,
    ...agreed,
  });
  assert.is(answer.code, "01");
  assert.equal(
    answer.data.faults.map(({ row, field }) => [row, field]),
    [
      [3, "no_ujian"],
      [4, "no_ujian"],
      [5, "group"],
      [6, "group"],
      [7, "group"],
    ],
  );
  assert.match(answer.data.faults[2]!.message, "Ada 2 group");
  assert.ok((await numbersOf("XII / XII IPS 1")).includes(good!));
  assert.is(await groupNamed("a"), undefined);
});

test("what somebody changed since the plan was shown is not overwritten unseen", async () => {
  const [one, two] = await numbersOf("XII / XII IPA 2");
  const rows = rowsOf([[one!, "Dibuka"]]);
  const { fingerprint } = await plan(rows);
  await commit(rowsOf([[one!, "Ekskul"]]));
  const late = { import_id: nextId(), group_id: null, fingerprint, rows, ...agreed };
  const answer = await server.call(importGroupMembers, late);
  assert.is(answer.status, 409);
  assert.equal(await numbersOf("Ekskul / Pramuka").then((all) => all.includes(one!)), false);
  assert.is((await server.call(getGroupImport, { import_id: late.import_id })).status, 404);
  assert.ok((await numbersOf("XII / XII IPA 2")).includes(two!));
});

test("the same import sent twice is written once", async () => {
  const [one] = await numbersOf("XII / XII IPA 2");
  const rows = rowsOf([[one!, "Dibuka"]]);
  const { fingerprint } = await plan(rows);
  const input = { import_id: nextId(), group_id: null, fingerprint, rows, ...agreed };
  const first = await server.ok(importGroupMembers, input);
  assert.equal(await server.ok(importGroupMembers, input), first);
  assert.equal(await server.ok(getGroupImport, { import_id: input.import_id }), first);
  const entries = await server.db
    .selectFrom("audit_entries")
    .select("id")
    .where("object_id", "=", input.import_id)
    .execute();
  assert.is(entries.length, 1);
});

test("five thousand participants go into two hundred groups in one call", async () => {
  const { jurusan_id, agama_id } = await server.db
    .selectFrom("participants")
    .select(["jurusan_id", "agama_id"])
    .executeTakeFirstOrThrow();
  const people = Array.from({ length: 5000 }, (_none, at) => ({
    id: `many-${at}`,
    no_ujian: `M-${String(at).padStart(5, "0")}`,
    nama: `Peserta ${at}`,
    sesi: 1,
    password_hash: "",
    jurusan_id,
    agama_id,
    group_id: null,
    antiblock: false,
    status: "active" as const,
    block_reason: "",
    created_at: server.now,
    updated_at: server.now,
  }));
  for (let at = 0; at < people.length; at += 1000) {
    await server.db
      .insertInto("participants")
      .values(people.slice(at, at + 1000))
      .execute();
  }
  const rows = rowsOf(people.map(({ no_ujian }, at) => [no_ujian, `Angkatan / Kelas ${at % 200}`]));
  const first = await commit(rows);
  assert.equal([first.created, first.new_groups], [5000, 201]);
  const shifted = rowsOf(
    people.map(({ no_ujian }, at) => [no_ujian, `Angkatan / Kelas ${(at + 1) % 200}`]),
  );
  const started = performance.now();
  const second = await commit(shifted, { replace: true });
  const tookMs = performance.now() - started;
  assert.equal([second.updated, second.left], [5000, 0]);
  assert.is((await numbersOf("Angkatan / Kelas 7")).length, 25);
  assert.ok(tookMs < 15_000, `${Math.round(tookMs)} ms`);
  if (process.env["EXO_TIMES"]) console.log(`moved 5,000 in ${Math.round(tookMs)} ms`);
});

test.run();
