import * as assert from "uvu/assert";
import { listMajorOptions } from "../../contract/majors.ts";
import {
  getParticipant,
  updateParticipant,
  type Participant,
} from "../../contract/participants.ts";
import { listReligionOptions } from "../../contract/religions.ts";
import { hasUnsavedInput } from "../../core/navigation.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { createParticipantFormModel, type ParticipantFormModel } from "./participant-form-model.ts";
import { newSlips } from "./participant-slip.ts";

const { test, server } = serverSuite("form of a participant", { school: "empty" });
const open: ParticipantFormModel[] = [];

test.before.each(() => {
  connectConsole(server);
});
test.after.each(() => {
  for (const model of open.splice(0)) model.exit();
});

function openForm(participant: Participant | null) {
  const model = createParticipantFormModel(participant);
  open.push(model);
  return { model, form: model.form, saved: () => model.$saved.get() };
}

let added = 0;
async function addForm(changes: { password?: string; no_ujian?: string } = {}) {
  const [major] = await server.ok(listMajorOptions, {});
  const [religion] = await server.ok(listReligionOptions, {});
  added += 1;
  const opened = openForm(null);
  const { form } = opened;
  form.set("no_ujian", changes.no_ujian ?? `00${added}`);
  form.set("nama", "Siti Aminah");
  form.set("jurusan_id", major!.id);
  form.set("agama_id", religion!.id);
  form.set("password", changes.password ?? "");
  return opened;
}

async function addOne(): Promise<Participant> {
  const { form, saved } = await addForm();
  assert.ok(await form.save());
  return saved()[0]!.participant;
}

/** Somebody else saves meanwhile. */
async function elsewhere(one: Participant, changes: Partial<Participant>) {
  const { id, version, no_ujian, nama, sesi, jurusan_id, agama_id, group_id, antiblock } = {
    ...one,
    ...changes,
  };
  const input = { id, version, no_ujian, nama, sesi, jurusan_id, agama_id, group_id, antiblock };
  return server.ok(updateParticipant, { ...input, password: "" });
}

test("an empty password is made by the server and handed over once", async () => {
  const { form, saved } = await addForm();
  assert.ok(await form.save());
  assert.is(saved()[0]?.password.length, 8);
});

test("a typed password is not shown back", async () => {
  const { form, saved } = await addForm({ password: "rahasia1" });
  assert.ok(await form.save());
  assert.is(saved()[0]?.password, "");
});

test("leading zeros of the number are kept", async () => {
  const { form, saved } = await addForm({ no_ujian: "0007" });
  assert.ok(await form.save());
  assert.is(saved()[0]?.participant.no_ujian, "0007");
});

test("one after the other: who it is, is asked anew, the rest stays, and no password is lost", async () => {
  const { model, form, saved } = await addForm();
  form.set("sesi", 3);
  const { no_ujian: first, ...before } = form.$values.get();
  assert.ok(await form.save());
  model.startAnother();
  assert.equal(form.$values.get(), { ...before, no_ujian: "", nama: "" });
  assert.is(form.isDirty(), false, "nothing is lost by closing the form");
  assert.ok(hasUnsavedInput(), "the password would be lost by leaving the screen");
  form.set("no_ujian", first);
  form.set("nama", "Budi Santoso");
  assert.is(await form.save(), false, "the same number a second time");
  form.set("no_ujian", `${first}-2`);
  form.set("password", "rahasia1");
  assert.ok(await form.save());
  assert.equal(
    saved().map(({ participant: { no_ujian, nama, sesi } }) => [no_ujian, nama, sesi]),
    [
      [first, "Siti Aminah", 3],
      [`${first}-2`, "Budi Santoso", 3],
    ],
  );
  const [slip, ...others] = newSlips(saved());
  assert.equal([slip?.login, slip?.password.length, others], [first, 8, []]);
  model.exit();
  assert.is(hasUnsavedInput(), false);
});

test("who only has passwords that were typed may leave unasked", async () => {
  const { model, form } = await addForm({ password: "rahasia1" });
  assert.ok(await form.save());
  model.startAnother();
  assert.is(hasUnsavedInput(), false);
});

test("what is missing is said at its field, and nothing is sent", async () => {
  const { form, saved } = openForm(null);
  form.set("sesi", Number.NaN);
  assert.is(await form.save(), false);
  assert.equal(Object.keys(form.$errors.get()).sort(), [
    "agama_id",
    "jurusan_id",
    "nama",
    "no_ujian",
    "sesi",
  ]);
  assert.equal(saved(), []);
});

test("a number with a space, a short password and a session of nought are refused in words", async () => {
  const { form } = await addForm({ no_ujian: "1 2", password: "abc" });
  form.set("sesi", 0);
  assert.is(await form.save(), false);
  const { no_ujian, password, sesi } = form.$errors.get();
  assert.match(no_ujian ?? "", /tidak boleh berisi spasi/u);
  assert.match(password ?? "", /4 karakter/u);
  assert.is(sesi, "Sesi paling kecil 1.");
});

test("a number that somebody has is refused at its field, with what was typed still there", async () => {
  const { no_ujian } = await addOne();
  const { form } = await addForm({ no_ujian });
  assert.is(await form.save(), false);
  assert.match(form.$errors.get()["no_ujian"] ?? "", /sudah dipakai oleh Siti Aminah/u);
  assert.is(form.$values.get().nama, "Siti Aminah");
});

test("a newer version is shown, not overwritten", async () => {
  const one = await addOne();
  const { model, form, saved } = openForm(one);
  await elsewhere(one, { nama: "Siti A. Rahma" });
  form.set("sesi", 3);
  assert.is(await form.save(), false);
  assert.equal(model.$conflict.get()?.differences, [
    { name: "nama", newer: "Siti A. Rahma" },
    { name: "sesi", newer: "1" },
  ]);
  assert.equal(saved(), []);
  assert.is(await form.save(), false, "saving again does not overwrite it either");
  assert.is((await server.ok(getParticipant, { id: one.id })).nama, "Siti A. Rahma");
});

test("going on keeps what was typed and takes the rest from the newer version", async () => {
  const one = await addOne();
  const { model, form, saved } = openForm(one);
  await elsewhere(one, { nama: "Siti A. Rahma" });
  form.set("sesi", 3);
  await form.save();
  model.keepMine();
  assert.is(model.$conflict.get(), null);
  assert.ok(form.isDirty());
  assert.ok(await form.save());
  const { nama, sesi } = saved()[0]!.participant;
  assert.equal([nama, sesi], ["Siti A. Rahma", 3]);
});

test("taking the newer version leaves nothing unsaved", async () => {
  const one = await addOne();
  const { model, form } = openForm(one);
  await elsewhere(one, { nama: "Siti A. Rahma" });
  form.set("nama", "Siti B.");
  await form.save();
  model.takeNewer();
  assert.is(form.$values.get().nama, "Siti A. Rahma");
  assert.is(form.isDirty(), false);
});

test("an empty password leaves the old one", async () => {
  const one = await addOne();
  const { form, saved } = openForm(one);
  form.set("nama", "Siti Baru");
  assert.ok(await form.save());
  assert.is(saved()[0]?.password, "");
  assert.is(saved()[0]?.participant.version, one.version + 1);
});

test.run();
