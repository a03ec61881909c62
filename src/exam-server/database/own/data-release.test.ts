import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startRefusal } from "../../../testing/start-refusal.ts";
import {
  compareReleases,
  earlierDatabase,
  putSign,
  refuseNewerData,
  setAside,
  writeRelease,
} from "./data-release.ts";

const test = suite("the release of a data folder");
let folder = "";
test.before.each(async () => {
  folder = await mkdtemp(join(tmpdir(), "exo-release-"));
});
test.after.each(() => rm(folder, { recursive: true, force: true }));

const stored = () => readFile(join(folder, "release"), "utf8");

test("releases are compared number by number", () => {
  assert.ok(compareReleases("5.0.0", "4.9.9") > 0);
  assert.ok(compareReleases("5.10.0", "5.9.0") > 0);
  assert.ok(compareReleases("5.0", "5.0.1") < 0);
  assert.is(compareReleases("5.0", "5.0.0"), 0);
});

test("a newer release is remembered, and an older one is refused", async () => {
  await refuseNewerData(folder, "5.0.0");
  await writeRelease(folder, "5.0.0");
  await writeRelease(folder, "5.1.0");
  assert.is(await stored(), "5.1.0\n");
  await refuseNewerData(folder, "5.1.0");
  await refuseNewerData(folder, "6.0.0");
  const refusal = await startRefusal(refuseNewerData(folder, "5.0.9"));
  assert.match(
    refusal,
    /belong to release 5\.1\.0 .*this is release 5\.0\.9\. Nothing was changed/u,
  );
  await writeRelease(folder, "5.0.9");
  assert.is(await stored(), "5.1.0\n");
});

test("a note that a cut of power left empty stops nobody", async () => {
  await writeFile(join(folder, "release"), "");
  await refuseNewerData(folder, "5.0.0");
  await writeRelease(folder, "5.0.0");
  assert.is(await stored(), "5.0.0\n");
});

test("a file stands where the first releases look for their folder, and is no database", async () => {
  assert.is(await earlierDatabase(folder), null);
  await putSign(folder);
  await putSign(folder);
  assert.is(await earlierDatabase(folder), null);
  assert.match(await readFile(join(folder, "database"), "utf8"), "postgresql");
});

test("what is set aside gets a name that is free", async () => {
  for (const ending of ["", "-2", "-3"]) {
    await mkdir(join(folder, "database"));
    const earlier = (await earlierDatabase(folder))!;
    assert.is(await setAside(earlier), `${earlier}.before-postgresql${ending}`);
  }
});

test.run();
