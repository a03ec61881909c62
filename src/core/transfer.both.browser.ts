// Large files as a browser sends and takes them: progress, cancelling, refusals.
import type { Page, Route } from "playwright-core";
import { suite } from "../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console } from "../testing/browser/console-page.ts";
import { bundlePiece, openPiece, type Piece } from "../testing/browser/pieces/piece-page.ts";
import type { TransferPiece } from "../testing/browser/pieces/transfer-piece.ts";

const test = suite("transfer");
const source = {
  title: "Transfer",
  body: "",
  script: 'import "./transfer-piece.ts";',
  folder: "src/testing/browser/pieces",
};

let exo: Console;
let piece: Piece;
test.before(async () => {
  exo = await Console.open();
  piece = await bundlePiece(source);
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function openWith(answer: (route: Route) => unknown): Promise<Page> {
  const page = await exo.newPage();
  await openPiece(exo, page, piece);
  await page.route("**/api/v1/backups/**", (route) => answer(route));
  return page;
}
const upload = (page: Page, bytes: number, abortAfter: number | null = null) =>
  page.evaluate(([size, ms]) => (globalThis as unknown as TransferPiece).upload(size, ms), [
    bytes,
    abortAfter,
  ] as const);
const download = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as TransferPiece).download());
const envelope = (code: string, message: string, data: unknown = null) => ({
  json: { code, message, data },
  status: code === "41" ? 401 : code === "00" ? 200 : 422,
});

test("an upload says who sends it and what it is", async () => {
  let headers: Record<string, string> = {};
  let address = "";
  const page = await openWith(async (route) => {
    headers = await route.request().allHeaders();
    address = route.request().url();
    await route.fulfill(envelope("00", "", { kept: true }));
  });
  assert.equal((await upload(page, 1_000)).answer, { kept: true });
  assert.match(address, /\/backups\/a%20b\?mode=full$/u);
  assert.is(headers["authorization"], "Bearer secret");
  assert.is(headers["content-type"], "application/zip");
});

test("an upload tells how far it has come, to a server that refuses it too", async () => {
  const page = await exo.newPage();
  await openPiece(exo, page, piece);
  const { failed, progress } = await upload(page, 3_000_000);
  assert.is(failed?.[1], "44");
  // It need not read all of what it refuses.
  assert.ok(progress.length > 0, "it tells");
  for (const [sent, total] of progress) assert.ok(sent <= 3_000_000 && total === 3_000_000);
});

test("an upload that is cancelled is over at once", async () => {
  const page = await openWith(() => undefined);
  const { failed } = await upload(page, 1_000, 50);
  assert.is(failed?.[0], "AbortError");
  assert.is((await upload(page, 1_000, 0)).failed?.[0], "AbortError");
});

test("refusals come in the server's words, a broken line in ours, and the end of a session is heeded", async () => {
  const page = await openWith((route) => route.fulfill(envelope("12", "Terlalu besar")));
  assert.equal((await upload(page, 10)).failed, ["ServerError", "12", "Terlalu besar"]);
  assert.equal((await download(page)).failed, ["ServerError", "12", "Terlalu besar"]);
  const ended = await openWith((route) => route.fulfill(envelope("41", "Masuk lagi")));
  assert.equal(
    [(await download(ended)).ended, (await upload(ended, 10)).ended],
    ["secret", "secret"],
  );
  const broken = await openWith((route) => route.abort());
  assert.is((await upload(broken, 10)).failed?.[1], "99");
  assert.is((await download(broken)).failed?.[1], "99");
});

test("a download arrives under the server's name", async () => {
  const page = await openWith((route) =>
    route.fulfill({
      body: "isi cadangan",
      headers: { "content-disposition": "attachment; filename*=UTF-8''Cadangan%20%C3%A9.exo" },
    }),
  );
  const { answer, progress } = await download(page);
  assert.equal(answer, ["Cadangan é.exo", "isi cadangan"]);
  assert.is(progress.at(-1)?.[0], 12);
});

test.run();
