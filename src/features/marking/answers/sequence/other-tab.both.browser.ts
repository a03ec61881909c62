// One person marks the same question in two tabs.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console } from "../../../../testing/browser/console-page.ts";
import { addressOf } from "../../../../testing/browser/list-screen.ts";
import { soon } from "../../../../testing/browser/soon.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";
import { admitCorrectors } from "../../../../testing/exams/printed-essays.ts";

const test = suite("marking in two tabs");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill: admitCorrectors });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const codeOf = (page: Page) => page.getByText(/^Jawaban [2-9A-Y]{6}$/u).innerText();
const points = (page: Page) => page.locator("input[data-points]").first();

async function openTwice(beforeSecond: (page: Page) => Promise<unknown> = async () => null) {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check") });
  await page
    .getByRole("link", { name: /^Soal 2/u })
    .first()
    .click();
  await points(page).waitFor();
  const other = await exo.newTab(page);
  await beforeSecond(other);
  await other.goto(page.url());
  return { page, other };
}

test("the second tab shows the answers that come after those of the first, and says so", async () => {
  const { page, other } = await openTwice();
  await points(other).waitFor();
  assert.is.not(await codeOf(other), await codeOf(page));
  await other.getByText("Tab lain terbuka").waitFor();
  await visualCheck(other, "another tab marks too");
  // As a person closes it: the page learns of it.
  await page.close({ runBeforeUnload: true });
  await other.getByText("Tab lain terbuka").waitFor({ state: "detached" });
});

test("where the first tab has all that is left, they are marked in the second one on wish", async () => {
  const nothing = { code: "00", message: "", data: { answers: [], left: 0, claimed: 0 } };
  const { page, other } = await openTwice((tab) =>
    tab.route(/\/claims$/u, (route) => route.fulfill({ json: nothing })),
  );
  const shown = await codeOf(page);
  await other.getByRole("heading", { name: "15 jawaban sedang dibuka di tab lain" }).waitFor();
  await visualCheck(other, "another tab has all that is left");
  await other.unrouteAll();
  await other.getByRole("button", { name: "Nilai 15 jawaban itu di sini" }).click();
  await soon.is(() => codeOf(other), shown);
  await soon.ok(async () => (await codeOf(page)) !== shown);
});

test.run();
