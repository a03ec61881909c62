// Adding and changing a subject against the exam server.
import * as assert from "uvu/assert";
import { listMajorOptions } from "../../contract/majors.ts";
import {
  createSubject,
  listSubjects,
  updateSubject,
  type Subject,
  type SubjectInput,
} from "../../contract/subjects.ts";
import { $subjects } from "./subject-lookups.ts";
import { clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { createSubjectFormModel } from "./subject-form-model.ts";
import { createSubjectsModel } from "./subjects-model.ts";

const { test, server } = serverSuite("subject form");
test.before(() => {
  connectConsole(server);
  history.replaceState(null, "", "/adm/subjects");
});
test.after(() => {
  clearNotices();
});

const fields: SubjectInput = {
  kode: "UJI",
  nama: "Uji",
  scope: "umum",
  agama_id: null,
  jurusan_ids: [],
  corrector_ids: [],
  kkm: 75,
};
const add = (kode: string) => server.ok(createSubject, { ...fields, kode });
async function stored(q: string): Promise<Subject | undefined> {
  return (await server.ok(listSubjects, { q })).items.find(({ kode }) => kode === q);
}
function opened(subject: Subject | null) {
  const saved: Subject[] = [];
  return { ...createSubjectFormModel(subject, (one) => saved.push(one)), saved };
}

test("proposes another code each time, which may be changed", async () => {
  const [one, other] = [opened(null), opened(null)];
  assert.match(one.form.$values.get().kode, /^MTPL-[A-Z0-9]{2}-[A-Z0-9]{3}$/u);
  assert.is.not(one.form.$values.get().kode, other.form.$values.get().kode);
  assert.not(one.form.isDirty(), "a proposal is nothing to lose");
  one.form.set("kode", "SENDIRI");
  one.form.set("nama", "Kode Sendiri");
  assert.ok(await one.form.save());
  assert.is(one.saved[0]!.kode, "SENDIRI");
  one.exit();
  other.exit();
});

test("a code that is taken is refused at its field, and whose it is", async () => {
  const { form, exit } = opened(null);
  form.set("kode", "bin");
  form.set("nama", "Kembar");
  assert.not(await form.save());
  const said = "Kode bin sudah dipakai oleh Bahasa Indonesia.";
  assert.equal(form.$errors.get(), { kode: said });
  assert.is(form.$values.get().nama, "Kembar");
  exit();
});

test("reads the pass mark with a comma, none as none, and refuses what is no number", async () => {
  const { form, exit } = opened(null);
  form.set("kode", "NILAI");
  form.set("nama", "Nilai");
  for (const kkm of ["tujuh", "101", "-1", "72,555"]) {
    form.set("kkm", kkm);
    assert.not(await form.save());
    assert.match(form.$errors.get()["kkm"] ?? "", /^KKM /u, kkm);
  }
  form.set("kkm", " 72,5 ");
  assert.ok(await form.save());
  assert.is((await stored("NILAI"))?.kkm, 72.5);
  exit();
  const again = opened((await stored("NILAI"))!);
  assert.is(again.form.$values.get().kkm, "72,5");
  again.form.set("kkm", "");
  assert.ok(await again.form.save());
  assert.is((await stored("NILAI"))?.kkm, null);
  again.exit();
});

test("asks for a religion or majors by kind, and forgets those of another kind", async () => {
  const [major] = await server.ok(listMajorOptions, {});
  const { form, exit } = opened(null);
  form.set("kode", "JENIS");
  form.set("nama", "Jenis");
  form.set("scope", "agama");
  assert.not(await form.save());
  assert.equal(Object.keys(form.$errors.get()), ["agama_id"]);
  form.set("scope", "khusus");
  assert.not(await form.save());
  assert.equal(Object.keys(form.$errors.get()), ["jurusan_ids"]);
  form.set("jurusan_ids", [major!.id]);
  form.set("scope", "umum");
  assert.ok(await form.save());
  assert.equal((await stored("JENIS"))?.majors, []);
  exit();
});

test("somebody else's change is told field by field, and what was typed goes on top of it", async () => {
  const row = await add("DUA");
  const editor = opened(row);
  editor.form.set("kkm", "60");
  const { id, version } = row;
  await server.ok(updateSubject, { ...fields, id, version, kode: "DUA", nama: "Milik lain" });
  assert.not(await editor.form.save());
  assert.equal(editor.$conflict.get()?.differences, [
    { name: "nama", newer: "Milik lain" },
    { name: "kkm", newer: "75" },
  ]);
  assert.is((await stored("DUA"))?.kkm, 75, "nothing is overwritten");
  editor.keepMine();
  assert.ok(await editor.form.save());
  const now = await stored("DUA");
  assert.equal([now?.nama, now?.kkm], ["Milik lain", 60]);
  editor.exit();
});

test("what is saved is in the list and among the choices of other screens", async () => {
  const model = createSubjectsModel();
  model.saved((await add("BARU")).nama);
  await model.changed();
  const choices = $subjects.get();
  assert.ok(choices.status === "ready" && choices.items.some(({ kode }) => kode === "BARU"));
  model.exit();
});

test("what could not be deleted stays selected", async () => {
  const used = (await stored("BIN"))!;
  const free = await add("LEPAS");
  const model = createSubjectsModel();
  model.list.toggle(used.id, true);
  model.list.toggle(free.id, true);
  const target = { ids: [used.id, free.id], name: null };
  const run = model.actions.createRun("remove", target, null);
  await run.start();
  model.actions.settle("remove", target, run.results);
  assert.equal([...model.list.$selected.get()], [used.id]);
  assert.not(await stored("LEPAS"));
  model.exit();
});

test.run();
