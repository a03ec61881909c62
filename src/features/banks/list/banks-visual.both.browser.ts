// How the question banks screen looks, by day, by night and on a phone, and one walk through its form.
import { suite } from "../../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import { Console, desktop, phone } from "../../../testing/browser/console-page.ts";
import {
  addressOf,
  bodyRows,
  callBeside,
  dialogOf,
  openScreen,
  rowOf,
  showDetail,
  toast,
} from "../../../testing/browser/list-screen.ts";
import { counted } from "../../../testing/browser/network.ts";
import { goTo, openBank } from "../../../testing/browser/questions/question-list.ts";
import { questionOf, testQuestion } from "../../../testing/questions/open-test-bank.ts";
import { updateQuestionBank } from "../../../contract/questions/banks.ts";
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("look of the question banks screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const opened = (query = "") => openScreen(exo, "banksoal", query);

test("a new bank comes with a code, and its weights are shared out to exactly 100", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Tambah banksoal" }).click();
  const dialog = dialogOf(page, "Tambah banksoal");
  const code = await dialog.getByLabel("Kode").inputValue();
  assert.match(code, /^BKSL-[A-Z0-9]{3}-\d{4}$/u);
  await dialog.getByLabel("Nama banksoal").fill("Ujian akhir");
  await dialog.getByRole("combobox", { name: "Matpel" }).fill("Matem");
  await page
    .getByRole("listbox", { name: "Matpel" })
    .getByRole("option", { name: /Matematika/u })
    .click();
  await dialog.getByLabel("Jumlah soal Pilihan ganda", { exact: true }).fill("30");
  await dialog.getByLabel("Jumlah soal Uraian/Esay").fill("5");
  await dialog.getByLabel("Bobot Uraian/Esay").fill("30");
  await dialog.getByText("Bobot kurang 70").first().waitFor();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Jumlah bobot semua tipe harus tepat 100.").waitFor();
  await dialog.getByRole("button", { name: "Menurut jumlah" }).click();
  await dialog.getByText("Bobot sudah 100").first().waitFor();
  await soon.is(() => dialog.getByLabel("Bobot Uraian/Esay").inputValue(), "14,29");
  const sent = counted(page, /\/question-banks$/u);
  await dialog.getByRole("button", { name: "Simpan" }).dblclick();
  await toast(page, `Banksoal ${code} sudah disimpan.`).waitFor();
  assert.is(sent(), 1);
  await rowOf(page, code).getByText("0/35").waitFor();
});

test("the plan says what each way of scoring means, and takes a minus where there can be one", async () => {
  const page = await opened();
  await page.getByRole("button", { name: "Tambah banksoal" }).click();
  const dialog = dialogOf(page, "Tambah banksoal");
  const ways = dialog.getByLabel("Penilaian Pilihan ganda", { exact: true });
  assert.is(await dialog.getByText("Bernilai hanya bila semuanya benar.").count(), 0);
  await dialog.getByLabel("Jumlah soal Pilihan ganda", { exact: true }).fill("30");
  await dialog.getByLabel("Bobot Pilihan ganda", { exact: true }).fill("60");
  await dialog.getByText("Benar 1,00; salah 0,00.").waitFor();
  await dialog.getByLabel("Minus bila salah").fill("0,25");
  await dialog.getByText("Benar 1,00; salah −0,25.").waitFor();
  await dialog.getByLabel("Jumlah soal Benar/Salah").fill("4");
  await dialog.getByLabel("Bobot Benar/Salah").fill("40");
  await dialog.getByLabel("Penilaian Benar/Salah").selectOption("parsial_penalti");
  await dialog.getByText("4 bagian, 3 benar, 1 salah: 0,50.").scrollIntoViewIfNeeded();
  await visualCheck(page, "plan explained");
  await ways.selectOption("bobot_opsi");
  await dialog.getByText("Bobot 4; 3; 2; 1; memilih 3: 0,75.").waitFor();
  assert.is(await dialog.getByLabel("Minus bila salah").count(), 0);
  await ways.selectOption("mutlak");
  assert.is(await dialog.getByLabel("Minus bila salah").inputValue(), "0,25");
  const code = await dialog.getByLabel("Kode").inputValue();
  await dialog.getByLabel("Nama banksoal").fill("Bank dengan minus");
  await dialog.getByRole("combobox", { name: "Matpel" }).fill("Matem");
  await page
    .getByRole("listbox", { name: "Matpel" })
    .getByRole("option", { name: /Matematika/u })
    .click();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await toast(page, `Banksoal ${code} sudah disimpan.`).waitFor();
  await showDetail(rowOf(page, code));
  await page.getByText("Mutlak, minus 0,25").waitFor();
  await exo.closePages();
  const small = await openScreen(exo, "banksoal", "", { size: phone });
  await small.getByRole("button", { name: "Tambah banksoal" }).click();
  const form = dialogOf(small, "Tambah banksoal");
  await form.getByLabel("Jumlah soal Pilihan ganda", { exact: true }).fill("30");
  await form.getByText("Benar 1,00; salah 0,00.").scrollIntoViewIfNeeded();
  await visualCheck(small, "plan explained");
  const plan = form.getByRole("region", { name: "Rencana per tipe soal" });
  const isWhole = (box: Element) => box.scrollWidth <= box.clientWidth;
  assert.ok(await plan.evaluate(isWhole), "the whole plan is in sight");
});

