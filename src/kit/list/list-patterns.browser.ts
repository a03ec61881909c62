// What every list does, proven once: it cannot be had, it is empty, nothing is found, and whose time it
// shows. On the screen of majors.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { Console } from "../../testing/browser/console-page.ts";
import {
  addressOf,
  columnTexts,
  go,
  openScreen,
  rowOf,
} from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { answerHtml, cut } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("lists");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const listing = /\/majors(?:\?|$)/u;

test("a list that cannot be had says so, an HTML page instead of it too, and a retry brings it", async () => {
  const page = await exo.signedIn();
  let restore = await cut(page, listing);
  await go(page, addressOf(exo, "jurusan"));
  await page.getByText("Data tidak dapat dimuat").waitFor();
  await page.getByText("Server ujian tidak dapat dihubungi").waitFor();
  await visualCheck(page, "a failed list");
  await restore();
  restore = await answerHtml(page, listing);
  const retry = page.getByRole("main").getByRole("button", { name: "Coba lagi" });
  await retry.click();
  await page.getByText("Server menjawab dengan cara yang tidak dikenali").waitFor();
  await soon.is(() => page.getByText("Bad gateway").count(), 0);
  await restore();
  await retry.click();
  await rowOf(page, "Ilmu Pengetahuan Alam").waitFor();
});

test("an empty list is told how to begin, and has no table", async () => {
  const page = await exo.signedIn();
  await page.route(listing, (route) =>
    route.fulfill({
      json: { code: "00", message: "", data: { items: [], page: 1, per_page: 50, total: 0 } },
    }),
  );
  await go(page, addressOf(exo, "jurusan"));
  await page.getByText("Belum ada jurusan").waitFor();
  const main = page.getByRole("main");
  await soon.is(() => main.getByRole("table").count(), 0);
  await visualCheck(page, "an empty list");
  await main.getByRole("button", { name: "Tambah jurusan" }).last().click();
  await page.getByRole("dialog", { name: "Tambah jurusan" }).waitFor();
});

test("a search that finds nothing says so, and can be taken back", async () => {
  const page = await openScreen(exo, "jurusan");
  await page.getByLabel("Cari kode atau nama").fill("tidak ada yang bernama begini");
  await page.getByText("Tidak ada yang cocok").waitFor();
  await visualCheck(page, "nothing found");
  await page.getByRole("button", { name: "Kosongkan pencarian" }).click();
  await rowOf(page, "Ilmu Pengetahuan Alam").waitFor();
  await page.waitForURL((url) => !/q=/u.test(url.href));
});

test("times are the server's, however wrong the PC's clock is", async () => {
  const page = await exo.newPage();
  await page.clock.install({ time: Date.now() - 9 * 3_600_000 });
  await exo.enter(page, "EVIL", addressOf(exo, "jurusan"));
  await rowOf(page, "Ilmu Pengetahuan Alam").waitFor();
  const [shown = ""] = await columnTexts(page, "Diubah");
  const now = new Date();
  const inJakarta = new Intl.DateTimeFormat("id-ID", {
    timeZone: "Asia/Jakarta",
    day: "numeric",
    month: "short",
    hour: "2-digit",
  });
  const hours = [now, new Date(now.getTime() - 3_600_000)].map((time) =>
    inJakarta.formatToParts(time),
  );
  const wanted = hours.map((parts) => parts.find(({ type }) => type === "hour")?.value);
  assert.ok(
    wanted.some((hour) => shown.includes(` ${hour}.`)),
    `${shown} is not within the last hour (${wanted.join(" or ")})`,
  );
});

test.run();
