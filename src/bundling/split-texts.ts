// Makes of each language's file one for each room of the console, which fetches them as they are wanted
// (core/language-files.ts). Groups lose the names of their texts, which the console has in Indonesian anyway.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { textOrder } from "../core/text-order.ts";

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

/** The mark of its names, then its texts in their order. What sentences stand for is keyed by these sentences. */
function listed(texts: Texts): unknown {
  const names = Object.keys(texts);
  if (!names.every((name) => /^[\w.-]+$/u.test(name))) return texts;
  const order = textOrder(names);
  return [order.mark, ...order.names.map((name) => texts[name])];
}
