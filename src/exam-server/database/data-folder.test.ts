import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { claimDataFolder, type DataFolder } from "./data-folder.ts";
import { startRefusal } from "../../testing/start-refusal.ts";

const test = suite("the data folder");
let root = "";
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-folder-"));
});
test.after(() => rm(root, { recursive: true, force: true }));

test("is one server's at a time, and free again afterwards", async () => {
  const path = join(root, "shared");
  const claimed = await claimDataFolder(path);
  assert.match(await startRefusal(claimDataFolder(path)), /in use by another exam server/u);
  await claimed.release();
  await (await claimDataFolder(path)).release();
  assert.equal(await readdir(join(path, "lock")), []);
});

test("is a folder, where one can be made", async () => {
  const file = join(root, "file");
  await writeFile(file, "");
  assert.match(
    await startRefusal(claimDataFolder(file)),
    /file is a file; the data need a folder/u,
  );
  assert.match(
    await startRefusal(claimDataFolder(join(file, "data"))),
    /Cannot write to the data/u,
  );
  // Making a folder in there once never ended.
  if (process.platform !== "linux") return;
  assert.match(
    await startRefusal(claimDataFolder("/proc/exo")),
    /Cannot write to the data folder/u,
  );
});

test("is one server's, however many start in the same moment", async () => {
  for (let round = 0; round < 20; round++) {
    const path = join(root, `moment-${round}`);
    const claims = await Promise.allSettled(Array.from({ length: 6 }, () => claimDataFolder(path)));
    const won = claims.filter(({ status }) => status === "fulfilled");
    assert.is(won.length, 1);
    await (won[0] as PromiseFulfilledResult<DataFolder>).value.release();
  }
});

test("is not locked by what a killed process left behind", async () => {
  const path = join(root, "killed");
  await mkdir(join(path, "lock"), { recursive: true });
  const left = join(path, "lock", "000000000000.lock");
  const listen = `require("net").createServer().listen(${JSON.stringify(left)}, () => console.log("listening"))`;
  const child = spawn(process.execPath, ["-e", listen], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout!, "data");
  assert.match(await startRefusal(claimDataFolder(path)), /in use/u);
  child.kill("SIGKILL");
  await once(child, "exit");
  assert.equal(await readdir(join(path, "lock")), ["000000000000.lock"], "the socket's file stays");
  await (await claimDataFolder(path)).release();
  // A start that was killed before it asked anybody.
  await writeFile(join(path, "lock", "000000000001.new"), "");
  const claimed = await claimDataFolder(path);
  assert.is((await readdir(join(path, "lock"))).length, 1);
  await claimed.release();
});

test("is nobody else's to read, also when it was made by an earlier release", async () => {
  const path = join(root, "open");
  await mkdir(path, { mode: 0o755 });
  const claimed = await claimDataFolder(path);
  assert.is((await stat(path)).mode & 0o777, 0o700);
  await claimed.release();
});

test("must have a path that a socket can have", async () => {
  const path = join(root, "x".repeat(100));
  assert.match(await startRefusal(claimDataFolder(path)), /too long: .* at most 80 bytes.*--data/u);
});

test.run();
