// The institution's files as their screen has them: uploads of either kind, and what can be done to files, on the exam server.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mediaAddress } from "../../../contract/questions/media.ts";
import { $notices, clearNotices } from "../../../core/notices.ts";
import { replaceQuery } from "../../../core/navigation.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import {
  openTestBank,
  pngBytes,
  wavBytes,
  type TestBank,
} from "../../../testing/questions/open-test-bank.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createLibraryModel, type LibraryModel } from "./library-model.ts";

const test = suite("library of the institution, its model");
let school: TestBank;
let line: Line;
let model: LibraryModel;
const shrunk: string[] = [];
test.before(async () => {
  school = await openTestBank();
  line = connectConsole(school.server);
});
test.before.each(() => {
  replaceQuery({});
  clearNotices();
  model = open();
});
test.after.each(async () => {
  model.exit();
  line.isCut = false;
  await school.server.db.deleteFrom("media_uses").execute();
  await school.server.db.deleteFrom("media").execute();
});
test.after(() => school.close());

const open = () =>
  createLibraryModel((file) => {
    shrunk.push(file.name);
    return Promise.resolve(file);
  });
let marks = 0;
const png = (name: string) =>
  new File([pngBytes(40, 30, (marks += 1))], name, { type: "image/png" });
const wav = (name: string) => new File([wavBytes()], name, { type: "audio/wav" });
const items = () => {
  const state = model.list.$state.get();
  return state.status === "ready" && !state.refreshing ? state.page.items : [];
};
const names = () => items().map(({ name }) => name);
const shows = (...wanted: string[]) =>
  until(() => JSON.stringify(names()) === JSON.stringify(wanted));
const fileNamed = (name: string) => items().find((file) => file.name === name)!;

test("pictures and sounds go up together, and only pictures are made small", async () => {
  const large = new File([new Uint8Array(20 * 1024 * 1024 + 1)], "lagu.mp3", {
    type: "audio/mpeg",
  });
  const page = new File(["<html>"], "halaman.html", { type: "text/html" });
  await model.uploads.upload([png("logo.png"), wav("bel.wav"), large, page]);
  assert.equal(names().sort(), ["bel.wav", "logo.png"]);
  assert.equal(shrunk, ["logo.png"]);
  const { refused, done } = model.uploads.$state.get();
  assert.is(done, 2);
  assert.equal(
    refused.map(({ name }) => name),
    ["lagu.mp3", "halaman.html"],
  );
  assert.match(refused[0]!.reason, /lebih dari 20 MB/u);
  assert.match(refused[1]!.reason, /jenisnya tidak dapat dipakai/u);
});

test("what is new stands first, whatever hid it and whatever the order was", async () => {
  await model.uploads.upload([png("a.png")]);
  school.server.wait(1000);
  model.list.filter("kind", "audio");
  model.list.sortAs("name");
  await shows();
  await model.uploads.upload([png("z.png")]);
  await shows("z.png", "a.png");
  assert.is(location.search, "");
});

test("filters stand in the address, and what it says wrongly is ignored", async () => {
  await model.uploads.upload([png("logo.png"), wav("bel.wav")]);
  model.list.filter("kind", "audio");
  await shows("bel.wav");
  assert.is(location.search, "?kind=audio");
  model.exit();
  replaceQuery({ tab: "berkas", kind: "image", used: "mungkin" });
  model = open();
  await shows("logo.png");
  assert.is(model.list.$filterCount.get(), 1);
});

test("of many those that are used stay, ticked and with the reason", async () => {
  await model.uploads.upload([png("logo.png"), png("peta.png")]);
  const [logo, map] = [fileNamed("logo.png"), fileNamed("peta.png")];
  await school.add("Apa?", { stem: `<p>x <img src="${mediaAddress(logo.id)}"></p>` });
  await model.list.selectAll();
  assert.is(model.list.$selected.get().size, 2);
  const target = { ids: [logo.id, map.id], name: null };
  const end = await model.actions.createRun("remove", target, null).start();
  assert.ok(end.status === "finished");
  assert.equal(
    end.results.map(({ label, outcome, reason }) => [label, outcome, reason]),
    [
      ["logo.png", "refused", "Dipakai 1 soal."],
      ["peta.png", "done", undefined],
    ],
  );
  model.actions.settle("remove", target, end.results);
  await shows("logo.png");
  assert.equal([...model.list.$selected.get()], [logo.id]);
  assert.match($notices.get().at(-1)!.body, /1 berkas sudah dihapus/u);
  const uses = model.usesOf(logo);
  await until(() => uses.$state.get().status === "ready");
  const state = uses.$state.get();
  assert.is(state.status === "ready" && state.detail.items[0]!.bank_kode, "UTAMA");
  uses.exit();
});

test("a list that could not be read says so, and comes with another try", async () => {
  line.isCut = true;
  await model.list.reload();
  assert.is(model.list.$state.get().status, "failed");
  await model.uploads.upload([png("logo.png")]);
  assert.match(model.uploads.$state.get().refused[0]!.reason, /tidak dapat dihubungi/u);
  line.isCut = false;
  await model.list.reload();
  assert.is(model.list.$state.get().status, "ready");
});

test.run();
