import * as assert from "uvu/assert";
import {
  createCompetence,
  deleteCompetences,
  exportCompetences,
  getCompetenceImport,
  importCompetences,
  listCompetenceDescendants,
  listCompetenceIds,
  listCompetenceOptions,
  listCompetencePhases,
  listCompetences,
  matchCompetences,
  reorderCompetence,
  updateCompetence,
  type Competence,
  type CompetenceImportRow,
  type CompetenceInput,
} from "../../../../contract/competences.ts";
import { createSubject, deleteSubjects } from "../../../../contract/subjects.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("competences");
let count = 0;

async function newSubject() {
  count += 1;
  return server.ok(createSubject, {
    kode: `KOMP-${count}`,
    nama: `Matpel Kompetensi ${count}`,
    scope: "umum",
    agama_id: null,
    jurusan_ids: [],
    corrector_ids: [],
    kkm: null,
  });
}
function input(subject_id: string, kode: string, parent_id: string | null = null) {
  const jenis = "TP" as const;
  return {
    subject_id,
    parent_id,
    kode,
    uraian: `Uraian ${kode}`,
    fase: "",
    jenis,
    level_kognitif: "" as const,
  };
}
const add = (subject: string, kode: string, parent: string | null = null) =>
  server.ok(createCompetence, input(subject, kode, parent));
function editOf(row: Competence, fields: Partial<CompetenceInput> = {}) {
  const { id, version, parent_id, kode, uraian, fase, jenis, level_kognitif } = row;
  return { id, version, parent_id, kode, uraian, fase, jenis, level_kognitif, ...fields };
}
async function codes(subject_id: string) {
  const { items } = await server.ok(listCompetences, { subject_id, per_page: 200 });
  return items.map(({ kode }) => kode);
}
/** A (A1, A2 (A2a)), B, C */
async function family() {
  const { id, kode } = await newSubject();
  const a = await add(id, "A");
  const b = await add(id, "B");
  const c = await add(id, "C");
  const a1 = await add(id, "A1", a.id);
  const a2 = await add(id, "A2", a.id);
  const a2a = await add(id, "A2a", a2.id);
  return { subject: id, kode, a, b, c, a1, a2, a2a };
}

test("the list is the tree in its order, over pages too, each with depth, place and counts", async () => {
  const { subject, a } = await family();
  assert.equal(await codes(subject), ["A", "A1", "A2", "A2a", "B", "C"]);
  const second = await server.ok(listCompetences, { subject_id: subject, per_page: 2, page: 2 });
  assert.equal(
    second.items.map((row) => [row.kode, row.depth, row.place, row.sibling_count, row.parent_kode]),
    [
      ["A2", 1, 2, 2, "A"],
      ["A2a", 2, 1, 1, "A2"],
    ],
  );
  assert.is(second.total, 6);
  const { items } = await server.ok(exportCompetences, { ids: [a.id] });
  assert.equal([items[0]!.child_count, items[0]!.question_count], [2, 0]);
});

test("the list finds by code and text, and filters by subject, phase and kind", async () => {
  const all = await server.ok(listCompetences, { q: "barisan dan deret" });
  assert.equal(
    all.items.map(({ kode, subject_kode }) => [subject_kode, kode]),
    [["MTK", "TP.1.2"]],
  );
  const found = await server.ok(listCompetences, { fase: "fase e", jenis: "CP", sort: "-kode" });
  assert.equal(
    found.items.map(({ kode }) => kode),
    ["CP.TULIS", "CP.DAT", "CP.BIL", "CP.BACA", "CP.ALJ"],
  );
  const { ids } = await server.ok(listCompetenceIds, {
    fase: "fase e",
    jenis: "CP",
    sort: "-kode",
  });
  assert.equal(
    ids,
    found.items.map(({ id }) => id),
  );
  assert.equal(await server.ok(listCompetencePhases, {}), ["Fase E"]);
  const most = await server.ok(listCompetences, { sort: "-question_count", per_page: 1 });
  assert.is(most.items[0]!.question_count, 4);
});

test("a code is taken once in its subject whatever its case, and free in another", async () => {
  const one = await newSubject();
  const other = await newSubject();
  await add(one.id, "Tp.1");
  await add(other.id, "TP.1");
  const refused = await server.call(createCompetence, input(one.id, "TP.1"));
  assert.match(JSON.stringify(refused.data), /sudah dipakai di matpel ini/u);
  assert.match(
    JSON.stringify((await server.call(createCompetence, input("gone", "X"))).data),
    /Matpel ini sudah tidak ada/u,
  );
});

