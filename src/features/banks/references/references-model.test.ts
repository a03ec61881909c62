// References of a bank and their links against the exam server.
import * as assert from "uvu/assert";
import { listQuestionBanks } from "../../../contract/questions/banks.ts";
import { listLinkableQuestions, listReferences } from "../../../contract/questions/references.ts";
import { clearNotices } from "../../../core/notices.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { pictureUnderWay } from "../../../kit/rich-text/media/pictures-under-way.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { wavBytes } from "../../../testing/questions/open-test-bank.ts";
import { createReferenceFormModel } from "./reference-form-model.ts";
import { createReferenceLinkModel } from "./reference-link-model.ts";
import { createReferencesModel } from "./references-model.ts";

const { test, server } = serverSuite("references model");
let bank: string;
test.before(async () => {
  connectConsole(server);
  history.replaceState(null, "", "/adm/references");
  bank = (await server.ok(listQuestionBanks, { q: "BKSL-BIN" })).items[0]!.id;
});
test.after(() => {
  clearNotices();
});

const stored = async (q: string) => (await server.ok(listReferences, { id: bank, q })).items[0]!;

test("a text needs a body, and is kept as it was written", async () => {
  const { form, dialog, exit } = createReferenceFormModel(bank, null, () => undefined);
  form.set("judul", "Puisi");
  assert.not(await dialog.save());
  assert.equal(Object.keys(form.$errors.get()), ["isi"]);
  const isi = '<p dir="rtl">شعر</p><table><tbody><tr><td><p>1</p></td></tr></tbody></table>';
  form.set("isi", isi);
  assert.ok(await dialog.save());
  exit();
  const poem = await stored("Puisi");
  assert.is(poem.isi, isi);
  const again = createReferenceFormModel(bank, poem, () => undefined);
  assert.not(again.dialog.isDirty());
  again.exit();
});

test("saving waits for a picture on its way, and is refused when it does not arrive", async () => {
  const { form, dialog, exit } = createReferenceFormModel(bank, null, () => undefined);
  form.set("judul", "Peta");
  const arrived = pictureUnderWay();
  assert.ok(dialog.isDirty());
  const saving = dialog.save();
  assert.is(dialog.$state.get().status, "saving");
  form.set("isi", "<p>Peta dengan gambar</p>");
  arrived(true);
  assert.ok(await saving);
  const lost = pictureUnderWay();
  const refused = dialog.save();
  lost(false);
  assert.not(await refused);
  assert.match(dialog.$failure.get()!, /gambar/u);
  exit();
  assert.is((await stored("Peta")).isi, "<p>Peta dengan gambar</p>");
});

test("a direction is saved with the sound that was sent, and says why one was refused", async () => {
  const { form, dialog, sound, exit } = createReferenceFormModel(bank, null, () => undefined);
  form.set("type", "LT_DIRECT");
  form.set("judul", "Petunjuk");
  form.set("max_play", "2");
  await sound.send(new File(["bukan suara"], "x.mp3"));
  const refused = sound.$state.get();
  assert.ok(refused.status === "failed" && refused.fault !== "");
  assert.not(await dialog.save());
  assert.equal(Object.keys(form.$errors.get()), ["audio_id"]);
  const sending = sound.send(new File([wavBytes(4000)], "petunjuk.wav"));
  assert.not(await dialog.save(), "it would be saved without the sound that is on its way");
  assert.match(dialog.$failure.get()!, /masih diunggah/u);
  await sending;
  assert.is(sound.$state.get().status, "none");
  assert.ok(await dialog.save());
  exit();
  const { audio_id, max_play } = await stored("Petunjuk");
  assert.equal([audio_id, max_play], [form.$values.get().audio_id, 2]);
  const silent = createReferenceFormModel(bank, await stored("Petunjuk"), () => undefined);
  silent.form.set("type", "SP_REFERENCE");
  silent.form.set("isi", "<p>Teks</p>");
  assert.ok(await silent.dialog.save());
  silent.exit();
  assert.is((await stored("Petunjuk")).audio_id, null, "a text is not played");
});

test("a move is told with the place it came to, and only rows at the ends cannot go on", async () => {
  const model = createReferencesModel(bank);
  await new Promise<void>((resolve) => {
    const stop = model.list.$state.subscribe((state) => {
      if (state.status === "ready") queueMicrotask(() => (stop(), resolve()));
    });
  });
  const shown = () => {
    const state = model.list.$state.get();
    return state.status === "ready" ? state.page.items.map(({ id }) => id) : [];
  };
  const [first, second, ...rest] = shown();
  assert.ok(model.placeOf(first!).isFirst && !model.placeOf(first!).isLast);
  await model.move([first!], { move: "down" });
  assert.equal(shown(), [second, first, ...rest]);
  assert.is(model.$moved.get(), "Sekarang di urutan 2.");
  const last = rest.at(-1)!;
  assert.ok(model.placeOf(last).isLast);
  model.exit();
});

test("questions are chosen by their numbers, beside those already chosen", async () => {
  const reference = await stored("Sampah");
  const { items } = await server.ok(listLinkableQuestions, { id: reference.id });
  const model = createReferenceLinkModel(reference, items, () => undefined);
  assert.is(model.form.$values.get().question_ids.length, 4);
  assert.not(model.addNumbers("1-99"));
  assert.ok(model.addNumbers("4, 1-2"));
  assert.ok(await model.form.save());
  assert.is((await stored("Sampah")).question_count, 5);
  model.exit();
});

test("a reference with questions is kept, unless they are detached, and stays selected", async () => {
  const { id } = await stored("Sampah");
  const model = createReferencesModel(bank);
  model.list.toggle(id, true);
  const target = { ids: [id], name: null };
  const kept = await model.actions.createRun("delete", target, { detach: false }).start();
  assert.ok(kept.status === "finished");
  model.actions.settle("delete", target, kept.results);
  assert.equal([...model.list.$selected.get()], [id]);
  const gone = await model.actions.createRun("delete", target, { detach: true }).start();
  assert.ok(gone.status === "finished" && gone.results[0]!.outcome === "done");
  model.exit();
});

test.run();
