import * as assert from "uvu/assert";
import {
  createMajor,
  deleteMajors,
  listMajorOptions,
  updateMajor,
} from "../../../../contract/majors.ts";
import {
  deleteReligions,
  listReligionOptions,
  listReligions,
} from "../../../../contract/religions.ts";
import {
  createSubject,
  deleteSubjects,
  exportSubjects,
  getSubjectImport,
  importSubjects,
  listCorrectors,
  listSubjectIds,
  listSubjectOptions,
  listSubjects,
  matchSubjects,
  updateSubject,
  type Subject,
  type SubjectImportRow,
  type SubjectInput,
} from "../../../../contract/subjects.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("subjects");

let count = 0;
function input(fields: Partial<SubjectInput> = {}): SubjectInput {
  count += 1;
  return {
    kode: `UJI-${count}`,
    nama: `Mata Uji ${count}`,
    scope: "umum",
    agama_id: null,
    jurusan_ids: [],
    corrector_ids: [],
    kkm: 75,
    ...fields,
  };
}
const add = (fields: Partial<SubjectInput> = {}) => server.ok(createSubject, input(fields));
function editOf(row: Subject, fields: Partial<SubjectInput> = {}) {
  const { id, version, kode, nama, scope, agama_id, kkm } = row;
  const jurusan_ids = row.majors.map((one) => one.id);
  const corrector_ids = row.correctors.map((one) => one.id);
  const same = { kode, nama, scope, agama_id, jurusan_ids, corrector_ids, kkm };
  return { id, version, ...same, ...fields };
}
async function find(q: string) {
  const { items } = await server.ok(listSubjects, { q });
  return items.find(({ kode }) => kode === q)!;
}
const religions = () => server.ok(listReligionOptions, {});
const majors = () => server.ok(listMajorOptions, {});

test("the list finds by code and name, filters by kind, sorts, and pages", async () => {
  const special = await server.ok(listSubjects, { scope: "khusus", sort: "kode" });
  assert.equal(
    special.items.map(({ kode }) => kode),
    ["BIO", "EKO", "FIS", "GEO", "INF", "KIM"],
  );
  assert.equal(
    special.items[4]!.majors.map(({ kode }) => kode),
    ["IPA", "IPS"],
  );
  const found = await server.ok(listSubjects, { q: "agama  hindu" });
  assert.equal([found.total, found.items[0]!.agama_kode], [1, "HINDU"]);
  assert.is((await server.ok(listSubjects, { q: "%" })).total, 0);
  const second = await server.ok(listSubjects, { sort: "-kkm", per_page: 2, page: 2 });
  const { ids } = await server.ok(listSubjectIds, { sort: "-kkm" });
  assert.equal(
    second.items.map(({ id }) => id),
    ids.slice(2, 4),
  );
  const { items } = await server.ok(exportSubjects, { ids: ids.slice(0, 3) });
  assert.equal(
    items.map(({ id }) => id),
    ids.slice(0, 3),
  );
  assert.is((await server.ok(listSubjectOptions, {})).length, ids.length);
});

test("banks and essay questions are counted", async () => {
  const history = await find("SEJ");
  assert.equal([history.bank_count, history.essay_count, history.correctors], [1, 3, []]);
  const fresh = await add();
  assert.equal([fresh.bank_count, fresh.essay_count], [0, 0]);
});

test("a kind keeps only what belongs to it, and asks for what it needs", async () => {
  const [religion] = await religions();
  const [major] = await majors();
  const both = { agama_id: religion!.id, jurusan_ids: [major!.id, major!.id] };
  const general = await add({ scope: "umum", ...both });
  assert.equal([general.agama_id, general.majors], [null, []]);
  const special = await add({ scope: "khusus", ...both });
  assert.equal([special.agama_id, special.majors.length], [null, 1]);
  const religious = await add({ scope: "agama", ...both });
  assert.equal([religious.agama_kode, religious.majors], [religion!.kode, []]);
  const without = await server.call(createSubject, input({ scope: "agama" }));
  assert.equal(Object.keys(without.data as object), ["agama_id"]);
  const none = await server.call(createSubject, input({ scope: "khusus", nama: "" }));
  assert.equal(Object.keys(none.data as object).sort(), ["jurusan_ids", "nama"]);
});

