// Runs a command of the project in a process of its own, which ends with it: what it needed of memory, and what it has
// started itself such as esbuild, is gone then.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { BundleError } from "./bundle-error.ts";

/** @throws BundleError when it fails; it has printed why */
export async function runInOwnProcess(command: string): Promise<void> {
  const [, program = ""] = process.argv;
  const child = spawn(process.execPath, [program, command], { stdio: "inherit" });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new BundleError("The bundle could not be built.");
}
