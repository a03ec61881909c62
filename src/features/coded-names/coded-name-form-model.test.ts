// Adding, changing and deleting majors against the exam server: what two people at once, use and doubles lead to.
import * as assert from "uvu/assert";
import {
  createMajor,
  listMajorOptions,
  listMajors,
  majorCalls,
  updateMajor,
} from "../../contract/majors.ts";
import { createParticipant } from "../../contract/participants.ts";
import { listReligions } from "../../contract/religions.ts";
import { lookup } from "../../core/lookups.ts";
import { clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { createCodedNameFormModel } from "./coded-name-form-model.ts";
import { createCodedNameModel } from "./coded-name-model.ts";

const { test, server } = serverSuite("coded names");
const $majors = lookup(listMajorOptions);

const kind = {
  name: "majors",
  icon: "graduation-cap",
  endpoints: majorCalls,
  options: $majors,
} as const;
const words = { title: "Jurusan", noun: "jurusan", emptyHint: "" };

test.before(() => {
  connectConsole(server);
  history.replaceState(null, "", "/adm/majors");
});

test.after(() => {
  clearNotices();
});

function open() {
  return createCodedNameModel(kind, words);
}

async function stored(kode: string) {
  const { items } = await server.ok(listMajors, { q: kode });
  return items.find((row) => row.kode === kode);
}

test("a new major is in the list and among the choices of other screens", async () => {
  const model = open();
  const { form, exit } = createCodedNameFormModel(kind, null, ({ nama }) => model.saved(nama));
  form.set("kode", "RPL7");
  form.set("nama", "Rekayasa Perangkat Lunak");
  assert.ok(await form.save());
  await model.changed();
  const choices = $majors.get();
  assert.ok(choices.status === "ready" && choices.items.some(({ kode }) => kode === "RPL7"));
  exit();
  model.exit();
});

test("somebody else's newer change is told, and what was typed stays", async () => {
  const row = await server.ok(createMajor, { kode: "BDP1", nama: "Bisnis" });
  const model = open();
  const editor = createCodedNameFormModel(kind, row, () => undefined);
  editor.form.set("nama", "Bisnis Daring");
  await server.ok(updateMajor, { ...pick(row), nama: "Bisnis Digital" });
  assert.not(await editor.form.save());
  assert.is(editor.$conflict.get()?.newer.nama, "Bisnis Digital");
  assert.is(editor.form.$values.get().nama, "Bisnis Daring");
  assert.is((await stored("BDP1"))?.nama, "Bisnis Digital");

  editor.takeNewer();
  assert.is(editor.form.$values.get().nama, "Bisnis Digital");
  assert.is(editor.$conflict.get(), null);
  editor.form.set("nama", "Bisnis Digital Daring");
  assert.ok(await editor.form.save());
  assert.is((await stored("BDP1"))?.nama, "Bisnis Digital Daring");
  editor.exit();
  model.exit();
});

test("having seen the newer record, a person may save their own over it", async () => {
  const row = await server.ok(createMajor, { kode: "BDP2", nama: "Bisnis" });
  const model = open();
  const editor = createCodedNameFormModel(kind, row, () => undefined);
  editor.form.set("nama", "Milik saya");
  await server.ok(updateMajor, { ...pick(row), nama: "Milik orang lain" });
  await editor.form.save();
  editor.keepMine();
  assert.ok(await editor.form.save());
  assert.is((await stored("BDP2"))?.nama, "Milik saya");
  editor.exit();
  model.exit();
});

test("a major in use is kept with its reason, the others of the selection go", async () => {
  const used = await server.ok(createMajor, { kode: "USE1", nama: "Dipakai" });
  const free = await server.ok(createMajor, { kode: "FREE1", nama: "Bebas" });
  const religions = await server.ok(listReligions, {});
  await server.ok(createParticipant, {
    no_ujian: "99-001",
    nama: "Peserta Satu",
    jurusan_id: used.id,
    agama_id: religions.items[0]!.id,
    group_id: null,
    sesi: 1,
    antiblock: false,
    password: "rahasia1",
  });
  const model = open();
  model.list.toggle(used.id, true);
  model.list.toggle(free.id, true);
  const target = { ids: [used.id, free.id], name: null };
  const { start, results } = model.actions.createRun("remove", target, null);
  await start();
  model.actions.settle("remove", target, results);
  assert.equal(
    results.map(({ outcome, reason }) => [outcome, reason]),
    [
      ["refused", "Dipakai 1 peserta: Peserta Satu."],
      ["done", undefined],
    ],
  );
  assert.equal([...model.list.$selected.get()], [used.id]);
  assert.ok(await stored("USE1"));
  assert.not(await stored("FREE1"));
  model.exit();
});

function pick({ id, version, kode }: { id: string; version: number; kode: string }) {
  return { id, version, kode };
}

test.run();
