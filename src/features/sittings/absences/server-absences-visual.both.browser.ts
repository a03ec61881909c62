// The notice of a time during which no server was running, on home and on the board, confirmed and changed by an operator.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { Db } from "../../../exam-server/database/database.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, isFocused, toast } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { addWatchedExam, watchedName } from "../../../testing/exams/watched-exam.ts";

const test = suite("time without the server");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

async function fill(db: Db): Promise<void> {
  await addWatchedExam(db, new Date(), 30);
  const absence = (minutesAgo: number, minutes: number) => ({
    id: randomUUID(),
    from_at: new Date(Date.now() - (minutesAgo + 1) * 60_000),
    to_at: new Date(Date.now() - minutesAgo * 60_000),
    minutes,
    people: 24,
    confirmed_at: null,
    confirmed_by: null,
  });
  await db
    .insertInto("server_absences")
    .values([absence(20, 0), absence(10, 2)])
    .execute();
}

async function open(options: { size?: typeof phone } = {}): Promise<Page> {
  const page = await exo.signedIn("OPRA", {
    ...options,
    address: addressOf(exo, "monitor.peserta"),
  });
  await page.getByRole("heading", { name: watchedName }).waitFor();
  return page;
}
const notices = (page: Page) => page.getByText(/^Server mati \d\d\.\d\d–\d\d\.\d\d$/u);

const opener = (page: Page) => page.getByRole("button", { name: /^Server mati · \d$/u });

test("is opened from home and the board, moves nothing, is confirmed by one press and changed by keyboard", async () => {
  const home = await exo.signedIn("OPRA");
  const todo = home.getByRole("link", { name: /Server sempat mati saat ujian/u });
  await soon.match(() => todo.innerText(), /2/u);
  await todo.click();
  await opener(home).waitFor();
  await visualCheck(home, "board after the server was off");
  await opener(home).click();
  await notices(home).first().waitFor();
  await home.getByText("Lamanya 1 menit. Ujian: Matematika Wajib XII.").first().waitFor();
  await visualCheck(home, "times without the server");
  const small = await open({ size: phone });
  const bottomBar = await small.getByRole("navigation", { name: "Menu" }).boundingBox();
  const { y = 0, height = 0 } = (await opener(small).boundingBox()) ?? {};
  assert.ok(y + height <= bottomBar!.y, "it does not cover the bottom bar");
  await opener(small).click();
  await notices(small).first().waitFor();
  await visualCheck(small, "times without the server, phone");

  await home.getByRole("button", { name: "Benar" }).click();
  await toast(home, "27 peserta mendapat tambahan 2 menit.").waitFor();
  await soon.is(() => notices(home).count(), 1);
  await soon.is(() => notices(small).count(), 1);
  await home.getByRole("button", { name: "Tentukan" }).press("Enter");
  const minutes = home.getByLabel("Menit yang ditambahkan");
  await isFocused(minutes);
  await home.keyboard.type("900");
  await home.getByText("Isi 0 sampai 240 menit.").waitFor();
  await visualCheck(home, "minutes that are too many");
  await home.keyboard.press("Escape");
  await minutes.waitFor({ state: "detached" });
  await home.getByRole("button", { name: "Tentukan" }).press("Enter");
  await isFocused(minutes);
  await home.keyboard.type("3");
  await home.keyboard.press("Enter");
  await toast(home, "27 peserta mendapat tambahan 3 menit.").waitFor();
  await soon.is(() => notices(home).count(), 0);
  await home.getByText("Semua sudah ditetapkan.").waitFor();
  assert.is(await home.getByRole("button", { name: "Benar" }).count(), 0);
});

test.run();
