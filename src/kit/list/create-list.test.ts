import * as assert from "uvu/assert";
import { createMajor, listMajors } from "../../contract/majors.ts";
import { call } from "../../core/api.ts";
import { readPreferences } from "../../core/preferences/screen-preferences.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { hurried } from "../../testing/fake-timers.ts";
import { createList, type ListState } from "./create-list.ts";
import type { ListQuery } from "./list-query.ts";

const { test, server } = serverSuite("create list");

type Row = { id: string; nama: string };
type Asked = { query: ListQuery<{ status: string }>; signal: AbortSignal; answer: Answer };
type Answer = { resolve(total: number): void; reject(error: unknown): void };

/** A list whose answers the test gives by hand, one by one. */
function open(address = "") {
  history.replaceState(null, "", `/adm/list${address}`);
  localStorage.clear();
  const asked: Asked[] = [];
  const list = createList<Row, { status: string }, "nama" | "kode">({
    name: "rows",
    filters: { status: "" },
    sort: "nama",
    sortable: ["nama", "kode"],
    acceptsFilter: (_name, value) => ["", "active"].includes(value),
    load: (query, signal) =>
      new Promise((resolve, reject) => {
        const send = (total: number) =>
          resolve({ ...query, items: rowsOf(query.page, total), total });
        asked.push({ query, signal, answer: { resolve: send, reject } });
      }),
    loadIds: async () => ["1", "2", "3"],
  });
  return { list, asked, last: () => asked.at(-1)! };
}

