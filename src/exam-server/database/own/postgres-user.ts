// As whom PostgreSQL runs. It refuses to run as root, and its tools want a user that has a name.
import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { userInfo } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { clusterName, exists } from "../data-folder.ts";

const run = promisify(execFile);

type User = { uid: number; gid: number };
export type RunAs = {
  /** Null: the user of this process. */
  user: User | null;
  /** Null: none. Otherwise it runs in a user namespace of its own (Linux), in which its user has this number. */
  mappedTo: User | null;
};
export type Command = { file: string; args: string[] };

const asThisProcess: RunAs = { user: null, mappedTo: null };
const onLinux = process.platform === "linux";

/** Those that may do for a data folder, the best first. */
export async function usersFor(folder: string): Promise<RunAs[]> {
  if (process.platform === "win32") return [asThisProcess];
  if (process.getuid!() !== 0) return userOfProcess();
  const nobody = await findNobody();
  const cluster = join(folder, clusterName);
  const { uid, gid } = await stat((await exists(cluster)) ? cluster : folder);
  const mapped = onLinux ? [{ user: null, mappedTo: nobody }] : [];
  if (uid === 0) {
    // Files of root are those of a server that ran in a namespace before.
    return (await exists(cluster)) ? mapped : [{ user: nobody, mappedTo: null }, ...mapped];
  }
  const user = { uid, gid };
  return (await hasName(uid)) || !onLinux
    ? [{ user, mappedTo: null }]
    : [{ user, mappedTo: nobody }];
}

async function userOfProcess(): Promise<RunAs[]> {
  try {
    userInfo();
    return [asThisProcess];
  } catch {
    // A number without a name, as containers have it.
    return onLinux ? [{ user: null, mappedTo: await findNobody() }] : [asThisProcess];
  }
}

async function findNobody(): Promise<User> {
  const found = /^nobody:[^:]*:(\d+):(\d+):/mu.exec(await readFile("/etc/passwd", "utf8"));
  return { uid: Number(found?.[1] ?? 65_534), gid: Number(found?.[2] ?? 65_534) };
}

async function hasName(uid: number): Promise<boolean> {
  return run("id", ["-nu", String(uid)]).then(
    () => true,
    () => false,
  );
}

/** How a program is started for that user, with `spawnOptions`. */
export function commandAs({ mappedTo }: RunAs, file: string, args: readonly string[]): Command {
  if (mappedTo === null) return { file, args: [...args] };
  const { uid, gid } = mappedTo;
  const map = ["--user", `--map-user=${uid}`, `--map-group=${gid}`];
  return { file: "unshare", args: [...map, "--", file, ...args] };
}

/** What programs need of the environment. The rest may hold secrets, such as the key of the passwords for cards. */
const neededVariables = ["PATH", "LD_LIBRARY_PATH", "TMPDIR", "TEMP", "TMP", "SystemRoot"] as const;

/** The PC's language must not decide how names are sorted or what the log says. */
export function spawnOptions({ user }: RunAs) {
  const env: Record<string, string> = { LC_ALL: "C", TZ: "UTC" };
  for (const name of neededVariables) {
    const value = process.env[name];
    if (value !== undefined) env[name] = value;
  }
  return { ...user, cwd: "/", env };
}

/** Runs a program to its end. */
export async function runAs(as: RunAs, file: string, args: readonly string[]): Promise<string> {
  const command = commandAs(as, file, args);
  return (await run(command.file, command.args, spawnOptions(as))).stdout;
}

/** The first folder on the way to one of these that the user cannot enter. Null: all can be entered. */
export async function firstClosedFolder(
  as: RunAs,
  folders: readonly string[],
): Promise<string | null> {
  for (const folder of folders.flatMap(withFoldersAbove)) {
    const enters = await runAs(as, "/bin/sh", ["-c", 'cd "$0"', folder]).then(
      () => true,
      () => false,
    );
    if (!enters) return folder;
  }
  return null;
}

/** From the root of the disk down. */
function withFoldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [...withFoldersAbove(above), folder];
}
