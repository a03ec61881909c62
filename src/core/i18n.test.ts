import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cleanStores } from "nanostores";
import { $locale, fetchTexts, messages, params } from "./i18n.ts";

const test = suite("texts in another language");
const usualFetch = globalThis.fetch;
let asked: string[] = [];
/** By room; those of others, whose texts may still be looked at, are none of ours. */
let answers: Record<string, unknown> = {};

test.before.each(() => {
  asked = [];
  answers = {};
  globalThis.fetch = (async (address: string) => {
    const room = /i18n\/en\/(.+)\.json$/u.exec(address)?.[1] ?? "";
    if (room in answers) asked.push(room);
    return new Response(JSON.stringify(answers[room]), { status: room in answers ? 200 : 404 });
  }) as typeof fetch;
  $locale.set("en");
});
test.after.each(() => {
  $locale.set("id");
  messages.cache.en = {};
  globalThis.fetch = usualFetch;
});

/** In turns: where much else runs, a single pause may be over before anything else has had one. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
}

test("a room's texts are fetched once, with the first of its groups that is looked at", async () => {
  const board = messages("stage", { title: "Papan" });
  const dialog = messages("stage/dialog", { title: "Dialog" });
  answers = { stage: { stage: { title: "Board" }, "stage/dialog": { title: "Dialogue" } } };
  const stops = [board, dialog].map((store) => store.listen(() => undefined));
  assert.is(board.get().title, "Papan", "Indonesian stands meanwhile");
  await settled();
  assert.equal([board.get().title, dialog.get().title], ["Board", "Dialogue"]);
  assert.equal(asked, ["stage"]);
  for (const stop of stops) stop();
});

test("a group whose code comes later has its texts from the file that has come", async () => {
  const board = messages("later", { title: "Papan" });
  answers = { later: { later: { title: "Board" }, "later/dialog": { title: "Dialogue" } } };
  const stops = [board.listen(() => undefined)];
  await settled();
  const dialog = messages("later/dialog", { title: "Dialog", gone: "Hilang" });
  stops.push(dialog.listen(() => undefined));
  await settled();
  assert.is(dialog.get().title, "Dialogue");
  assert.is(dialog.get().gone, "Hilang", "what the file does not have stays Indonesian");
  assert.equal(asked, ["later"], "what has come is not asked for again");
  for (const stop of stops) stop();
});

test("a room out of reach stays Indonesian, keeps no other waiting and is asked for again", async () => {
  const near = messages("near", { title: "Dekat" });
  const far = messages("far", { title: "Jauh" });
  answers = { near: { near: { title: "Near" } } };
  const stops = [far, near].map((store) => store.listen(() => undefined));
  await settled();
  assert.equal([far.get().title, near.get().title], ["Jauh", "Near"]);
  answers["far"] = { far: { title: "Far" } };
  await fetchTexts();
  for (const stop of stops) stop();
  cleanStores(far);
  assert.is(far.get().title, "Far", "when it is looked at next");
});

test("texts that have come ahead stand at once", async () => {
  const screen = messages("ahead", { title: "Layar" });
  answers = { ahead: { ahead: { title: "Screen" } } };
  await fetchTexts();
  assert.is(screen.get().title, "Screen");
});

test("a word follows the number beside it", async () => {
  const list = messages("plural", { found: params("{n} baris dari {file}") });
  answers = { plural: { plural: { found: "{n} {n:row|rows} of {file}" } } };
  await fetchTexts();
  const words = (n: number | string) => list.get().found({ n, file: "a.xlsx" });
  assert.equal([0, 1, "1", 2, "1.000"].map(words), [
    "0 rows of a.xlsx",
    "1 row of a.xlsx",
    "1 row of a.xlsx",
    "2 rows of a.xlsx",
    "1.000 rows of a.xlsx",
  ]);
});

test("a value is put in as it is, whatever it looks like", () => {
  $locale.set("id");
  const toast = messages("values", { saved: params("{name} di {place} disimpan.") });
  const words = toast.get().saved({ name: "A$& {place} $1", place: "X" });
  assert.is(words, "A$& {place} $1 di X disimpan.");
});

test("in Indonesian nothing is asked for", async () => {
  $locale.set("id");
  answers = { silent: {} };
  messages("silent", { title: "Diam" });
  await fetchTexts();
  assert.equal(asked, []);
});

test.run();
