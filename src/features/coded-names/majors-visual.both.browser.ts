// How majors and religions look, and one walk through each.
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import {
  addressOf,
  dialogOf,
  openScreen,
  rowOf,
  settled,
} from "../../testing/browser/list-screen.ts";

const test = suite("look of majors");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("axe finds nothing in lists and forms, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "jurusan", "", { size });
    await rowOf(page, "Ilmu Pengetahuan Alam").waitFor();
    await visualCheck(page, "majors");
    await page.getByRole("button", { name: "Tambah jurusan" }).click();
    await dialogOf(page, "Tambah jurusan").getByRole("button", { name: "Simpan" }).click();
    await page.getByText("wajib diisi").waitFor();
    await visualCheck(page, "form with errors");
    await page.goto(addressOf(exo, "agama"));
    await settled(page);
    await rowOf(page, "KATOLIK").waitFor();
    await visualCheck(page, "religions");
    await exo.closePages();
  }
});

test.run();
