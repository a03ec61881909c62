// Proctors whose day the event has no longer: named above the rooms, and put right in the form of the room.
import { sql } from "kysely";
import { suite } from "../../../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../../../testing/browser/console-page.ts";
import { dialogOf } from "../../../../testing/browser/list-screen.ts";
import { openRooms } from "../../../../testing/browser/screens/rooms-page.ts";
import { visualCheck } from "../../../../testing/browser/visual-check.ts";

const test = suite("proctors on days that the event does not have");
let exo: Console;
const lost = [{ nama: "Bu Lama", nip: "", user_id: null, days: ["2020-01-31"], sessions: [] }];
test.before(async () => {
  exo = await Console.open({
    async fill(db) {
      await sql`update event_rooms set pengawas = ${JSON.stringify(lost)}::jsonb`.execute(db);
    },
  });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

test("they are named above the rooms and in the form, which refuses another change beside that day and takes the day off", async () => {
  await noticeFitsPhone();
  const { page, detail } = await openRooms(exo);
  const kode = detail.rooms[0]!.kode;
  const said = "Pengawas Bu Lama: tidak ada ujian event ini pada 31/01/2020.";
  const line = page.getByText(`${kode} · ${said}`);
  await line.waitFor();
  await visualCheck(page, "days that are gone");
  const openForm = async () => {
    await page.getByRole("button", { name: `Tindakan untuk ruang ${kode}` }).click();
    await page.getByRole("menuitem", { name: "Pengawas dan kursi" }).click();
  };
  await openForm();
  const dialog = dialogOf(page, `Pengawas dan kursi ${kode}`);
  await dialog.getByRole("status").getByText(said).waitFor();
  await dialog.locator("summary").click();
  await dialog.getByRole("checkbox", { name: "Sesi 1" }).check();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  // The form said it before; the refusal says it once more, and the fields can be changed again.
  await dialog.getByText(said).nth(1).waitFor();
  await visualCheck(page, "a day that is refused");
  // Once it is off, it is not offered any longer.
  await dialog.getByRole("checkbox", { name: /31 Jan/u }).click();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.waitFor({ state: "detached" });
  await line.waitFor({ state: "detached" });
});

async function noticeFitsPhone(): Promise<void> {
  const { page } = await openRooms(exo, { size: phone });
  await page.getByText("Hari atau sesi pengawas tidak ada lagi di event ini").waitFor();
  await visualCheck(page, "days that are gone");
  await exo.closePages();
}

test.run();
