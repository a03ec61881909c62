// A form over one of the majors while somebody else changes it, against the exam server.
import * as assert from "uvu/assert";
import * as v from "valibot";
import {
  codedNameFields,
  type CodedName,
  type CodedNameInput,
} from "../../contract/coded-names.ts";
import { createMajor, listMajors, updateMajor } from "../../contract/majors.ts";
import { call } from "../../core/api.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { createRecordForm, type RecordForm, type RecordFormOptions } from "./create-record-form.ts";

const { test, server } = serverSuite("record form");
type Form = RecordForm<CodedNameInput, CodedName>;
type Options = RecordFormOptions<CodedNameInput, CodedNameInput, CodedName>;
let line: Line;
let added = 0;

test.before.each(() => {
  line = connectConsole(server);
});

async function open(more: Partial<Options> = {}): Promise<{ form: Form; original: CodedName }> {
  added += 1;
  const original = await server.ok(createMajor, { kode: `FORM${added}`, nama: "Bisnis" });
  const form: Form = createRecordForm<CodedNameInput, CodedNameInput, CodedName>({
    original,
    blank: { kode: "", nama: "" },
    schema: v.object(codedNameFields),
    valuesOf: ({ kode, nama }) => ({ kode, nama }),
    async save(base, values) {
      if (base) form.rebase(await call(updateMajor, { ...base, ...values }));
    },
    ...more,
  });
  return { form, original };
}

/** Somebody else, on another screen. */
const changeTo = ({ id, kode, version }: CodedName, nama: string, newKode = kode) =>
  server.ok(updateMajor, { id, version, kode: newKode, nama });

async function stored({ id }: CodedName) {
  const { items } = await server.ok(listMajors, { q: "FORM", per_page: 200 });
  const { kode, nama } = items.find((row) => row.id === id)!;
  return { kode, nama };
}

test("what somebody else changed meanwhile is told field by field, and nothing is overwritten", async () => {
  const { form, original } = await open();
  form.form.set("nama", "Bisnis Daring");
  await changeTo(original, "Bisnis Digital");
  assert.not(await form.form.save());
  const conflict = form.$conflict.get();
  assert.equal(conflict?.differences, [{ name: "nama", newer: "Bisnis Digital" }]);
  assert.is(conflict?.newer.version, original.version + 1);
  assert.is((await stored(original)).nama, "Bisnis Digital");
  form.exit();
});

test("taking the newer record forgets what was typed, and the next save goes on from it", async () => {
  const { form, original } = await open();
  form.form.set("nama", "Bisnis Daring");
  await changeTo(original, "Bisnis Digital");
  await form.form.save();
  form.takeNewer();
  assert.is(form.form.$values.get().nama, "Bisnis Digital");
  assert.is(form.$conflict.get(), null);
  assert.not(form.form.isDirty());
  form.form.set("nama", "Bisnis Baru");
  assert.ok(await form.form.save());
  assert.is((await stored(original)).nama, "Bisnis Baru");
  form.exit();
});

test("going on with one's own reverts nothing that one did not touch", async () => {
  const { form, original } = await open();
  form.form.set("nama", "Milik saya");
  await changeTo(original, "Milik orang lain", `${original.kode}-B`);
  await form.form.save();
  form.keepMine();
  assert.ok(form.form.isDirty());
  assert.ok(await form.form.save());
  assert.equal(await stored(original), { kode: `${original.kode}-B`, nama: "Milik saya" });
  form.exit();
});

test("a field may say the newer value in words, and what is never read is not compared", async () => {
  const { form, original } = await open({
    shown: ({ nama }) => ({ nama: `«${nama}»` }),
    unread: ["kode"],
  });
  form.form.set("nama", "Milik saya");
  await changeTo(original, "Baru", `${original.kode}-C`);
  await form.form.save();
  assert.equal(form.$conflict.get()?.differences, [{ name: "nama", newer: "«Baru»" }]);
  form.exit();
});

test("a save that does not arrive keeps what was typed, and is no conflict", async () => {
  const { form, original } = await open();
  form.form.set("nama", "Tanpa Jaringan");
  line.isCut = true;
  assert.not(await form.form.save());
  assert.is(form.$conflict.get(), null);
  assert.is(form.form.$values.get().nama, "Tanpa Jaringan");
  line.isCut = false;
  assert.ok(await form.form.save());
  assert.is((await stored(original)).nama, "Tanpa Jaringan");
  assert.is(form.$base.get()?.version, original.version + 1);
  form.exit();
});

test("a new one begins blank, and has no older record to begin with", async () => {
  const given: (CodedName | null)[] = [];
  const { form } = await open({ original: null, save: async (base) => void given.push(base) });
  assert.equal(form.form.$values.get(), { kode: "", nama: "" });
  form.form.set("kode", "BARU");
  form.form.set("nama", "Baru");
  assert.ok(await form.form.save());
  assert.equal(given, [null]);
  form.exit();
});

test.run();