test("a code is taken whatever its case; names keep quotes and Arabic, and lose double spaces", async () => {
  const made = await add({ kode: "Uji-Sama", nama: `  Bahasa  "Arab"  اللغة ` });
  assert.is(made.nama, `Bahasa "Arab" اللغة`);
  const refused = await server.call(createSubject, input({ kode: "UJI-sama" }));
  assert.match((refused.data as unknown as { kode: string }).kode, /sudah dipakai oleh Bahasa/u);
  assert.is((await server.call(createSubject, input({ nama: "N".repeat(201) }))).code, "12");
  assert.is((await server.call(createSubject, input({ kode: "A B" }))).code, "12");
});

test("the pass mark is between 0 and 100, or not set", async () => {
  assert.is((await add({ kkm: null })).kkm, null);
  assert.is((await add({ kkm: 72.5 })).kkm, 72.5);
  for (const kkm of [-1, 101, 70.123]) {
    assert.is((await server.call(createSubject, input({ kkm }))).code, "12", String(kkm));
  }
});

test("a change needs the version that was read", async () => {
  const row = await add();
  const changed = await server.ok(updateSubject, editOf(row, { nama: "Sesudah", kkm: 80 }));
  assert.equal([changed.nama, changed.kkm, changed.version], ["Sesudah", 80, 2]);
  const late = await server.call(updateSubject, editOf(row, { nama: "Terlambat" }));
  assert.is(late.status, 409);
  assert.equal(late.data, changed);
  assert.is((await server.ok(updateSubject, editOf(changed))).version, 2, "nothing to change");
  assert.is((await server.call(updateSubject, { ...editOf(row), id: "gone" })).status, 404);
});

test("an account that has become inactive stays a corrector, and is not chosen anew", async () => {
  const users = await server.ok(listCorrectors, {});
  const teacher = users.find(({ name }) => name.startsWith("Yuliana"))!;
  const row = await add({ corrector_ids: [teacher.id] });
  const setActive = (active: boolean) =>
    server.db.updateTable("users").set({ active }).where("id", "=", teacher.id).execute();
  await setActive(false);
  const kept = await server.ok(updateSubject, editOf(row, { nama: "Tetap" }));
  assert.equal(
    kept.correctors.map(({ id, active }) => [id, active]),
    [[teacher.id, false]],
  );
  const refused = await server.call(createSubject, input({ corrector_ids: [teacher.id] }));
  assert.match(JSON.stringify(refused.data), /tidak aktif/u);
  const listed = (await server.ok(listCorrectors, {})).find(({ id }) => id === teacher.id);
  assert.is(listed?.active, false);
  await setActive(true);
});

test("a subject in use is kept with who uses it, the others of the call go", async () => {
  const used = await find("BIN");
  const free = await add();
  const { results } = await server.ok(deleteSubjects, { ids: [used.id, free.id, "gone"] });
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["refused", "done", "refused"],
  );
  assert.is(
    results[0]!.reason,
    "Dipakai 1 banksoal: BKSL-BIN-2026. Dipakai 5 kompetensi: CP.BACA, CP.TULIS, TP.B.1 dan 2 lainnya.",
  );
});

test("majors and religions that subjects use are kept, and so are their codes", async () => {
  const major = await server.ok(createMajor, { kode: "TKJ", nama: "Teknik Komputer" });
  await add({ nama: "Jaringan Dasar", scope: "khusus", jurusan_ids: [major.id] });
  const { results } = await server.ok(deleteMajors, { ids: [major.id] });
  assert.is(results[0]!.reason, "Dipakai 1 matpel: Jaringan Dasar.");
  const { id, version } = major;
  const locked = await server.call(updateMajor, { id, version, kode: "TKJ2", nama: "Teknik" });
  assert.equal(locked.data as unknown, {
    kode: "Kode tidak dapat diubah karena dipakai 1 matpel.",
  });
  const hindu = (await server.ok(listReligions, { q: "HINDU" })).items[0]!;
  assert.is(hindu.subject_count, 1);
  const refused = await server.ok(deleteReligions, { ids: [hindu.id] });
  assert.match(
    refused.results[0]!.reason!,
    /Dipakai \d+ peserta: .+ dan \d+ lainnya\. Dipakai 1 matpel: /u,
  );
});

test("each change is in the audit with before and after", async () => {
  const row = await add({ nama: "Catat" });
  const edited = await server.ok(updateSubject, editOf(row, { nama: "Catat Ulang", kkm: 60 }));
  await server.ok(deleteSubjects, { ids: [edited.id] });
  const entries = await server.db
    .selectFrom("audit_entries")
    .select(["action", "before", "after"])
    .where("object_id", "=", row.id)
    .orderBy("id")
    .execute();
  assert.equal(
    entries.map(({ action }) => action),
    ["subject.create", "subject.update", "subject.delete"],
  );
  assert.equal(entries[1]!.before, { nama: "Catat", kkm: 75 });
  assert.equal(entries[1]!.after, { nama: "Catat Ulang", kkm: 60 });
});

