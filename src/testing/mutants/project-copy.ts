// A copy of the project in which faults are planted: the sources of the maintainer are never written.
import { spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { planted, type FaultPlace } from "./fault-places.ts";

const copied = [
  ".oxfmtrc.json",
  ".oxlintrc.json",
  "LICENSE",
  "README.md",
  "build.ts",
  "knip.json",
  "package-lock.json",
  "package.json",
  "src",
  "static",
  "templates",
  "tsconfig.json",
];

export type ProjectCopy = ReturnType<typeof copyProject>;

/** How a command ended. `text`: what it wrote; `late`: it was stopped. */
export type Ended = { code: number | null; text: string; late: boolean };

export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "exo-mutants-"));
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, ".cache"));
  const running = new Set<ChildProcess>();

  const remove = () => {
    for (const { pid } of running) stopGroup(pid);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);

  return {
    remove,
    /** @returns what takes the fault out again */
    plant(place: FaultPlace): () => void {
      const path = join(folder, place.path);
      const source = readFileSync(path, "utf8");
      writeFileSync(path, planted(source, place));
      return () => writeFileSync(path, source);
    },
    run(command: string, args: readonly string[], longestMs: number): Promise<Ended> {
      const environment = { ...process.env, PATH: `${binaries}:${process.env["PATH"] ?? ""}` };
      const child = spawn(command, [...args], { cwd: folder, env: environment, detached: true });
      running.add(child);
      const ended = endOf(child, longestMs);
      void ended.finally(() => running.delete(child));
      return ended;
    },
  };
}

const binaries = resolve("node_modules/.bin");

function endOf(child: ChildProcess, longestMs: number): Promise<Ended> {
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece: Buffer) => pieces.push(piece));
  }
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stopGroup(child.pid);
  }, longestMs);
  return new Promise((settle, fail) => {
    child.once("error", fail);
    child.once("close", (code) => {
      clearTimeout(timer);
      settle({ code, text: Buffer.concat(pieces).toString(), late });
    });
  });
}

/** With all that it has started: each command leads a group of its own. */
function stopGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended meanwhile.
  }
}
