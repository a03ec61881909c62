// The questions of a bank as a person uses them: added, ordered by keys, answered in the preview; changed, deleted and
// copied at once.
import { suite } from "../../../testing/browser/browser-suite.ts";
import { lockQuestionBank } from "../../../contract/questions/banks.ts";
import { deleteQuestions } from "../../../contract/questions/questions.ts";
import { createReference } from "../../../contract/questions/references.ts";
import { routes } from "../../../routes.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { visualCheck } from "../../../testing/browser/visual-check.ts";
import {
  addressOf,
  bodyRows,
  callBeside,
  chooseFor,
  chooseForSelected,
  dialogOf,
  go,
  isFocused,
  toast,
} from "../../../testing/browser/list-screen.ts";
import {
  handle,
  waitForText,
  addPlannedBank,
  addTo,
  goTo,
  letters,
  openBank,
  shows,
} from "../../../testing/browser/questions/question-list.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { questionOf, testQuestion } from "../../../testing/questions/open-test-bank.ts";

const test = suite("questions");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("a question of a type is added from the arrow beside the button, found by its first letters", async () => {
  const { page, bank } = await openBank(exo, []);
  await page.getByText("Belum ada soal").waitFor();
  await visualCheck(page, "empty");
  await page.getByRole("button", { name: "Pilih tipe" }).first().press("ArrowDown");
  await page.getByRole("menu").waitFor();
  await soon.is(() => page.getByRole("menuitem").count(), 16);
  await page.keyboard.type("mengu");
  await isFocused(page.getByRole("menuitem", { name: /^Mengurutkan/u }));
  await page.keyboard.press("Enter");
  const path = routes["banksoal.soal.add"].path.replace(":id", bank.id);
  await page.waitForURL((url) => url.pathname.endsWith(path) && url.search === "?type=7");
});

