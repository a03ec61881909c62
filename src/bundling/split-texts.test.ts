import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sayInLanguage } from "../core/faults/fault-forms.ts";
import { $locale, messages } from "../core/i18n.ts";
import { splitTexts } from "./split-texts.ts";

const test = suite("splitting a language's texts");
let folder = "";

test.before.each(async () => {
  folder = await mkdtemp(join(tmpdir(), "exo-texts-"));
});
test.after.each(async () => {
  $locale.set("id");
  messages.cache.en = {};
  await rm(folder, { recursive: true });
});

async function split(groups: Record<string, Record<string, string>>): Promise<void> {
  await writeFile(join(folder, "en.json"), JSON.stringify(groups));
  await splitTexts(folder);
}
const read = async (room: string) => JSON.parse(await readFile(join(folder, "en", room), "utf8"));

test("each room has its file, in which groups are lists", async () => {
  await split({ home: { b: "two", a: "one" }, "home/tiles": { c: "three" }, profile: { d: "x" } });
  assert.equal((await readdir(join(folder, "en"))).sort(), ["home.json", "profile.json"]);
  const { home, ...others } = await read("home.json");
  assert.equal(home.slice(1), ["one", "two"]);
  assert.equal(Object.keys(others), ["home/tiles"]);
});

test("sentences are said by the file that does not hold them", async () => {
  await split({
    faults: {
      "Nama peserta": "Participant name",
      "{Label} wajib diisi.": "{Label} is required.",
      "Periksa lagi isian yang ditandai.": "Check the marked fields again.",
    },
  });
  const { faults } = await read("faults.json");
  assert.not.match(JSON.stringify(faults), /Periksa/u);
  messages.cache.en = { faults };
  $locale.set("en");
  assert.is(sayInLanguage("Periksa lagi isian yang ditandai."), "Check the marked fields again.");
  assert.is(sayInLanguage("Nama peserta wajib diisi."), "Participant name is required.");
  assert.is(sayInLanguage("Nama ayah wajib diisi."), "Nama ayah is required.");
  assert.is(sayInLanguage("Periksa lagi isian yang ditandai"), "Periksa lagi isian yang ditandai");
});

test.run();
