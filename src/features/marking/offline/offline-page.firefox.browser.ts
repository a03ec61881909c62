// The page for marking without a network in Firefox, which keeps what a file: page stores for that one file.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as assert from "uvu/assert";
import type { OfflineMarks } from "../../../contract/marking/offline-marks.ts";
import { saltOf, sealKey, unseal } from "../../../files/sealed/sealed-file.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { desktop } from "../../../testing/browser/console-page.ts";
import { Firefox, keys } from "../../../testing/browser/firefox.ts";
import { offlinePassphrase } from "../../../testing/browser/offline-marking.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { offlinePageSample } from "../../../testing/exams/offline-page-sample.ts";

const test = suite("marking without a network in Firefox");
let firefox: Firefox;
let folder: string;
let file: string;
test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), "exo-offline-"));
  file = join(folder, "koreksi.html");
  await writeFile(file, await offlinePageSample(offlinePassphrase));
  firefox = await Firefox.open(desktop);
});
test.after.each(() => assert.equal(firefox.errors.splice(0), []));
test.after(async () => {
  await firefox.close();
  await rm(folder, { recursive: true });
});

const textOf = (selector: string) =>
  firefox.read(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ""`);

async function unlock(): Promise<void> {
  await firefox.goTo(pathToFileURL(file).href);
  await soon.ok(() => firefox.read("document.activeElement?.type === 'password'"));
  await firefox.type(offlinePassphrase + keys.enter);
  await soon.ok(() => firefox.read("document.querySelector('input[data-points]') !== null"));
}

test("it opens from the disk, is marked by keys, keeps the marks and gives them back sealed", async () => {
  await unlock();
  await firefox.screenshot("offline-page-firefox");
  const first = await textOf(".answer .head b");
  assert.match(String(first), /^Jawaban [2-9A-Y]{6}$/u);
  await soon.ok(() => firefox.read("document.activeElement.dataset.points === ''"));
  await firefox.type(`37,5${keys.enter}`);
  await soon.ok(async () => (await textOf(".answer .head b")) !== first);
  assert.match(String(await textOf(".unsaved")), /nilai belum jadi berkas/u);

  // The file is taken where it would be downloaded.
  await firefox.read(`(() => {
    HTMLAnchorElement.prototype.click = () => undefined;
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob) => ((window.savedFile = blob), create(blob));
  })()`);
  await firefox.click("header .primary");
  await soon.ok(async () => /sudah jadi berkas/u.test(String(await textOf("header"))));
  const sealed = await firefox.read(`new Promise((settle) => {
    const reader = new FileReader();
    reader.onload = () => settle(reader.result.split(",")[1]);
    reader.readAsDataURL(window.savedFile);
  })`);
  const bytes = new Uint8Array(Buffer.from(String(sealed), "base64"));
  const opened = unseal(bytes, await sealKey(offlinePassphrase, { salt: saltOf(bytes)! }));
  if ("fault" in opened) throw new Error(opened.fault);
  const { marks } = JSON.parse(new TextDecoder().decode(opened.content)) as OfflineMarks;
  assert.ok(Date.parse(marks[0]!.at!) <= Date.now());
  assert.equal(marks, [
    {
      code: String(first).slice("Jawaban ".length),
      seq: 1,
      given: { whole: "3/8" },
      comment: "",
      is_flagged: false,
      at: marks[0]!.at,
    },
  ]);

  await firefox.goTo("about:blank");
  await unlock();
  await soon.ok(async () => /dari kunjungan lalu dipulihkan/u.test(String(await textOf("header"))));
  assert.is.not(await textOf(".answer .head b"), first);
});

test("a file that was cut says so, and runs nothing", async () => {
  const html = await readFile(file);
  const cut = `${file}.cut.html`;
  await writeFile(cut, html.subarray(0, html.length - 40));
  await firefox.goTo(pathToFileURL(cut).href);
  assert.match(String(await textOf("#page")), "Berkas ini tidak lengkap");
  assert.is(await firefox.read("document.querySelectorAll('input').length"), 0);
});

test.run();
