// The ledger as staff read it: exams side by side with their KKM, totals and ranks, states told apart; on a PC, on a phone, by keyboard.
import { sql } from "kysely";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../exam-server/database/database.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { addressOf, rowOf, settled } from "../../testing/browser/list-screen.ts";
import { soon } from "../../testing/browser/soon.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { fillLedger, ledgerEvent } from "../../testing/results/filled-ledger.ts";

const test = suite("look of the ledger");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";

async function fill(db: Db): Promise<void> {
  await fillLedger(db);
  await sql`
    update participants set nama = ${longName} where id = (
      select participant_id from sittings where schedule_id = ${`${ledgerEvent}-0`} order by id limit 1)`.execute(
    db,
  );
}

async function open(query = "", options: { size?: typeof phone } = {}): Promise<Page> {
  const address = addressOf(exo, "ledger.peserta", `?e=${ledgerEvent}${query}`);
  const page = await exo.signedIn("EVIL", { ...options, address });
  await settled(page);
  await page.getByRole("columnheader", { name: "Kimia" }).waitFor();
  return page;
}

test("exams stand side by side with KKM and figures, and only the table scrolls sideways", async () => {
  const page = await open();
  await visualCheck(page, "ledger");
  const box = page.getByRole("region", { name: "Ledger peserta" }).last();
  await box.evaluate((element) => element.scrollTo(400, 0));
  const name = rowOf(page, longName).getByRole("button").first();
  await soon.ok(async () => (await name.boundingBox())!.x >= 0);
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
});

test.run();
