// The competences screen's model and form against the exam server.
import * as assert from "uvu/assert";
import {
  createCompetence,
  listCompetences,
  updateCompetence,
  type Competence,
} from "../../contract/competences.ts";
import { createSubject } from "../../contract/subjects.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { createCompetenceFormModel } from "./competence-form-model.ts";
import { createBelow, createCompetencesModel } from "./competences-model.ts";

const { test, server } = serverSuite("competences model");
let line: Line;
let count = 0;
test.before(() => {
  line = connectConsole(server);
});
test.after.each(() => {
  clearNotices();
  line.isCut = false;
});

async function family() {
  count += 1;
  const { id: subject_id } = await server.ok(createSubject, {
    kode: `KM${count}`,
    nama: `Matpel ${count}`,
    scope: "umum",
    agama_id: null,
    jurusan_ids: [],
    corrector_ids: [],
    kkm: null,
  });
  const add = (kode: string, parent_id: string | null = null) =>
    server.ok(createCompetence, {
      subject_id,
      parent_id,
      kode,
      uraian: `Uraian ${kode}`,
      fase: "Fase D",
      jenis: "CP",
      level_kognitif: "",
    });
  const a = await add("A");
  const b = await add("B");
  const c = await add("C");
  const a1 = await add("A1", a.id);
  return { subject_id, a, b, c, a1 };
}
async function open(subject_id: string) {
  history.replaceState(null, "", `/adm/competences?subject_id=${subject_id}`);
  const model = createCompetencesModel();
  await model.list.reload();
  return model;
}
function shown(model: Awaited<ReturnType<typeof open>>): string {
  const state = model.list.$state.get();
  return state.status === "ready" ? state.page.items.map(({ kode }) => kode).join(" ") : "";
}
async function stored(subject_id: string): Promise<Competence[]> {
  return (await server.ok(listCompetences, { subject_id })).items;
}

test("moves one after the other, and shows the order once after the last", async () => {
  const { subject_id, a, c } = await family();
  const model = await open(subject_id);
  const before = line.requests.length;
  await Promise.all([
    model.move(c, { move: "up" }),
    model.move(c, { move: "up" }),
    model.move(a, { move: "after", target_id: c.id }),
  ]);
  const asked = line.requests.slice(before).map(({ url }) => new URL(url).pathname);
  assert.equal(
    asked.map((path) => path.endsWith("/reorder")),
    [true, true, true, false],
  );
  assert.is(shown(model), "C A A1 B");
  assert.is(model.$moved.get(), "A sekarang urutan 2 dari 3.");
  model.exit();
});

test("a move that does not reach the server is told, and the list shows what is stored", async () => {
  const { subject_id, c } = await family();
  const model = await open(subject_id);
  line.isCut = true;
  const moving = model.move(c, { move: "up" });
  await moving;
  assert.is($notices.get().length, 1);
  line.isCut = false;
  await model.move(c, { move: "up" });
  assert.is(shown(model), "A A1 C B");
  model.exit();
});

test("deleting goes over what is below first, in the order that the server names", async () => {
  const { subject_id, a, a1 } = await family();
  const model = await open(subject_id);
  const below = createBelow([a.id]);
  await new Promise<void>((resolve) => {
    below.$state.subscribe(({ status }) => status === "ready" && resolve());
  });
  const state = below.$state.get();
  assert.ok(state.status === "ready");
  assert.equal(
    state.detail.items.map(({ kode }) => kode),
    ["A1"],
  );
  assert.equal(state.detail.ids, [a1.id, a.id]);
  const target = { ids: state.detail.ids, name: a.kode };
  const end = await model.actions.createRun("remove", target, null).start();
  assert.ok(end.status === "finished" && end.results.every(({ outcome }) => outcome === "done"));
  below.exit();
  model.exit();
});

test("a child starts with its parent's subject and phase, and the kind that follows", async () => {
  const { a } = await family();
  const form = createCompetenceFormModel({ is: "child", parent: a }, () => undefined);
  const { kode, uraian, level_kognitif, ...place } = form.form.$values.get();
  assert.equal([kode, uraian, level_kognitif], ["", "", ""]);
  assert.equal(place, {
    subject_id: a.subject_id,
    parent_id: a.id,
    fase: "Fase D",
    jenis: "TP",
  });
  form.exit();
});

test("neither itself nor what is below it is offered as a parent", async () => {
  const { a } = await family();
  const form = createCompetenceFormModel({ is: "change", competence: a }, () => undefined);
  await new Promise<void>((resolve) => {
    form.$parents.subscribe((state) => {
      if (state.status === "ready" && state.items.length > 0) resolve();
    });
  });
  const parents = form.$parents.get();
  assert.ok(parents.status === "ready");
  assert.equal(
    parents.items.map(({ kode }) => kode),
    ["B", "C"],
  );
  form.exit();
});

test("another subject takes the parent away", async () => {
  const { a, subject_id } = await family();
  const other = await family();
  const form = createCompetenceFormModel({ is: "new", subject_id }, () => undefined);
  form.form.set("parent_id", a.id);
  form.chooseSubject(other.subject_id);
  assert.is(form.form.$values.get().parent_id, null);
  form.exit();
});

test("somebody else's change is told with the parent's code, and nothing is overwritten", async () => {
  const { b, c, subject_id } = await family();
  const form = createCompetenceFormModel({ is: "change", competence: c }, () => undefined);
  form.form.set("uraian", "Milik saya");
  const { id, version, kode, uraian, fase, jenis, level_kognitif } = c;
  const same = { id, version, kode, uraian, fase, jenis, level_kognitif };
  await server.ok(updateCompetence, { ...same, parent_id: b.id });
  assert.not(await form.form.save());
  const differences = form.$conflict.get()?.differences ?? [];
  assert.equal(Object.fromEntries(differences.map(({ name, newer }) => [name, newer])), {
    uraian: "Uraian C",
    parent_id: "B",
  });
  form.keepMine();
  assert.ok(await form.form.save());
  const now = (await stored(subject_id)).find((row) => row.kode === "C");
  assert.equal([now?.uraian, now?.parent_kode], ["Milik saya", "B"]);
  form.exit();
});

test.run();
