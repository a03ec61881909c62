// A file for marking without a network, as a teacher makes it in the console.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Page } from "playwright-core";
import type { Db } from "../../exam-server/database/database.ts";
import { desktop, type Console } from "./console-page.ts";
import { downloaded } from "./import-steps.ts";
import { addressOf } from "./list-screen.ts";

export const offlinePassphrase = "rembulan di atas sawah";

/** Every teacher is a corrector of every subject. */
export async function addAllCorrectors(db: Db): Promise<void> {
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVAL'
    on conflict do nothing`.execute(db);
}

export async function openMarkingList(exo: Console, size = desktop): Promise<Page> {
  const page = await exo.signedIn("EVAL", { address: addressOf(exo, "check"), size });
  await page
    .getByText(/untuk Anda/u)
    .first()
    .waitFor();
  return page;
}

/** In the menu of the first question that is marked. */
export async function chooseForQuestion(page: Page, item: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Tindakan/u })
    .first()
    .click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** By the open dialog. Answers where the file is, in a folder of its own. */
export async function makeOfflineFile(page: Page): Promise<{ name: string; path: string }> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Kata sandi berkas", { exact: true }).fill(offlinePassphrase);
  await dialog.getByLabel("Kata sandi sekali lagi").fill(offlinePassphrase);
  const download = await downloaded(page, () =>
    dialog.getByRole("button", { name: "Buat berkas" }).click(),
  );
  const name = download.suggestedFilename();
  const path = join(await mkdtemp(join(tmpdir(), "exo-offline-")), name);
  await download.saveAs(path);
  return { name, path };
}
