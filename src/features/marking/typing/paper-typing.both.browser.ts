// A pile of marked sheets is typed in by keyboard alone, with the cable pulled meanwhile.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { listMarkedAnswers } from "../../../contract/marking/marking-answers.ts";
import { paperCode } from "../../../domain/marking/marking-code.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../testing/browser/console-page.ts";
import { addressOf, callBeside, isFocused } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { admitCorrectors } from "../../../testing/exams/printed-essays.ts";

const test = suite("marks typed from paper");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ school: "demo-sat", fill: admitCorrectors });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

/** By the row of an essay with two criteria, with the codes that lie in the pile. */
async function openPile(options: { size?: typeof phone } = {}) {
  const page = await exo.signedIn("EVAL", { ...options, address: addressOf(exo, "check") });
  const essay = page.getByRole("link", { name: /^Soal 2/u }).first();
  const { searchParams, pathname } = new URL(
    (await essay.getAttribute("href")) ?? "",
    exo.server.url,
  );
  await page.goto(
    `${exo.server.url.replace(/\/adm\/$/u, "")}${pathname}?${searchParams}&cara=ketik`,
  );
  await isFocused(codeField(page));
  const asked = {
    schedule_id: searchParams.get("j") ?? "",
    question_id: searchParams.get("soal") ?? "",
    view: "unmarked" as const,
  };
  const { items } = await callBeside(page, listMarkedAnswers, asked);
  await page.getByText(/^Memuat kode/u).waitFor({ state: "detached" });
  const onPaper = (code: string) => paperCode(code, asked.question_id);
  return { page, codes: items.map(({ code }) => code), onPaper };
}
const codeField = (page: Page) => page.getByLabel("Kode di kertas");
const points = (page: Page, at: number) => page.locator("input[data-points]").nth(at);
const row = (page: Page, code: string) => page.getByRole("listitem").filter({ hasText: code });

async function enter(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}
async function typeMark(page: Page, code: string, first: string, second: string): Promise<void> {
  await isFocused(codeField(page));
  await enter(page, code);
  await isFocused(points(page, 0));
  await enter(page, first);
  await isFocused(points(page, 1));
  await enter(page, second);
}

test("codes and points are typed by keyboard alone, wrong ones told at once, and taken back", async () => {
  const { page, codes, onPaper } = await openPile();
  const [first, second] = codes as [string, string];
  await page.keyboard.type(`${first.slice(0, 5)}${first.endsWith("2") ? "3" : "2"}`);
  await page.getByText("Kode ini salah ketik.").waitFor();
  await visualCheck(page, "typing from paper, mistyped");
  await page.keyboard.press("Control+a");
  await enter(page, onPaper(first).toLowerCase());
  await isFocused(points(page, 0));
  await enter(page, "3");
  await page.keyboard.press("Enter");
  await page.getByText("Isi 0 sampai 2.").first().waitFor();
  await points(page, 0).focus();
  await page.keyboard.press("Control+a");
  await enter(page, "2");
  await visualCheck(page, "typing from paper, points");
  await enter(page, "1,5");
  await row(page, first).getByText("Tersimpan").waitFor();
  await typeMark(page, onPaper(second), "1", "0");
  await row(page, second).getByText("Tersimpan").waitFor();
  await page.keyboard.press("Control+z");
  await row(page, second).getByText("Diurungkan").waitFor();
  await enter(page, onPaper(first));
  await page.getByText("Sudah Anda nilai: 2 + 1,5.").waitFor();
  await isFocused(page.getByRole("button", { name: /^Ubah nilainya/u }));
  await visualCheck(page, "typing from paper, marked already");
  await page.keyboard.press("Escape");
  await isFocused(codeField(page));
  await enter(page, onPaper(first));
  await page.keyboard.press("Enter");
  await isFocused(points(page, 0));
  assert.is(await points(page, 1).inputValue(), "1,5");
});

test("with the cable pulled nothing is lost, also after a reload", async () => {
  const { page, codes, onPaper } = await openPile();
  await page.context().setOffline(true);
  await typeMark(page, onPaper(codes[0]!), "2", "2");
  await typeMark(page, onPaper(codes[1]!), "0", "1");
  await page.getByText("2 menunggu terkirim").waitFor();
  await row(page, codes[1]!).getByText("Menunggu terkirim").waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await isFocused(codeField(page));
  await page.getByText("Semua terkirim").waitFor();
  await enter(page, onPaper(codes[1]!));
  await page.getByText("Sudah Anda nilai: 0 + 1.").waitFor();
});

test("on a phone the list is below, and the screen is one button away", async () => {
  const { page, codes, onPaper } = await openPile({ size: phone });
  await typeMark(page, onPaper(codes[0]!), "2", "2");
  await row(page, codes[0]!).getByText("Tersimpan").waitFor();
  await visualCheck(page, "typing from paper, on a phone");
  await page.getByRole("button", { name: "Koreksi di layar" }).click();
  await points(page, 0).waitFor();
  await soon.not(async () => page.url().includes("cara="));
});

test.run();
