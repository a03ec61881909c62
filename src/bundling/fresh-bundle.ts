// `npm start` builds what it serves only when something has changed since: a server that is switched on again in the
// morning is there seconds earlier.
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export type Making = {
  /** Files and folders. */
  from: readonly string[];
  made: string;
  /** The file that remembers what was made from what. */
  note: string;
  make(): Promise<unknown>;
};

/** Neither when all that it is made from nor when what was made has changed since. @throws as `make` does */
export async function makeUnlessFresh({ from, made, note, make }: Making): Promise<void> {
  const noted = await readFile(note, "utf8").catch(() => null);
  const before = await fingerprint(from);
  if (noted === before + (await fingerprint([made]))) return;
  await make();
  // What has changed meanwhile belongs to the next start: `before` says that it is not in this one.
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, before + (await fingerprint([made])));
}

/** Of everything there: where it is, how long, and when it was written. */
async function fingerprint(places: readonly string[]): Promise<string> {
  const paths = (await Promise.all(places.map(pathsAt))).flat().sort();
  const hash = createHash("sha256");
  for (const line of await Promise.all(paths.map(lineOf))) hash.update(line);
  return hash.digest("hex");
}

async function pathsAt(place: string): Promise<string[]> {
  // A file by itself, or nothing at all: no bundle has been made yet.
  const inside = await readdir(place, { recursive: true }).catch(() => []);
  return [place, ...inside.map((name) => join(place, name))];
}

async function lineOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return `${path}\t${found?.size}\t${found?.mtimeMs}\n`;
}
