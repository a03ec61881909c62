// Access to the PostgreSQL of a data folder without the server that owns it: a connection, and pausing its processes.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { clusterName } from "../../exam-server/database/data-folder.ts";
import { notedPid } from "../../exam-server/database/own/postgres-survivor.ts";
import { runningProcesses } from "./running-processes.ts";

const user = "exam_server";
const passwordName = "exam-server.password";
export const folderConnection = async (folder: string) => ({
  host: join(folder, "socket"),
  user,
  database: user,
  password: (await readFile(join(folder, clusterName, passwordName), "utf8")).trim(),
});

/** For whoever takes an address. */
export async function folderUrl(folder: string): Promise<string> {
  const { host, database, password } = await folderConnection(folder);
  return `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}`;
}

/**
 * Pauses every process of the folder's PostgreSQL, which resembles a failing disk or a virtual machine that is being moved:
 * connections stay open and no query is answered. Returns a function that resumes the processes. Linux only.
 */
export async function stallFolderDatabase(folder: string): Promise<() => void> {
  const main = await notedPid(join(folder, clusterName));
  // The main process first, because it starts the others.
  process.kill(main, "SIGSTOP");
  const all = await runningProcesses();
  const children = all.filter(({ parent }) => parent === main).map(({ pid }) => pid);
  for (const pid of children) process.kill(pid, "SIGSTOP");
  return () => {
    for (const pid of [...children, main]) process.kill(pid, "SIGCONT");
  };
}
