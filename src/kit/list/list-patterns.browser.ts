// What every list does, proven once: it cannot be had, it is empty, nothing is found. On the screen of majors.
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console } from "../../testing/browser/console-page.ts";
import { addressOf, go, openScreen, rowOf } from "../../testing/browser/list-screen.ts";
import { look } from "../../testing/browser/looks.ts";
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
  await look(page, "a failed list");
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
  await look(page, "an empty list");
  await main.getByRole("button", { name: "Tambah jurusan" }).last().click();
  await page.getByRole("dialog", { name: "Tambah jurusan" }).waitFor();
});

test("a search that finds nothing says so, and can be taken back", async () => {
  const page = await openScreen(exo, "jurusan");
  await page.getByLabel("Cari kode atau nama").fill("tidak ada yang bernama begini");
  await page.getByText("Tidak ada yang cocok").waitFor();
  await look(page, "nothing found");
  await page.getByRole("button", { name: "Kosongkan pencarian" }).click();
  await rowOf(page, "Ilmu Pengetahuan Alam").waitFor();
  await page.waitForURL((url) => !/q=/u.test(url.href));
});

test.run();
