// Every text of the console against static/i18n/en.json: nothing missing, nothing left over, the same places in both.
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sourceNames, sourceText } from "./sources.ts";

const test = suite("texts");

type Text = string | { input: Text; transform: unknown } | { [form: string]: Text };
type Store = { file: string; component: string; base: Record<string, Text> };

const english = JSON.parse(readFileSync("static/i18n/en.json", "utf8")) as Record<
  string,
  Record<string, Text>
>;

async function messageStores(): Promise<Store[]> {
  const files = sourceNames().filter((name) => name.endsWith("-messages.ts"));
  const stores = files.map(async (file) => {
    const name = file.replace(/-messages\.ts$/u, "");
    const module = (await import(`../${name}-messages.ts`)) as Record<string, unknown>;
    return Object.values(module)
      .filter(isStore)
      .map((store) => ({ ...store, file }));
  });
  return (await Promise.all(stores)).flat();
}

function isStore(value: unknown): value is Omit<Store, "file"> {
  return typeof value === "object" && value !== null && "base" in value && "component" in value;
}

/** A text's forms ("one", "many"), or the text itself; a text with parameters holds it as its input. */
function formsOf(text: Text): string[] {
  if (typeof text === "string") return [text];
  if ("transform" in text) return formsOf(text["input"] as Text);
  return Object.values(text).flatMap(formsOf);
}

const places = (text: Text) =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/gu) ?? []))].sort();

test("each has its English, and English has no other", async () => {
  const stores = await messageStores();
  assert.ok(stores.length > 20, "the message files are found");
  const missing: string[] = [];
  // Faults have their English by the sentences themselves: fault-texts.test.ts.
  const groups = Object.entries(english).filter(([component]) => !/^faults\b/u.test(component));
  const unused = new Set(
    groups.flatMap(([component, texts]) => Object.keys(texts).map((key) => `${component}.${key}`)),
  );
  for (const { component, base } of stores) {
    for (const key of Object.keys(base)) {
      if (english[component]?.[key] === undefined) missing.push(`${component}.${key}`);
      unused.delete(`${component}.${key}`);
    }
  }
  assert.equal(missing, []);
  assert.equal([...unused], []);
});

test("no texts are hidden from this test", async () => {
  const known = new Set((await messageStores()).map(({ component }) => component));
  const made = sourceNames()
    .filter((name) => /(?<!\.test)\.tsx?$/u.test(name))
    .flatMap((name) => [...sourceText(name).matchAll(/= messages\("([^"]+)"/gu)])
    .map(([, component = ""]) => component);
  assert.ok(made.length > 20);
  assert.equal(
    made.filter((component) => !known.has(component)),
    [],
  );
});

test("what is put into a text is put into its English too", async () => {
  const different: string[] = [];
  for (const { component, base } of await messageStores()) {
    for (const [key, text] of Object.entries(base)) {
      const translated = english[component]?.[key];
      if (translated === undefined) continue;
      if (places(text).join() !== places(translated).join()) different.push(`${component}.${key}`);
    }
  }
  assert.equal(different, []);
});

/** "{n} groups" and "group(s)"; what follows a number only happens to end so in "{label} is". */
const unruled =
  /\(s\)|\{\w+\} (?:more |other )?(?!(?:appears|as|contains|does|goes|has|holds|is|keeps|lacks|leads|says|stands|uses|waits|was)\b)[a-z-]+s\b/u;

test("a word beside a number follows it", () => {
  assert.match("{count} groups", unruled);
  assert.match("Delete {count} group(s)", unruled);
  const texts = Object.values(english).flatMap((group) => Object.values(group).flatMap(formsOf));
  assert.equal(
    texts.filter((text) => unruled.test(text)),
    [],
  );
  const foreign = texts.filter((text) =>
    [...text.matchAll(/\{(\w+):/gu)].some(([, name = ""]) => !places(text).includes(`{${name}}`)),
  );
  assert.equal(foreign, []);
});

test("no text is kept in two files under one name", async () => {
  const names = (await messageStores()).map(({ component }) => component);
  assert.is(new Set(names).size, names.length);
});

/** The shell, and what of core/ speaks, come together. */
function roomOf(file: string): string {
  const [first = "", second = ""] = file.split("/");
  if (first === "features") return second;
  return first === "core" ? "app" : first;
}

test("texts are named after their room, or a part of it, with which they are fetched", async () => {
  const isOf = (room: string, component: string) => {
    const [named = ""] = component.split("/");
    return named === room || named.startsWith(`${room}-`);
  };
  const strangers = (await messageStores()).filter(
    ({ file, component }) => !isOf(roomOf(file), component),
  );
  assert.equal(
    strangers.map(({ component }) => component),
    [],
  );
});

/** Other words for what has one here; where the specification has its own word, the text is named. */
const otherWords: readonly [word: RegExp, ours: string, ...except: string[]][] = [
  [/\bexport\b/iu, "Ekspor"],
  [/\bimport\b/iu, "Impor"],
  [/\baksi\b/iu, "Tindakan"],
  [/\bcancel\b/iu, "Batal", "kit/shortcuts.cancel"],
  [/\bessay\b/iu, "Esai"],
  // The heading of the earlier generation's file (domain.md 6.5), by which other programs read it.
  [/\bnomor peserta\b|\bno\.? ujian\b/iu, "Nomor ujian", "ledger/files.examNumber"],
];

test("one thing has one word on every screen", async () => {
  const strangers: string[] = [];
  for (const { component, base } of await messageStores()) {
    for (const [key, text] of Object.entries(base)) {
      const name = `${component}.${key}`;
      for (const [word, ours, ...except] of otherWords) {
        if (except.includes(name) || !formsOf(text).some((form) => word.test(form))) continue;
        strangers.push(`${name}: ${ours}`);
      }
    }
  }
  assert.equal(strangers, []);
});

test.run();
