// What was deleted and the way back, as a person goes about it: from the screens that have such a list.
import { namedParticipant } from "../../domain/people/named-participant.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { deleteParticipants, listParticipants } from "../../contract/participants.ts";
import { deleteQuestions } from "../../contract/questions/questions.ts";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import {
  bodyRows,
  callBeside,
  dialogOf,
  isFocused,
  openScreen,
  pressAbove,
  pressMore,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { letters, openBank } from "../../testing/browser/questions/question-list.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("deleted ones");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("deleted participants are found, taken back one by one and together, on a PC and on a phone", async () => {
  for (const size of [desktop, phone]) {
    const page = await openScreen(exo, "peserta", "?q=01-012-03", { size });
    await pressAbove(page, "Terhapus");
    const dialog = dialogOf(page, "Peserta terhapus");
    await dialog.getByText("Tidak ada yang terhapus").waitFor();
    await visualCheck(page, "empty");
    await page.keyboard.press("Escape");
    const { items } = await callBeside(page, listParticipants, { q: "01-012-03", per_page: 4 });
    await callBeside(page, deleteParticipants, { ids: items.map(({ id }) => id) });
    await pressAbove(page, "Terhapus");
    const rows = dialog.locator("tbody tr");
    await soon.is(() => rows.count(), 4);
    await dialog.getByText("Tersisa 7 hari").first().waitFor();
    await visualCheck(page, "list");
    const [one] = items;
    await dialog.getByLabel("Cari yang terhapus").fill(one!.no_ujian);
    await soon.is(() => rows.count(), 1);
    await dialog
      .getByRole("button", { name: `Pulihkan ${namedParticipant(one!)}`, exact: true })
      .press("Enter");
    await toast(page, `${namedParticipant(one!)} dipulihkan.`).waitFor();
    await soon.ok(() => dialog.evaluate((place) => place.contains(document.activeElement)));
    await dialog.getByLabel("Cari yang terhapus").fill("");
    await soon.is(() => rows.count(), 3);
    for (const other of items.slice(1)) {
      await dialog.getByLabel(`Pilih ${namedParticipant(other)}`).check();
    }
    await dialog
      .getByRole("region", { name: "Pilihan" })
      .getByRole("button", { name: "Pulihkan" })
      .click();
    const question = dialogOf(page, "Pulihkan 3 peserta?");
    await visualCheck(page, "question");
    await question.getByRole("button", { name: "Pulihkan 3 peserta" }).click();
    await toast(page, "3 peserta dipulihkan.").waitFor();
    await dialog.getByText("Tidak ada yang terhapus").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await isFocused(
      page.getByRole("button", { name: size === phone ? "Lainnya" : "Terhapus", exact: true }),
    );
    await rowOf(page, one!.no_ujian).waitFor();
    await exo.closePages();
  }
});

test("deleted questions of a bank come back to it, and the bank counts them", async () => {
  const { page, questions } = await openBank(exo, letters("A", "B", "C"));
  await callBeside(page, deleteQuestions, { ids: [questions[0]!.id] });
  await page.reload();
  await soon.is(() => bodyRows(page).count(), 2);
  await pressMore(page, "Terhapus");
  const dialog = dialogOf(page, "Soal terhapus");
  await dialog.getByRole("button", { name: /^Pulihkan /u }).click();
  await dialog.getByText("Tidak ada yang terhapus").waitFor();
  await page.keyboard.press("Escape");
  await soon.is(() => bodyRows(page).count(), 3);
});

test.run();
