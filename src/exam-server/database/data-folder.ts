// The folder that PGlite keeps its files in: who has it open, and how a new one comes to be whole.
// PGlite itself locks nothing; two processes on one folder would destroy it.
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { StartError, wordsOf } from "../start-error.ts";

type DataFolder = {
  /** Where the database is, once it exists. */
  database: string;
  isNew: boolean;
  /** Where a new one is prepared, so that a start that was killed leaves nothing half made under the real name. */
  draft: string;
  /** Gives the prepared database its real name. */
  settle(): Promise<void>;
  release(): Promise<void>;
};

/** The locks that this process holds: its own number in a file may also be a killed one's from before. */
const heldHere = new Set<string>();

/** @throws StartError when the folder cannot be written or another process has it open */
export async function claimDataFolder(folder: string): Promise<DataFolder> {
  const lock = resolve(folder, "in-use-by-process");
  const database = join(folder, "database");
  const draft = join(folder, "database.new");
  await takeLock(folder, lock);
  await rm(draft, { recursive: true, force: true });
  return {
    database,
    draft,
    isNew: !(await exists(database)),
    settle: () => rename(draft, database),
    async release() {
      heldHere.delete(lock);
      await rm(lock, { force: true });
    },
  };
}

async function takeLock(folder: string, lock: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    // "wx" fails when the file exists: of two starts in the same moment only one makes it.
    await writeFile(lock, String(process.pid), { flag: "wx" });
    heldHere.add(lock);
  } catch (error) {
    if (!isCode(error, "EEXIST") || !(await exists(lock))) {
      throw new StartError(`Cannot write to the data folder ${folder}: ${wordsOf(error)}.`);
    }
    const owner = Number(await readFile(lock, "utf8"));
    if (heldHere.has(lock) || isOtherProcess(owner)) {
      throw new StartError(
        `The data folder ${folder} is in use by process ${owner}; stop that server first, or choose another folder with --data. (If no server runs, delete ${lock}.)`,
      );
    }
    await rm(lock, { force: true });
    await takeLock(folder, lock);
  }
}

/** Our own number is no other's: in a container the first process is always 1, the killed one before us too. */
function isOtherProcess(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not ours to signal, but alive.
    return isCode(error, "EPERM");
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