// --- Import ---

function sheetRow(fields: Partial<SubjectImportRow> = {}): SubjectImportRow {
  count += 1;
  return {
    row: count + 1,
    kode: `IMP-${count}`,
    nama: `Matpel Impor ${count}`,
    agama_kode: null,
    jurusan_kodes: null,
    kkm: null,
    korektor: null,
    ...fields,
  };
}
function send(
  rows: SubjectImportRow[],
  duplicates: "skip" | "update" | "stop" = "stop",
  import_id = randomAlphanumeric(20),
) {
  return server.call(importSubjects, { import_id, duplicates, rows });
}

test("an import makes all three kinds, with correctors by e-mail", async () => {
  const { email } = server.account("EVAL");
  const rows = [
    sheetRow(),
    sheetRow({ agama_kode: "islam", kkm: 80 }),
    sheetRow({ agama_kode: "", jurusan_kodes: ["ipa", "IPS"], korektor: [email.toUpperCase()] }),
  ];
  const id = randomAlphanumeric(20);
  const answer = await send(rows, "stop", id);
  assert.equal([answer.code, answer.data.created], ["00", 3], JSON.stringify(answer.data));
  const made = await Promise.all(rows.map(({ kode }) => find(kode)));
  assert.equal(
    made.map((one) => [one.scope, one.agama_kode, one.majors.length, one.kkm]),
    [
      ["umum", null, 0, null],
      ["agama", "ISLAM", 0, 80],
      ["khusus", null, 2, null],
    ],
  );
  assert.is(made[2]!.correctors[0]!.email, email);
  const again = await send(rows, "stop", id);
  assert.equal(again.data, answer.data, "the same id writes once");
  assert.equal(await server.ok(getSubjectImport, { import_id: id }), answer.data);
});

test("an import with a fault writes nothing and names row, field and reason", async () => {
  const before = (await server.ok(listSubjects, {})).total;
  const good = sheetRow();
  const rows = [
    good,
    sheetRow({ agama_kode: "NIHIL" }),
    sheetRow({ jurusan_kodes: ["IPA", "NIHIL"] }),
    sheetRow({ korektor: ["bukan@siapa.siapa"] }),
    sheetRow({ kode: good.kode.toLowerCase() }),
    sheetRow({ kode: "bin" }),
  ];
  const { code, data } = await send(rows);
  assert.is(code, "01");
  assert.equal(
    data.faults.map(({ row, field }) => [row, field]),
    [
      [rows[1]!.row, "agama_kode"],
      [rows[2]!.row, "jurusan_kodes"],
      [rows[3]!.row, "korektor"],
      [rows[4]!.row, "kode"],
      [rows[5]!.row, "kode"],
    ],
  );
  assert.is((await server.ok(listSubjects, {})).total, before);
});

test("what a row does not say stays; what it empties goes; the same row changes nothing", async () => {
  const [religion] = await religions();
  const { id: corrector } = (await server.ok(listCorrectors, {}))[0]!;
  const own = { scope: "agama" as const, agama_id: religion!.id, corrector_ids: [corrector] };
  const row = await add({ ...own, kkm: 66 });
  const silent = sheetRow({ kode: row.kode, nama: row.nama });
  assert.is((await send([silent], "update")).data.skipped, 1);
  const noMajors = { ...silent, jurusan_kodes: [] };
  assert.is((await send([noMajors], "update")).data.skipped, 1, "its religion is kept");
  const moved = { ...silent, jurusan_kodes: ["IPA"], korektor: [], kkm: "" as const };
  assert.is((await send([moved], "update")).data.updated, 1);
  const now = await find(row.kode);
  assert.equal(
    [now.scope, now.agama_id, now.majors.length, now.correctors.length, now.kkm, now.version],
    ["khusus", null, 1, 0, null, 2],
  );
  assert.is((await send([{ ...silent, nama: "Lain" }], "skip")).data.skipped, 1);
  assert.equal(await server.ok(matchSubjects, { kode: [row.kode.toLowerCase(), "tiada"] }), {
    matches: [{ kode: row.kode, id: row.id, nama: row.nama }],
  });
});

test.run();
