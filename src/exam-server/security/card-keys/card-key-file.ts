// The key of the passwords' copies in the data folder: made once, by whoever has the folder, and never written over. What is
// wrong with it keeps nobody from an exam: only cards are without passwords then.
import { randomBytes } from "node:crypto";
import { chown, open, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { logLine } from "../../log-line.ts";
import { cardKeyBytes, cardKeyOf, unusableCardKey, type CardKeyState } from "./card-key.ts";
import { wordsOf } from "../../start-error.ts";
import { exists } from "../../database/data-folder.ts";
import { flushed } from "../../database/flushed-file.ts";

export const cardKeyName = "card-key";

/** Of a folder that this process has claimed. */
export async function cardKeyIn(folder: string): Promise<CardKeyState> {
  const path = join(folder, cardKeyName);
  try {
    if (!(await exists(path))) await makeKey(folder, path);
    const bytes = await readFile(path);
    if (bytes.length === cardKeyBytes) return cardKeyOf(bytes);
    logLine(`The key in ${path} is damaged. Take it from a copy of the data folder.`);
  } catch (error) {
    logLine(`The key in ${path} cannot be used: ${wordsOf(error)}.`);
  }
  return unusableCardKey;
}

/** Whole and on the disk before it has its name. */
async function makeKey(folder: string, path: string): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, "w", 0o600);
  try {
    // One that a cut of power left behind keeps its rights.
    await file.chmod(0o600);
    await file.writeFile(randomBytes(cardKeyBytes));
    await file.sync();
  } finally {
    await file.close();
  }
  await giveToOwner(draft, folder);
  await rename(draft, path);
  await flushed(folder);
}

/** Whose the folder is may start the server next time, without being root. */
async function giveToOwner(path: string, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(path, uid, gid);
}
