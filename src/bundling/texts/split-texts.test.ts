import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { markedName, sentenceMark } from "../../core/faults/sentence-mark.ts";
import { splitTexts } from "./split-texts.ts";

const test = suite("splitting a language's texts");
let folder = "";

test.before.each(async () => {
  folder = await mkdtemp(join(tmpdir(), "exo-texts-"));
});
test.after.each(() => rm(folder, { recursive: true }));

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

test("sentences without places stand in one language alone, and are found by their marks", async () => {
  await split({
    faults: {
      "Nama peserta": "Participant name",
      "{Label} wajib diisi.": "{Label} is required.",
      "Periksa lagi isian yang ditandai.": "Check the marked fields again.",
    },
  });
  const { faults } = await read("faults.json");
  const { [markedName]: marked, ...forms } = faults;
  assert.equal(forms, { "{Label} wajib diisi.": "{Label} is required." });
  const marks = ["Periksa lagi isian yang ditandai.", "Nama peserta"].map(sentenceMark);
  const said = ["Check the marked fields again.", "Participant name"];
  assert.equal(marked, [marks.join(""), ...said]);
});

test.run();
