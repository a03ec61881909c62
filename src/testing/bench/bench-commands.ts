// How long the maintainer's own commands take: the build, and the server's first and second start.
import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";

export async function benchCommands(): Promise<Figure[]> {
  const root = await mkdtemp(join(tmpdir(), "exo-commands-"));
  // PostgreSQL may have to pass through it as another user.
  await chmod(root, 0o755);
  const data = join(root, "data");
  try {
    return [
      { name: "npm run build", value: await timeOf(["run", "-s", "build"]), unit: "s", bound: 5 },
      { name: "npm start, first", value: await startTime(data), unit: "s", bound: 20 },
      { name: "npm start, again", value: await startTime(data), unit: "s", bound: 5 },
    ];
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function timeOf(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn("npm", args, { stdio: "ignore" });
  const code = await new Promise((settle) => child.once("exit", settle));
  if (code !== 0) throw new Error(`npm ${args.join(" ")} failed`);
  return (performance.now() - started) / 1000;
}

/** Until it says where it is. */
async function startTime(data: string): Promise<number> {
  const started = performance.now();
  const args = ["start", "--", "--port", "0", "--host", "127.0.0.1", "--data", data];
  // In a group of its own, so that the whole chain of npm and node hears of the end.
  const child = spawn("npm", args, { stdio: ["ignore", "pipe", "inherit"], detached: true });
  let printed = "";
  for await (const part of child.stdout) {
    printed += String(part);
    if (/http:\/\/\S+\/adm\//u.test(printed)) break;
  }
  const took = (performance.now() - started) / 1000;
  const gone = new Promise((settle) => child.once("exit", settle));
  process.kill(-(child.pid ?? 0), "SIGINT");
  await gone;
  return took;
}