test("a parent is of the same subject and never the competence itself or one below it", async () => {
  const { a, a2a, b, subject } = await family();
  const foreign = await add((await newSubject()).id, "F");
  const parentOf = async (row: Competence, parent_id: string) =>
    (await server.call(updateCompetence, editOf(row, { parent_id }))).data as unknown as {
      parent_id: string;
    };
  assert.match((await parentOf(a, foreign.id)).parent_id, /tidak ada di matpel ini/u);
  assert.match((await parentOf(a, a.id)).parent_id, /dirinya sendiri/u);
  assert.match((await parentOf(a, a2a.id)).parent_id, /turunan/u);
  await server.ok(updateCompetence, editOf(a, { parent_id: b.id }));
  assert.equal(await codes(subject), ["B", "A", "A1", "A2", "A2a", "C"]);
});

test("the tree has ten levels at most", async () => {
  const { id } = await newSubject();
  let parent: string | null = null;
  for (let level = 1; level <= 10; level += 1) {
    parent = (await add(id, `L${level}`, parent)).id;
  }
  const deeper = await server.call(createCompetence, input(id, "L11", parent));
  assert.match(JSON.stringify(deeper.data), /paling dalam 10 tingkat/u);
});

test("a change needs the version that was read; another order does not outdate it", async () => {
  const { a, subject } = await family();
  await server.ok(reorderCompetence, { id: a.id, move: "down" });
  const changed = await server.ok(updateCompetence, editOf(a, { uraian: "Baru", fase: "Fase F" }));
  assert.equal([changed.uraian, changed.version], ["Baru", 2]);
  const late = await server.call(updateCompetence, editOf(a, { uraian: "Terlambat" }));
  assert.is(late.status, 409);
  assert.equal(late.data, changed);
  assert.equal(await codes(subject), ["B", "A", "A1", "A2", "A2a", "C"]);
});

test("moving goes one step, or next to a sibling, and nowhere else", async () => {
  const { subject, a, b, c, a1 } = await family();
  assert.equal(await server.ok(reorderCompetence, { id: c.id, move: "up" }), {
    place: 2,
    sibling_count: 3,
  });
  await server.ok(reorderCompetence, { id: b.id, move: "before", target_id: a.id });
  assert.equal(await codes(subject), ["B", "A", "A1", "A2", "A2a", "C"]);
  await server.ok(reorderCompetence, { id: b.id, move: "after", target_id: c.id });
  assert.equal(await codes(subject), ["A", "A1", "A2", "A2a", "C", "B"]);
  await server.ok(reorderCompetence, { id: a.id, move: "up" });
  assert.equal(await codes(subject), ["A", "A1", "A2", "A2a", "C", "B"]);
  const foreign = { id: a1.id, move: "before" as const, target_id: b.id };
  assert.is((await server.call(reorderCompetence, foreign)).code, "12");
});

test("deleting names what is below, takes it along when told, and keeps what has questions", async () => {
  const { subject, a, a2, a1, a2a, b } = await family();
  const below = await server.ok(listCompetenceDescendants, { ids: [a.id, a1.id] });
  assert.equal(
    below.items.map(({ kode }) => kode),
    ["A2", "A2a"],
  );
  const alone = await server.ok(deleteCompetences, { ids: [a.id, b.id] });
  assert.equal(
    alone.results.map(({ outcome }) => outcome),
    ["refused", "done"],
  );
  assert.is(alone.results[0]!.reason, "Dipakai 2 kompetensi turunan: A1, A2.");
  const { id: question } = await server.db
    .selectFrom("questions")
    .select("id")
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto("question_competences")
    .values({ question_id: question, competence_id: a2a.id })
    .execute();
  const all = await server.ok(deleteCompetences, { ids: [a.id, a1.id, a2.id, a2a.id] });
  assert.equal(
    all.results.map(({ outcome, reason }) => [outcome, reason]),
    [
      ["refused", "Dipakai 1 kompetensi turunan: A2."],
      ["done", undefined],
      ["refused", "Dipakai 1 kompetensi turunan: A2a."],
      ["refused", "Dipakai 1 soal."],
    ],
  );
  assert.equal(await codes(subject), ["A", "A2", "A2a", "C"]);
  const { results } = await server.ok(deleteSubjects, { ids: [subject] });
  assert.match(results[0]!.reason!, /Dipakai 4 kompetensi/u);
});

test("options are one subject's tree, or all", async () => {
  const { subject } = await family();
  const own = await server.ok(listCompetenceOptions, { subject_id: subject });
  assert.equal(
    own.map(({ kode, depth }) => `${" ".repeat(depth)}${kode}`),
    ["A", " A1", " A2", "  A2a", "B", "C"],
  );
  assert.ok((await server.ok(listCompetenceOptions, {})).length > own.length);
});

test("each change is in the audit", async () => {
  const { id } = await newSubject();
  const first = await add(id, "X1");
  const row = await add(id, "X2");
  await server.ok(reorderCompetence, { id: row.id, move: "up" });
  await server.ok(updateCompetence, editOf(row, { uraian: "Lain" }));
  await server.ok(deleteCompetences, { ids: [row.id, first.id] });
  const entries = await server.db
    .selectFrom("audit_entries")
    .select(["action", "before", "after"])
    .where("object_id", "=", row.id)
    .orderBy("id")
    .execute();
  assert.equal(
    entries.map(({ action }) => action),
    ["competence.create", "competence.reorder", "competence.update", "competence.delete"],
  );
  assert.equal(
    [entries[2]!.before, entries[2]!.after],
    [{ uraian: "Uraian X2" }, { uraian: "Lain" }],
  );
});

