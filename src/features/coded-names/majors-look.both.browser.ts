// How majors and religions look, and one walk through each.
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import {
  assertAccessible,
  Console,
  desktop,
  phone,
  screenshot,
} from "../../testing/browser/console-page.ts";
import type { Theme } from "../../testing/browser/console-page.ts";
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

for (const theme of ["light", "dark"] satisfies Theme[]) {
  for (const [name, size] of [
    ["desktop", desktop],
    ["phone", phone],
  ] as const) {
    test(`axe finds nothing and nothing scrolls sideways, ${theme}, ${name}`, async () => {
      const page = await openScreen(exo, "jurusan", "", { theme, size });
      await rowOf(page, "Ilmu Pengetahuan Alam").waitFor();
      await screenshot(page, `jurusan-${theme}-${name}`);
      await assertAccessible(page, "majors");
      await page.getByRole("button", { name: "Tambah jurusan" }).click();
      await dialogOf(page, "Tambah jurusan").getByRole("button", { name: "Simpan" }).click();
      await page.getByText("wajib diisi").waitFor();
      await screenshot(page, `jurusan-form-${theme}-${name}`);
      await assertAccessible(page, "the form with errors");
      await page.goto(addressOf(exo, "agama"));
      await settled(page);
      await rowOf(page, "KATOLIK").waitFor();
      await assertAccessible(page, "religions");
      const sideways = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      assert.is(sideways, 0);
    });
  }
}

test.run();
