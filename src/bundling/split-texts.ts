// Makes of each language's file one for each room of the console, which fetches them as they are wanted
// (core/language-files.ts).
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

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
    rooms[room] = { ...rooms[room], [group]: texts };
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
