// Which release of the server a data folder belongs to. An older one that goes on with newer data would take what it does not know for nothing.
import { open, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isCode, StartError } from "../../start-error.ts";
import { clusterName, pgliteName } from "../data-folder.ts";
import { flushed } from "../flushed-file.ts";

const nameOf = (folder: string) => join(folder, "release");

/** @throws StartError when a newer release than this one has used the folder */
export async function refuseNewerData(folder: string, own = __VERSION__): Promise<void> {
  const stored = await storedRelease(folder);
  if (stored === null || compareReleases(stored, own) <= 0) return;
  throw new StartError(
    `The data in ${folder} belong to release ${stored} of the server, and this is release ${own}. Nothing was changed. Start release ${stored} or a newer one, or choose another folder with --data.`,
  );
}

/** Notes this release in the folder. To be called once the database has all migrations of this release. */
export async function writeRelease(folder: string, own = __VERSION__): Promise<void> {
  const stored = await storedRelease(folder);
  if (stored !== null && compareReleases(stored, own) >= 0) return;
  const draft = `${nameOf(folder)}.new`;
  await writeFile(draft, `${own}\n`, { mode: 0o600 });
  await flushed(draft);
  await rename(draft, nameOf(folder));
  await flushed(folder);
}

/** Null: the folder is new, or of a release that wrote none. */
async function storedRelease(folder: string): Promise<string | null> {
  const text = await readFile(nameOf(folder), "utf8").catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return "";
    throw error;
  });
  // Empty after a cut of power on a disk that lies: as if it had never been written.
  return /^\d+(?:\.\d+)*/u.exec(text)?.[0] ?? null;
}

/** Above 0: the first is the newer one. */
export function compareReleases(one: string, other: string): number {
  const [a, b] = [one, other].map((release) => release.split(".").map(Number)) as [
    number[],
    number[],
  ];
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const signText = `The data of this school are in the folder "${clusterName}" beside this file. They need the release of the exam server that put them there, or a newer one.
This file keeps older releases, which keep their data under its name, from starting with an empty school.
`;

/** A file where the first releases kept their database: they stop, instead of making an empty school. */
export async function putSign(folder: string): Promise<void> {
  const sign = join(folder, pgliteName);
  try {
    const file = await open(sign, "wx", 0o600);
    await file.writeFile(signText);
    await file.sync();
    await file.close();
    await flushed(folder);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  }
}

/** The folder in which the first releases, and PGlite, keep their database; null: there is none. */
export async function earlierDatabase(folder: string): Promise<string | null> {
  const earlier = join(folder, pgliteName);
  try {
    return (await stat(earlier)).isDirectory() ? earlier : null;
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
}

/** Out of the way, under a name that is free. Answers it. */
export async function setAside(earlier: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = `${earlier}.before-postgresql${number === 1 ? "" : `-${number}`}`;
    if (
      await stat(name).then(
        () => true,
        () => false,
      )
    )
      continue;
    await rename(earlier, name);
    await flushed(join(earlier, ".."));
    return name;
  }
}