function rowsOf(page: number, total: number): Row[] {
  const left = Math.max(0, Math.min(50, total - (page - 1) * 50));
  return Array.from({ length: left }, (_each, index) => ({
    id: `${page}-${index + 1}`,
    nama: `Baris ${index + 1}`,
  }));
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

function readyPage<Item>(state: ListState<Item>) {
  assert.is(state.status, "ready");
  return state.status === "ready" ? state.page : null;
}

test("reads its question from the address and ignores what makes no sense there", () => {
  const { list, last } = open("?page=3&rows=100&q=ipa&sort=-kode&status=active");
  assert.equal(last().query, { page: 3, per_page: 100, q: "ipa", sort: "-kode", status: "active" });
  list.exit();
  const wrong = open("?page=0&rows=7&sort=password&status=gone");
  assert.equal(wrong.last().query, { page: 1, per_page: 50, q: "", sort: "nama", status: "" });
  wrong.list.exit();
});

test("writes only what differs from the defaults into the address and leaves the rest of it", async () => {
  const { list, last } = open("?tab=b");
  list.sortBy("nama");
  assert.is(location.search, "?tab=b&sort=-nama");
  list.filter("status", "active");
  last().answer.resolve(120);
  await settle();
  list.toPage(2);
  assert.is(location.search, "?tab=b&page=2&sort=-nama&status=active");
  list.clearFilters();
  assert.is(location.search, "?tab=b&sort=-nama");
  list.exit();
});

test("shows the answer to the latest question, however late an older one comes", async () => {
  const { list, asked } = open();
  list.sortBy("kode");
  assert.ok(asked[0]!.signal.aborted);
  asked[1]!.answer.resolve(2);
  await settle();
  asked[0]!.answer.resolve(9);
  await settle();
  assert.is(readyPage(list.$state.get())?.total, 2);
  list.exit();
});

test("keeps the old rows on screen while it asks again", async () => {
  const { list, last } = open();
  last().answer.resolve(3);
  await settle();
  list.sortBy("kode");
  const state = list.$state.get();
  assert.ok(state.status === "ready" && state.refreshing && state.page.items.length === 3);
  last().answer.reject(new Error("no network"));
  await settle();
  assert.is(list.$state.get().status, "failed");
  void list.reload();
  last().answer.resolve(3);
  await settle();
  assert.is(list.$state.get().status, "ready");
  list.exit();
});

test("keeps the rows when the same question cannot be answered again, and says so", async () => {
  const { list, last } = open();
  last().answer.resolve(3);
  await settle();
  void list.reload();
  last().answer.reject(new Error("no network"));
  await settle();
  const state = list.$state.get();
  assert.ok(state.status === "ready" && state.page.total === 3 && state.outdated instanceof Error);
  void list.reload();
  last().answer.resolve(4);
  await settle();
  const again = list.$state.get();
  assert.ok(again.status === "ready" && again.page.total === 4 && again.outdated === null);
  list.exit();
});

test("waits for a pause in typing and then begins at the first page", async () => {
  const { list, asked, last } = open("?page=2");
  last().answer.resolve(80);
  await settle();
  hurried(300, () => {
    list.search("m");
    list.search("mi ");
    assert.is(asked.length, 1);
  });
  await settle();
  assert.is(asked.length, 2);
  assert.is(last().query.q, "mi");
  assert.is(last().query.page, 1);
  assert.is(list.$searchText.get(), "mi ");
  list.exit();
});

test("goes to the last page when the page it asked for is beyond the end", async () => {
  const { list, asked, last } = open("?page=9");
  last().answer.resolve(60);
  await settle();
  assert.is(asked.length, 2);
  assert.is(last().query.page, 2);
  last().answer.resolve(60);
  await settle();
  assert.is(readyPage(list.$state.get())?.items.length, 10);
  assert.is(location.search, "?page=2");
  list.exit();
});

test("keeps the selection over pages, sorting, search and filters, until it is dropped by hand", async () => {
  const { list, last } = open();
  last().answer.resolve(60);
  await settle();
  list.togglePage(true);
  list.toggle("1-1", false);
  list.toPage(2);
  list.sortBy("kode");
  assert.is(list.$selected.get().size, 49);
  list.forget(["1-2"]);
  assert.is(list.$selected.get().size, 48);
  list.filter("status", "active");
  assert.is(list.$selected.get().size, 48);
  list.startPicking();
  list.clearSelection();
  assert.equal([list.$selected.get().size, list.$picking.get()], [0, false]);
  list.exit();
});

test("selects every row found, and forgets that answer once the filter changed", async () => {
  const { list } = open();
  await list.selectAll();
  assert.equal([...list.$selected.get()], ["1", "2", "3"]);
  const late = list.selectAll();
  assert.ok(list.$selectingAll.get());
  list.clearSelection();
  const later = list.selectAll();
  list.filter("status", "active");
  await Promise.all([late, later]);
  assert.is(list.$selected.get().size, 0);
  assert.not(list.$selectingAll.get());
  list.exit();
});

test("keeps the first row in view when the rows per page change, and remembers the choice", async () => {
  const { list, last } = open("?page=3");
  last().answer.resolve(300);
  await settle();
  list.setPerPage(20);
  assert.is(last().query.page, 6);
  assert.is(readPreferences("rows")["perPage"], 20);
  list.exit();
});

test("cancels what it waits for when the screen is left", async () => {
  const { list, asked, last } = open();
  hurried(300, () => {
    list.search("ipa");
    list.exit();
    assert.ok(last().signal.aborted);
  });
  await settle();
  assert.is(asked.length, 1);
  assert.is(location.search, "");
});

test("lists what the exam server has, searched and sorted there", async () => {
  connectConsole(server);
  await server.ok(createMajor, { kode: "ZZ1", nama: "Zoologi satu" });
  await server.ok(createMajor, { kode: "ZZ2", nama: "Zoologi dua" });
  history.replaceState(null, "", "/adm/list?q=zoologi&sort=-kode");
  const list = createList({
    name: "majors",
    filters: {},
    sort: "kode",
    sortable: ["kode", "nama"] as const,
    load: (query, signal) => call(listMajors, query, { signal }),
  });
  await list.reload();
  const names = readyPage(list.$state.get())?.items.map((row) => row.nama);
  assert.equal(names, ["Zoologi dua", "Zoologi satu"]);
  list.exit();
});

test.run();
