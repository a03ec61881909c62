import * as assert from "uvu/assert";
import { codedNameInput, type CodedNameInput } from "../../contract/coded-names.ts";
import { createMajor, listMajors } from "../../contract/majors.ts";
import { call } from "../../core/api.ts";
import { hasUnsavedInput } from "../../core/navigation.ts";
import { ServerError } from "../../core/answers/server-error.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { createForm, type FormOptions } from "./create-form.ts";

const { test, server } = serverSuite("create form");

test.before(() => {
  connectConsole(server);
});

function open(changes: Partial<FormOptions<CodedNameInput, CodedNameInput>> = {}) {
  return createForm<CodedNameInput, CodedNameInput>({
    initial: { kode: "", nama: "" },
    schema: codedNameInput,
    submit: (values) => call(createMajor, values),
    ...changes,
  });
}

test("says under the field what is missing, before the server is asked", async () => {
  let sent = 0;
  const form = open({ submit: async () => (sent += 1) });
  form.set("nama", "   ");
  assert.not(await form.save());
  assert.equal(form.$errors.get(), { nama: "Nama wajib diisi." });
  assert.is(sent, 0);
  form.set("nama", "T");
  assert.equal(form.$errors.get(), {});
  form.exit();
});

test("saves what the schema made of the input", async () => {
  const form = open();
  form.set("kode", "TKJ9");
  form.set("nama", "  Teknik   Komputer ");
  assert.ok(await form.save());
  assert.is(form.$state.get().status, "saved");
  assert.not(form.isDirty());
  const { items } = await server.ok(listMajors, { q: "TKJ9" });
  assert.is(items[0]?.nama, "Teknik Komputer");
  form.exit();
});

test("puts the server's refusal under its field and keeps the input", async () => {
  const form = open();
  form.set("kode", "tkj9");
  form.set("nama", "Lain");
  assert.not(await form.save());
  assert.match(form.$errors.get()["kode"] ?? "", /sudah dipakai/);
  assert.is(form.$values.get().nama, "Lain");
  assert.is(form.$failure.get(), null);
  form.exit();
});

test("sends a double click once", async () => {
  let sent = 0;
  let answer = () => {};
  const form = open({
    submit: () => {
      sent += 1;
      return new Promise<void>((resolve) => (answer = resolve));
    },
  });
  form.set("nama", "Bahasa");
  const first = form.save();
  assert.not(await form.save());
  form.set("nama", "typed while saving");
  answer();
  assert.ok(await first);
  assert.is(sent, 1);
  assert.is(form.$values.get().nama, "Bahasa");
  form.exit();
});

test("says in the form what failed, and lets the caller claim what it knows better", async () => {
  const submit = async () => {
    throw new ServerError("49", "Sudah diubah orang lain.");
  };
  const form = open({ submit });
  form.set("nama", "Bahasa");
  await form.save();
  assert.is(form.$failure.get(), "Sudah diubah orang lain.");
  form.exit();
  const claimed: unknown[] = [];
  const claiming = open({ submit, onError: (error) => void claimed.push(error) });
  claiming.set("nama", "Bahasa");
  await claiming.save();
  assert.is(claimed.length, 1);
  assert.is(claiming.$failure.get(), null);
  claiming.exit();
});

test("does not hide a fault of a field that the form does not show", async () => {
  const form = open();
  form.setErrors({ "nama.0": "Salah.", lain: "Tidak ada." });
  assert.equal(form.$errors.get(), { nama: "Salah." });
  assert.is(form.$failure.get(), "Tidak ada.");
  form.exit();
});

test("guards unsaved input until it is saved, reset or left", () => {
  const form = open();
  assert.not(hasUnsavedInput());
  form.set("nama", "Bahasa");
  assert.ok(hasUnsavedInput());
  form.set("nama", "");
  assert.not(hasUnsavedInput());
  form.set("nama", "Bahasa");
  form.reset({ kode: "B", nama: "Bahasa" });
  assert.not(hasUnsavedInput());
  form.set("nama", "Lain");
  form.exit();
  assert.not(hasUnsavedInput());
});

test.run();
