// Questions of a bank changed, deleted and copied at once; a bank that exams use or that is locked; how the list looks.
import { suite } from "../../../testing/browser/browser-suite.ts";
import { lockQuestionBank } from "../../../contract/questions/banks.ts";
import { deleteQuestions } from "../../../contract/questions/questions.ts";
import { Console, screenshot } from "../../../testing/browser/console-page.ts";
import { look } from "../../../testing/browser/looks.ts";
import {
  addressOf,
  bodyRows,
  callBeside,
  chooseFor,
  dialogOf,
  go,
  isFocused,
  toast,
} from "../../../testing/browser/list-screen.ts";
import {
  addPlannedBank,
  goTo,
  letters,
  openBank,
  shows,
} from "../../../testing/browser/questions/question-list.ts";
import { soon } from "../../../testing/browser/soon.ts";

const test = suite("actions on questions");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("all are selected over pages and changed at once; only what is ticked, and it can be undone", async () => {
  const { page, bank } = await openBank(exo, letters("A", "B", "C"));
  await page.getByRole("checkbox", { name: "Pilih semua di halaman ini" }).check();
  await page.getByRole("button", { name: "Tindakan", exact: true }).click();
  await page.getByRole("menuitem", { name: "Ubah sekaligus…" }).click();
  const dialog = dialogOf(page, "Ubah 3 soal sekaligus");
  const start = dialog.getByRole("button", { name: "Ubah 3 soal" });
  await soon.ok(() => start.isDisabled());
  await dialog.getByRole("combobox", { name: "Tingkat kesukaran" }).selectOption("Sukar");
  await soon.ok(() => dialog.getByRole("checkbox", { name: "Tingkat kesukaran" }).isChecked());
  await dialog.getByRole("textbox", { name: "Bobot" }).fill("0");
  await dialog.getByText("Bobot harus lebih dari 0.").waitFor();
  await dialog.getByRole("checkbox", { name: "Bobot" }).uncheck();
  await look(page, "change");
  await screenshot(page, "soal-change");
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
  await page.getByRole("button", { name: "Tindakan", exact: true }).press("ArrowUp");
  await isFocused(page.getByRole("menuitem", { name: "Hapus" }));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Hapus 3 soal?");
  await dialog.getByRole("button", { name: "Hapus 3 soal" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Belum ada soal").waitFor();
  await look(page, "results");
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
  await look(page, "transfer");
  await screenshot(page, "soal-transfer");
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
  await look(page, "locked");
  await page.getByRole("link", { name: "Kembali ke banksoal" }).click();
  await page.getByRole("heading", { name: "Banksoal", exact: true }).waitFor();
});

test.run();
