import { cleanStores } from "nanostores";
import * as assert from "uvu/assert";
import { listGroupOptions } from "../contract/groups.ts";
import { createMajor, listMajorOptions } from "../contract/majors.ts";
import { listReligionOptions } from "../contract/religions.ts";
import { serverSuite } from "../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../testing/server/connect-console.ts";
import { until } from "../testing/sheets/sheet-files.ts";
import { forgetLookups, lookup } from "./lookups.ts";
import { isServerError } from "./answers/server-error.ts";

const { test, server } = serverSuite("lists to choose from");
const $majors = lookup(listMajorOptions);
const $religions = lookup(listReligionOptions);
const $groups = lookup(listGroupOptions);
let line: Line;
test.before.each(() => {
  // Other tests may have left some who look at them.
  cleanStores($majors, $religions, $groups);
  line = connectConsole(server);
});

const names = () => {
  const lookup = $majors.get();
  return lookup.status === "ready" ? lookup.items.map(({ kode }) => kode) : null;
};
/** Screens of other suites may still show other lists. */
const requestsOf = (...calls: { path: string }[]): number =>
  line.requests.filter(({ url }) => calls.some(({ path }) => url.endsWith(path))).length;

test("majors, religions and groups are fetched once for all who look at them", async () => {
  const stops = [$majors, $majors, $religions, $groups].map((store) =>
    store.listen(() => undefined),
  );
  await until(() => [$majors, $religions, $groups].every(({ value }) => value?.status === "ready"));
  assert.is(requestsOf(listMajorOptions, listReligionOptions, listGroupOptions), 3);
  assert.ok(names()?.includes("BAHASA"));
  for (const stop of stops) stop();
});

test("a refresh brings what was added meanwhile", async () => {
  await $majors.refresh();
  await server.ok(createMajor, { kode: "BARU", nama: "Baru" });
  assert.not(names()?.includes("BARU"));
  const items = await $majors.refresh();
  assert.ok(items.some(({ kode }) => kode === "BARU"));
  assert.ok(names()?.includes("BARU"));
});

test("a list that was never there has failed, and a retry mends it", async () => {
  line.isCut = true;
  assert.ok(isServerError(await $majors.refresh().catch((error) => error), "99"));
  assert.is($majors.value?.status, "failed");
  line.isCut = false;
  await $majors.refresh();
  assert.ok(names());
});

test("a failed refresh leaves the older items standing", async () => {
  await $majors.refresh();
  line.isCut = true;
  await $majors.refresh().catch(() => undefined);
  assert.ok(names()?.includes("BAHASA"));
});

test("the latest answer wins, however late an earlier one comes", async () => {
  const release = line.holdNext();
  const early = $majors.refresh();
  await server.ok(createMajor, { kode: "SUSUL", nama: "Susul" });
  await $majors.refresh();
  release();
  await early;
  assert.ok(names()?.includes("SUSUL"));
});

test("an answer for the person before is not kept for the next one", async () => {
  const release = line.holdNext();
  const late = $majors.refresh();
  forgetLookups();
  release();
  await late;
  assert.is($majors.value?.status, "loading");
});

test("a person who signs in at once after another gets the list fetched again", async () => {
  const stop = $majors.listen(() => undefined);
  await until(names);
  stop();
  forgetLookups();
  assert.is(names(), null);
  const stopAgain = $majors.listen(() => undefined);
  await until(names);
  assert.is(requestsOf(listMajorOptions), 2);
  stopAgain();
});

test.run();
