import { readdir, readFile } from "node:fs/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { scryptSync } from "node:crypto";
import { until } from "../../testing/sheets/sheet-files.ts";
import { HashingProcess } from "./hashing-process.ts";
import { hashPasswords, usualCosts, verifyPassword } from "./passwords.ts";

const test = suite("hashing for many");

const cheap = { N: 16, r: 8, p: 1, bytes: 32 };
/** So much that it cannot be done before the next thing happens. */
const dear = { ...cheap, N: 16_384 };
const inputs = Array.from({ length: 8 }, (_none, at) => ({
  password: `kata ${at} “é”`,
  salt: Buffer.from([at, 255]),
}));

test("keys are scrypt's, in the order of what was given, also of two calls at once", async () => {
  const apart = new HashingProcess();
  const answers = await Promise.all([
    apart.keysOf(inputs, cheap),
    apart.keysOf([...inputs].reverse(), cheap),
  ]);
  const expected = inputs.map(({ password, salt }) => scryptSync(password, salt, 32, cheap));
  assert.equal(answers, [expected, [...expected].reverse()]);
  process.kill(apart.pid!);
});

test("whatever hashes in it gives way to everybody else", async () => {
  if (process.platform !== "linux") return;
  const apart = new HashingProcess();
  await apart.keysOf(inputs, cheap);
  const threads = `/proc/${apart.pid}/task`;
  const lines = (await readdir(threads)).map((id) => readFile(`${threads}/${id}/stat`, "utf8"));
  const niceness = (await Promise.all(lines)).map(
    (line) => line.split(") ").at(-1)!.split(" ")[16],
  );
  // The one that reads what is asked, and Node's four that hash.
  assert.is(niceness.filter((nice) => nice === "10").length, 5, niceness.join());
  process.kill(apart.pid!);
});

test("whoever waits for an ended one is told, and the next call starts another", async () => {
  const apart = new HashingProcess();
  await apart.keysOf(inputs, cheap);
  const broken = apart.keysOf(inputs, dear);
  process.kill(apart.pid!, "SIGKILL");
  const reason = await broken.catch((error: unknown) => error);
  assert.match(String(reason), /SIGKILL|EPIPE|closed/u);
  assert.is((await apart.keysOf(inputs, cheap)).length, inputs.length);
  process.kill(apart.pid!);
});

test("it ends when there has been nothing to do for a while, and not while there is", async () => {
  const apart = new HashingProcess(20);
  await apart.keysOf(inputs, cheap);
  const { pid } = apart;
  // Longer than it may be idle.
  await apart.keysOf(inputs, dear);
  assert.is(apart.pid, pid);
  await until(() => apart.pid === undefined);
  await until(() => !isThere(pid!));
  assert.is((await apart.keysOf(inputs, cheap)).length, inputs.length);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("what an import hashes opens what it should", async () => {
  const passwords = Array.from({ length: 60 }, (_none, at) => `RAHASIA${at}`);
  const hashes = await hashPasswords(passwords, usualCosts.participant);
  assert.is(hashes.length, passwords.length);
  assert.ok(await verifyPassword("RAHASIA59", hashes[59]!));
  assert.not.ok(await verifyPassword("RAHASIA58", hashes[59]!));
});

test.run();
