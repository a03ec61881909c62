// The folder in which an embedded database keeps its files: private, and one server's at a time.
import { chmod, mkdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isCode, StartError, wordsOf } from "../start-error.ts";
import { lockFolder, longestLockName } from "./folder-lock.ts";

export type DataFolder = {
  /** Absolute, and the same by whatever way it was named. */
  path: string;
  release(): Promise<void>;
};

/** What the folders of the two databases are called in it; a folder has one of them. */
export const clusterName = "postgresql";
export const pgliteName = "database";

/** Of a path to a socket, on the systems that have the shortest. */
const longestSocketPath = 103;

/** @throws StartError when the folder cannot be written or another server has it open */
export async function claimDataFolder(named: string): Promise<DataFolder> {
  const path = await privateFolder(named);
  const room = longestSocketPath - longestLockName.length;
  if (process.platform !== "win32" && Buffer.byteLength(path) > room) {
    throw new StartError(
      `The path of the data folder ${path} is too long: sockets in it need one of at most ${room} bytes. Choose another with --data.`,
    );
  }
  const lock = await lockFolder(path).catch((error: unknown) => {
    throw new StartError(
      `The data folder ${path} cannot hold the socket that keeps a second server out: ${wordsOf(error)}. Choose a folder on a disk of this computer with --data.`,
    );
  });
  if (lock) return { path, release: lock.release };
  throw new StartError(
    `The data folder ${path} is in use by another exam server; stop that one first, or choose another folder with --data.`,
  );
}

async function privateFolder(named: string): Promise<string> {
  try {
    // The folders above keep their rights: PostgreSQL may have to pass through them as another user.
    await mkdir(dirname(named), { recursive: true });
    const path = join(await realpath(dirname(named)), basename(named));
    // Not recursive: in /proc and its like that never ends.
    await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
      if (!isCode(error, "EEXIST")) throw error;
    });
    if (!(await stat(path)).isDirectory()) {
      throw new StartError(`${named} is a file; the data need a folder: choose one with --data.`);
    }
    await chmod(path, 0o700);
    return await realpath(path);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`Cannot write to the data folder ${named}: ${wordsOf(error)}.`);
  }
}

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isCode(error, "ENOENT")) return false;
    throw error;
  }
}
