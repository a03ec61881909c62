// The memory of a program is that of all processes that it has started.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "uvu";
import * as assert from "uvu/assert";
import { soon } from "../browser/soon.ts";
import { memoryWithChildren } from "./process-memory.ts";

test("a process that was left running is counted, unless it is named", async () => {
  const shell = spawn("sh", ["-c", "sleep 60 & wait"], { detached: true });
  const pid = shell.pid!;
  const children = () => readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  try {
    await soon.ok(async () => (await children()).trim() !== "");
    const whole = await memoryWithChildren(pid, null);
    const alone = await memoryWithChildren(pid, Number((await children()).trim()));
    assert.ok(alone > 0, "the process itself");
    assert.ok(whole > alone, "and what it has started");
  } finally {
    process.kill(-pid);
  }
});

test.run();
