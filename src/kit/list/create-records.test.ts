// A list of majors with what hangs on it, against the exam server.
import * as assert from "uvu/assert";
import { codedNameSorts, type CodedName } from "../../contract/coded-names.ts";
import { createMajor, listMajorOptions, listMajors } from "../../contract/majors.ts";
import { lookup } from "../../core/lookups.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { isAway } from "../../core/answers/server-error.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { createRecords } from "./create-records.ts";

const { test, server } = serverSuite("create records");
const $majors = lookup(listMajorOptions);
let line: Line;

test.before.each(() => {
  line = connectConsole(server);
  clearNotices();
  history.replaceState(null, "", "/adm/majors?rows=100");
});

function open() {
  return createRecords<CodedName, Record<never, string>, (typeof codedNameSorts)[number]>({
    name: "majors",
    endpoints: { list: listMajors },
    filters: {},
    sort: "kode",
    sortable: codedNameSorts,
    lookups: [$majors],
  });
}

function codesOf({ list }: ReturnType<typeof open>): string[] {
  const state = list.$state.get();
  return state.status === "ready" ? state.page.items.map(({ kode }) => kode) : [];
}

test("after a change the list and what other screens choose from show what is stored", async () => {
  const records = open();
  await until(() => codesOf(records).length > 0);
  await server.ok(createMajor, { kode: "REC1", nama: "Rekam Satu" });
  assert.not(codesOf(records).includes("REC1"));
  await records.changed();
  assert.ok(codesOf(records).includes("REC1"));
  const choices = $majors.get();
  assert.ok(choices.status === "ready" && choices.items.some(({ kode }) => kode === "REC1"));
  records.exit();
});

test("what was saved is said, and in the list without being asked for", async () => {
  const records = open();
  await until(() => codesOf(records).length > 0);
  await server.ok(createMajor, { kode: "REC2", nama: "Rekam Dua" });
  records.saved("Rekam Dua ditambahkan.");
  assert.equal(
    $notices.get().map(({ title, body }) => [title, body]),
    [["Tersimpan", "Rekam Dua ditambahkan."]],
  );
  await until(() => codesOf(records).includes("REC2"));
  records.exit();
});

test("when the server cannot be reached the list keeps its rows and says so, and no toast does", async () => {
  const records = open();
  await until(() => codesOf(records).length > 0);
  line.isCut = true;
  const before = codesOf(records);
  await records.changed();
  const state = records.list.$state.get();
  assert.ok(state.status === "ready" && isAway(state.outdated));
  assert.equal(codesOf(records), before);
  assert.equal($notices.get(), []);
  line.isCut = false;
  await records.list.reload();
  assert.ok(codesOf(records).length > 0);
  records.exit();
});

test("only a list whose ids the server names can be selected whole", () => {
  const records = open();
  assert.not(records.list.canSelectAll);
  records.exit();
});

test.run();