test("by hand questions are moved by arrow keys, also from elsewhere in the row, and by number", async () => {
  const { page } = await openBank(exo, letters("A", "B", "C", "D"));
  await page.getByRole("button", { name: "Urutan: tipe & waktu" }).click();
  await page.getByRole("menuitem", { name: "Pengurutan manual" }).click();
  await page.getByRole("button", { name: "Ganti urutan" }).click();
  await toast(page, "Soal sekarang diurutkan manual.").waitFor();
  // The rows are asked for again: whoever is quicker presses on what goes.
  await handle(page, 4).waitFor();
  await shows(page, "A", "B", "C", "D");
  await handle(page, 4).focus();
  await isFocused(handle(page, 4));
  await page.keyboard.press("ArrowUp");
  await waitForText(page, "Soal sekarang nomor 3.");
  await isFocused(handle(page, 3));
  await shows(page, "A", "B", "D", "C");
  await page.getByRole("button", { name: "Tindakan untuk soal 1", exact: true }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await waitForText(page, "Soal sekarang nomor 2.");
  await shows(page, "B", "A", "D", "C");
  await isFocused(page.getByRole("button", { name: "Tindakan untuk soal 2", exact: true }));
  await chooseFor(page, "soal 1", "Pindahkan ke nomor…");
  const dialog = dialogOf(page, "Pindahkan 1 soal");
  await dialog.getByLabel("Nomor").fill("9");
  await page.keyboard.press("Enter");
  await dialog.getByText("Tulis nomor antara 1 dan 4.").waitFor();
  await dialog.getByLabel("Nomor").fill("3");
  await page.keyboard.press("Enter");
  await shows(page, "A", "D", "B", "C");
  await page.getByRole("button", { name: "Nomor", exact: true }).click();
  await shows(page, "C", "B", "D", "A");
  await soon.is(() => handle(page, 1).count(), 0);
  await page.getByRole("button", { name: "Urutkan menurut nomor" }).click();
  await handle(page, 1).waitFor();
});

test("the preview is answered by keyboard, keeps what was answered, and says what it earns", async () => {
  const { page, bank } = await openBank(exo, []);
  const reading = await callBeside(page, createReference, {
    id: bank.id,
    type: "SP_REFERENCE",
    judul: "Kota di Jawa",
    isi: "<p>Bandung terletak di dataran tinggi.</p>",
    max_play: 0,
    audio_id: null,
  });
  await addTo(page, bank.id, testQuestion("Kota mana?", { reference_id: reading.id }));
  await addTo(page, bank.id, { ...questionOf(8), stem: "<p>Benar atau salah?</p>" });
  await addTo(page, bank.id, { ...questionOf(2), stem: "<p>Jelaskan.</p>" });
  await page.reload();
  await chooseFor(page, "soal 2", "Pratinjau dari sini");
  const dialog = dialogOf(page, `Pratinjau ${bank.kode}`);
  await dialog.getByRole("heading", { name: "Soal 2 dari 3" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await dialog.getByRole("region", { name: "R1 — Kota di Jawa" }).getByText("dataran").waitFor();
  const right = dialog.getByRole("radio", { name: /Bandung/u });
  await right.focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Soal 1, sudah dijawab" }).waitFor();
  // Arrows choose among the options now, and do not go on.
  await page.keyboard.press("ArrowDown");
  await dialog.getByRole("heading", { name: "Soal 1 dari 3" }).waitFor();
  await right.check();
  await dialog.getByRole("button", { name: "Berikutnya" }).press("Enter");
  await dialog.getByText("Jelaskan.").waitFor();
  await page.keyboard.press("ArrowLeft");
  await dialog.getByText("Kota mana?").waitFor();
  await soon.ok(() => right.isChecked());
  await visualCheck(page, "preview");
  await dialog.getByRole("button", { name: "Periksa jawaban" }).press("Enter");
  await dialog.getByText("1 dari 3 soal dijawab. Nilai 1 dari bobot 1.").waitFor();
  await dialog.getByText("Benar: 1 dari bobot 1").waitFor();
  await dialog.getByRole("button", { name: "Soal 1, benar" }).waitFor();
  await visualCheck(page, "checked");
  await page.keyboard.press("Escape");
  await isFocused(page.getByRole("button", { name: "Tindakan untuk soal 2", exact: true }));
});

test("all are selected over pages and changed at once; only what is ticked, and it can be undone", async () => {
  const essay = testQuestion("C", { ...questionOf(2), stem: "<p>C</p>" });
  const { page, bank } = await openBank(exo, [...letters("A", "B"), essay]);
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await chooseForSelected(page, "Ubah sekaligus…");
  const dialog = dialogOf(page, "Ubah 3 soal sekaligus");
  const start = dialog.getByRole("button", { name: "Ubah 3 soal" });
  await soon.ok(() => start.isDisabled());
  await dialog.getByRole("combobox", { name: "Tingkat kesukaran" }).selectOption("Sukar");
  await soon.ok(() => dialog.getByRole("checkbox", { name: "Tingkat kesukaran" }).isChecked());
  await dialog.getByRole("combobox", { name: "Penilaian" }).selectOption("Parsial dengan penalti");
  await dialog.getByText(/^Pilihan ganda: .+ Benar 1,00; salah 0,00\.$/u).waitFor();
  await dialog.getByText("Uraian/Esay: Dinilai korektor, apa pun cara penilaiannya.").waitFor();
  await dialog.getByRole("checkbox", { name: "Penilaian" }).uncheck();
  await dialog.getByRole("textbox", { name: "Bobot" }).fill("0");
  await dialog.getByText("Bobot harus lebih dari 0.").waitFor();
  await dialog.getByRole("checkbox", { name: "Bobot" }).uncheck();
  await visualCheck(page, "change");
  await start.click();
  await bodyRows(page).first().getByText("Sukar").waitFor();
  await toast(page, "3 soal sudah diubah.").getByRole("button", { name: "Urungkan" }).click();
  await toast(page, "3 soal kembali seperti semula.").waitFor();
  await bodyRows(page).first().getByText("Sukar").waitFor({ state: "detached" });
  await goTo(exo, page, bank, "?difficulty=sukar");
  await page.getByText("Tidak ada yang cocok").waitFor();
});

test("deleting asks with the count, says what was gone already, and can be undone by keyboard", async () => {
  const { page, questions } = await openBank(exo, letters("A", "B", "C"));
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await callBeside(page, deleteQuestions, { ids: [questions[0]!.id] });
  await page.getByRole("button", { name: "Tindakan lain", exact: true }).press("ArrowUp");
  await isFocused(page.getByRole("menuitem", { name: "Hapus" }));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Hapus 3 soal?");
  await dialog.getByRole("button", { name: "Hapus 3 soal" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Belum ada soal").waitFor();
  await visualCheck(page, "results");
  await toast(page, "2 soal sudah dihapus. 1 soal tidak berubah.")
    .getByRole("button", { name: "Urungkan" })
    .press("Enter");
  await shows(page, "B", "C");
});

test("questions are copied to another open bank of the person's, found by typing", async () => {
  const { page: other, bank: target } = await openBank(exo, []);
  const { page } = await openBank(exo, letters("A", "B"));
  await chooseFor(page, "soal 2", "Salin ke banksoal lain…");
  const dialog = dialogOf(page, "Salin 1 soal ke banksoal lain");
  const choice = dialog.getByRole("combobox", { name: "Banksoal tujuan" });
  await choice.fill(target.kode);
  await page
    .getByRole("option", { name: new RegExp(`^${target.kode} —`, "u") })
    .first()
    .click();
  await visualCheck(page, "transfer");
  await dialog.getByRole("button", { name: "Salin 1 soal" }).click();
  await toast(page, `1 soal sudah disalin ke ${target.kode}.`).waitFor();
  await chooseFor(page, "soal 1", "Duplikat");
  await toast(page, "1 salinan soal sudah dibuat.").waitFor();
  await other.reload();
  await shows(other, "B");
});

test("a bank that cannot be reached, or is locked, says so, with the way back", async () => {
  const page = await exo.signedIn();
  const bank = await addPlannedBank(page, "TERKUNCI");
  await callBeside(page, lockQuestionBank, { id: bank.id, password: "rahasia" });
  await go(page, addressOf(exo, "banksoal.soal").replace(":id", bank.id));
  await page.getByText("Banksoal tidak dapat dibuka").waitFor();
  await visualCheck(page, "locked");
  await page.getByRole("link", { name: "Kembali ke banksoal" }).click();
  await page.getByRole("heading", { name: "Banksoal", exact: true }).waitFor();
});

test.run();