// --- Import ---

function sheetRow(
  row: number,
  kode_matpel: string,
  kode: string,
  fields: Partial<CompetenceImportRow> = {},
): CompetenceImportRow {
  const blank = { kode_induk: null, fase: null, level_kognitif: null };
  return { row, kode_matpel, kode, uraian: `Impor ${kode}`, jenis: "TP", ...blank, ...fields };
}
function send(
  rows: CompetenceImportRow[],
  duplicates: "skip" | "update" | "stop" = "stop",
  import_id = randomAlphanumeric(20),
) {
  return server.call(importCompetences, { import_id, duplicates, rows });
}

test("parents may come later in the file, and the file's order is kept", async () => {
  const { id, kode } = await newSubject();
  const rows = [
    sheetRow(2, kode, "B.1", { kode_induk: "b" }),
    sheetRow(3, kode.toLowerCase(), "A"),
    sheetRow(4, kode, "B", { fase: "Fase E", level_kognitif: "C3" }),
    sheetRow(5, kode, "A.2", { kode_induk: "A" }),
    sheetRow(6, kode, "A.1", { kode_induk: "A" }),
  ];
  const importId = randomAlphanumeric(20);
  const answer = await send(rows, "stop", importId);
  assert.equal([answer.code, answer.data.created], ["00", 5], JSON.stringify(answer.data));
  assert.equal(await codes(id), ["A", "A.2", "A.1", "B", "B.1"]);
  assert.equal((await send(rows, "stop", importId)).data, answer.data);
  assert.equal(await server.ok(getCompetenceImport, { import_id: importId }), answer.data);
});

test("a fault anywhere writes nothing and is named", async () => {
  const { id, kode } = await newSubject();
  const { code, data } = await send([
    sheetRow(2, "TIADA", "A"),
    sheetRow(3, kode, "A", { kode_induk: "TIADA" }),
    sheetRow(4, kode, "a"),
    sheetRow(5, kode, "P", { kode_induk: "Q" }),
    sheetRow(6, kode, "Q", { kode_induk: "P" }),
  ]);
  assert.is(code, "01");
  assert.equal(
    data.faults.map(({ row, field }) => [row, field]),
    [
      [2, "kode_matpel"],
      [4, "kode"],
      [3, "kode_induk"],
      [5, "kode_induk"],
      [6, "kode_induk"],
    ],
  );
  assert.equal(await codes(id), []);
});

test("an update moves below another parent, empties by an empty text, and skips what is the same", async () => {
  const { subject, kode, a2a, b } = await family();
  const same = sheetRow(2, kode, "A2a", { uraian: "Uraian A2a" });
  assert.is((await send([same], "update")).data.skipped, 1);
  assert.is((await send([{ ...same, kode_induk: "B" }], "update")).data.updated, 1);
  assert.equal(await codes(subject), ["A", "A1", "A2", "B", "A2a", "C"]);
  const [moved] = (await server.ok(exportCompetences, { ids: [a2a.id] })).items;
  assert.equal([moved!.parent_id, moved!.version], [b.id, 2]);
  await send([{ ...same, kode_induk: "", fase: "Kelas X" }], "update");
  await send([{ ...same, fase: "" }], "update");
  const [root] = (await server.ok(exportCompetences, { ids: [a2a.id] })).items;
  assert.equal([root!.parent_id, root!.fase], [null, ""]);
  const circle = await send([sheetRow(2, kode, "A", { kode_induk: "A1" })], "update");
  assert.match(circle.data.faults[0]!.message, /berputar/u);
  const match = { keys: [{ kode_matpel: kode.toLowerCase(), kode: "a2A" }] };
  assert.equal(
    (await server.ok(matchCompetences, match)).matches.map(({ id }) => id),
    [a2a.id],
  );
});

test("two thousand are imported and listed quickly", async () => {
  const { id, kode } = await newSubject();
  const rows = Array.from({ length: 2000 }, (_none, index) =>
    sheetRow(index + 2, kode, `K.${index}`, {
      kode_induk: index < 40 ? null : `K.${index % 40}`,
    }),
  );
  let start = performance.now();
  assert.is((await send(rows)).data.created, 2000);
  assert.ok(performance.now() - start < 8000, `import ${performance.now() - start} ms`);
  start = performance.now();
  const page = await server.ok(listCompetences, { subject_id: id, per_page: 200, page: 5 });
  const took = performance.now() - start;
  assert.equal([page.items.length, page.total], [200, 2000]);
  assert.ok(took < 1000, `list ${took} ms`);
});

test.run();
