// Makes of each language's file one for each room of the console, which fetches them as they are wanted
// (core/language-files.ts). Groups lose the names of their texts, which the console has in Indonesian anyway.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { markedName, sentenceMark } from "../../core/faults/sentence-mark.ts";
import type { MarkedSentences } from "../../core/faults/sentence-mark.ts";
import { textOrder } from "../../core/text-order.ts";
import { shortForms } from "./short-forms.ts";

type Texts = Record<string, unknown>;

/** `en.json` becomes `en/participants.json`, which holds the groups "participants" and "participants/history", and so on. */
export async function splitTexts(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json"));
  await Promise.all(files.map((name) => splitLanguage(join(folder, name))));
}

async function splitLanguage(path: string): Promise<void> {
  const rooms: Record<string, Texts> = {};
  for (const [group, texts] of Object.entries(JSON.parse(await readFile(path, "utf8")) as Texts)) {
    const [room = group] = group.split("/", 1);
    rooms[room] = { ...rooms[room], [group]: listed(texts as Texts) };
  }
  const folder = path.slice(0, -".json".length);
  await rm(path);
  await mkdir(folder);
  await Promise.all(
    Object.entries(rooms).map(([room, groups]) =>
      writeFile(join(folder, `${room}.json`), JSON.stringify(groups)),
    ),
  );
}

/** The mark of its names, then its texts in their order. */
function listed(texts: Texts): unknown {
  const names = Object.keys(texts);
  if (!names.every((name) => /^[\w.-]+$/u.test(name))) return marked(texts as Sentences);
  const order = textOrder(names);
  return [order.mark, ...order.names.map((name) => texts[name])];
}

type Sentences = Record<string, string>;

/** What is keyed by sentences: those without places by their marks, all others by themselves, cut short. */
function marked(said: Sentences): Record<string, string | MarkedSentences> {
  const sentences = Object.keys(said)
    .filter((sentence) => !sentence.includes("{"))
    // Alike ones beside each other: they are compressed better.
    .sort((one, other) => (said[one]! < said[other]! ? -1 : 1));
  const marks = sentences.map(sentenceMark);
  const double = sentences.find((_sentence, at) => marks.indexOf(marks[at] ?? "") !== at);
  if (double !== undefined) throw new Error(`Two sentences have the mark of "${double}".`);
  const forms = Object.keys(said).filter((sentence) => sentence.includes("{"));
  const short = shortForms(forms);
  return {
    [markedName]: [marks.join(""), ...sentences.map((one) => said[one] ?? "")],
    ...Object.fromEntries(forms.map((form, at) => [short[at], said[form] ?? ""])),
  };
}
