// Logins of participants as staff see them: who asks from another seat comes first and is let in after a question, who is
// blocked goes on with a note, and many are reset at once.
import type { Page } from "playwright-core";
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import {
  addressOf,
  bodyRows,
  chooseFor,
  chooseForSelected,
  columnTexts,
  dialogOf,
  rowOf,
  showDetail,
  toast,
} from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("look of logins");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";
const chrome = "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 Chrome/109.0.0.0 Safari/537.36";
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:115.0) Gecko/20100101 Firefox/115.0";

/** Twelve are signed in and at work; of them two ask from another seat, and one is blocked. */
async function fill(db: Db): Promise<void> {
  const people = await db
    .selectFrom("participants")
    .select(["id", "password_hash"])
    .where("status", "=", "active")
    .orderBy("no_ujian")
    .limit(12)
    .execute();
  const now = new Date();
  const { id: schedule } = await db.selectFrom("schedules").select("id").executeTakeFirstOrThrow();
  for (const [at, { id, password_hash: proved }] of people.entries()) {
    const seen = new Date(now.getTime() - at * 60_000);
    await sql`
      insert into participant_tokens
        (participant_id, hash, device, proved, ip, agent, created_at, last_used_at)
      values (${id}, ${`hash-${at}`}, 'device', ${proved}, ${`192.168.1.${10 + at}`}, ${chrome}, ${seen}, ${seen})`.execute(
      db,
    );
    await sql`
      insert into sittings (id, schedule_id, participant_id, status, leave_count, created_at)
      values (${`sitting-${at}`}, ${schedule}, ${id}, 3, ${at}, ${now})
      on conflict do nothing`.execute(db);
  }
  const asking = { device: "other", ip: "192.168.1.77", agent: firefox, asked_at: now };
  await db
    .insertInto("reset_requests")
    .values(people.slice(0, 2).map(({ id }) => ({ participant_id: id, ...asking })))
    .execute();
  await db
    .updateTable("participants")
    .set({ nama: longName })
    .where("id", "=", people[0]!.id)
    .execute();
  await db
    .updateTable("participants")
    .set({ status: "blocked", block_reason: "Terlalu sering meninggalkan halaman ujian (4 kali)." })
    .where("id", "=", people[2]!.id)
    .execute();
}

const open = (options: { size?: typeof phone } = {}): Promise<Page> =>
  exo.signedIn("OPRA", { ...options, address: addressOf(exo, "token.peserta") });
/** "Budi (01-012-0345)" */
async function named(page: Page, at: number): Promise<string> {
  const [names, numbers] = [
    await columnTexts(page, "Nama"),
    await columnTexts(page, "Nomor ujian"),
  ];
  return `${names[at]} (${numbers[at]})`;
}
const chip = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("it looks as it should, with both devices of whoever asks, on a PC and on a phone", async () => {
  for (const size of [undefined, phone]) {
    const page = await open(size ? { size } : {});
    await chip(page, "Minta reset 2").waitFor();
    await visualCheck(page, "list");
    if (!size) {
      await showDetail(bodyRows(page).first());
      await page.getByText(/^Firefox 115 di 192\.168\.1\.77, sejak /u).waitFor();
      await visualCheck(page, "both devices");
    }
    await exo.closePages();
  }
});

test("who asks is let in after a question, another is not; who is blocked goes on with a note", async () => {
  const page = await open();
  await chip(page, "Minta reset 2").click();
  await soon.equal(async () => (await columnTexts(page, "Nama")).length, 2);
  const asking = await named(page, 0);
  await chooseFor(page, asking, "Reset login");
  const asked = dialogOf(page, `Reset login: ${asking}`);
  await asked.getByText(/Jawabannya tetap ada/u).waitFor();
  await visualCheck(page, "reset of one");
  await page.keyboard.press("Escape");
  await asked.waitFor({ state: "detached" });
  await chip(page, "Minta reset 2").waitFor();
  await chooseFor(page, asking, "Reset login");
  await asked.getByRole("button", { name: "Reset login" }).click();
  await toast(page, `Login ${asking} sudah direset.`).waitFor();
  await chip(page, "Minta reset 1").waitFor();
  await soon.is(() => bodyRows(page).count(), 1);
  const name = await named(page, 0);
  await chooseFor(page, name, "Tolak permintaan reset");
  await toast(page, `Permintaan ${name} ditolak.`).waitFor();
  await page.getByText("Tidak ada yang cocok").waitFor();
  await visualCheck(page, "nobody");

  await chip(page, /^Diblokir \d/u).click();
  await rowOf(page, "Diblokir").first().waitFor();
  const blocked = await named(page, 0);
  await chooseFor(page, blocked, "Buka blokir");
  const dialog = dialogOf(page, `Buka blokir: ${blocked}`);
  await dialog.getByRole("textbox", { name: "Catatan" }).fill("Listrik padam");
  await visualCheck(page, "unblock");
  await page.keyboard.press("Enter");
  await toast(page, `Blokir ${blocked} sudah dibuka.`).waitFor();
  await soon.ok(
    async () => (await bodyRows(page).count()) === 0 || (await named(page, 0)) !== blocked,
  );
});

test("many are reset at once, after it was said how many and what it means", async () => {
  const page = await open();
  await rowOf(page, "Masuk").first().waitFor();
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await chooseForSelected(page, "Reset login");
  const dialog = dialogOf(page, /^Reset login/u);
  await dialog.getByText(/Jawabannya tetap ada/u).waitFor();
  await visualCheck(page, "reset of many");
  await dialog.getByRole("button", { name: /^Reset login \d+ peserta$/u }).click();
  await chip(page, "Masuk 0").waitFor();
});

test.run();