/** Questions whose options have no weights, in a bank that scores by them from now on. */
async function openFaulty(size = desktop) {
  const single = questionOf(1).content as ContentOf<1>;
  const content = { ...single, key: { ...single.key, weights: {} } };
  const opened = await openBank(
    exo,
    [
      { ...testQuestion("Tanpa bobot"), content },
      { ...questionOf(8), stem: "<p>Gunung</p>" },
    ],
    0,
    { size },
  );
  const { page, bank } = opened;
  const plan = bank.plan.map((entry) =>
    entry.type === 1 ? { ...entry, policy: "bobot_opsi" as const } : entry,
  );
  const { subject_id, coauthors: _c, ...fields } = bank;
  const changed = { ...fields, subject_id: subject_id!, coauthor_ids: [], plan };
  await callBeside(page, updateQuestionBank, changed);
  return opened;
}

test("questions that the rules refuse by now are counted, found and told why, until they are saved soundly", async () => {
  const { page, bank, questions } = await openFaulty();
  await page.goto(addressOf(exo, "banksoal", `?q=${bank.kode}&filling=periksa`));
  await page.getByRole("link", { name: "1 perlu diperiksa" }).waitFor();
  await visualCheck(page, "bank with questions to check");
  await page.getByRole("link", { name: "1 perlu diperiksa" }).click();
  await page.waitForURL(/faulty=ya/u);
  const chip = page.getByRole("button", { name: "Perlu diperiksa 1" });
  await soon.is(() => chip.getAttribute("aria-pressed"), "true");
  await bodyRows(page).getByText("Tanpa bobot").waitFor();
  await soon.is(() => bodyRows(page).count(), 1);
  await showDetail(bodyRows(page).first());
  await page.getByText("Belum ada opsi dengan bobot di atas 0.").waitFor();
  await visualCheck(page, "questions to check");
  await chip.click();
  await bodyRows(page).getByText("Gunung").waitFor();
  const edit = addressOf(exo, "banksoal.soal.edit").replace(":id", bank.id);
  await page.goto(edit.replace(":soid", questions[0]!.id));
  await page.getByText("Perlu diperiksa: perbaiki, lalu simpan").waitFor();
  await page.getByText("Bobot opsi yang dipilih dibagi yang terbaik.").waitFor();
  await visualCheck(page, "question to check");
  await page.getByLabel("Cara penilaian").selectOption("mutlak");
  await page.getByText("Benar 1,00; salah 0,00.").waitFor();
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await page.getByText("Perlu diperiksa: perbaiki, lalu simpan").waitFor({ state: "detached" });
  await goTo(exo, page, bank);
  await bodyRows(page).getByText("Gunung").waitFor();
  await soon.is(() => page.getByText("Perlu diperiksa").count(), 0);
  await exo.closePages();
  const small = await openFaulty(phone);
  await small.page.goto(addressOf(exo, "banksoal", `?q=${small.bank.kode}`));
  await small.page.getByText("1 perlu diperiksa").waitFor();
  await visualCheck(small.page, "bank to check");
  await goTo(exo, small.page, small.bank, "?faulty=ya");
  await small.page.getByText("Tanpa bobot").waitFor();
  await visualCheck(small.page, "to check");
});

test("axe finds nothing in list, detail and form, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "banksoal", "", { size });
    await visualCheck(page, "list");
    await showDetail(rowOf(page, "BKSL-SEJ-2026"));
    await visualCheck(page, "detail");
    await page.getByRole("button", { name: "Tambah banksoal" }).click();
    await dialogOf(page, "Tambah banksoal").waitFor();
    await visualCheck(page, "form");
    await exo.closePages();
  }
});

test.run();
