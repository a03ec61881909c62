// The console as a later version brings it: built by its own command, from sources that differ.
import { execFile } from "node:child_process";
import { appendFile, cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const sources = ["build.ts", "src", "static", "LICENSE", "package.json", "package-lock.json"];
/** Of what nearly every script imports: with it changes what all of them are called. */
const shared = "src/core/format.ts";
const addition = "\nexport const later = Symbol.for(formatNumber(Date.now()));\n";

/** The folder of its bundle, which the caller deletes. */
export async function makeUpgradedBuild(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), "exo-later-"));
  try {
    for (const name of [...sources, "tsconfig.json"]) {
      await cp(name, join(project, name), { recursive: true });
    }
    await symlink(resolve("node_modules"), join(project, "node_modules"));
    await appendFile(join(project, shared), addition);
    await promisify(execFile)("npm", ["run", "-s", "build"], { cwd: project });
    const dist = await mkdtemp(join(tmpdir(), "exo-later-dist-"));
    await cp(join(project, "dist"), dist, { recursive: true });
    return dist;
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}
