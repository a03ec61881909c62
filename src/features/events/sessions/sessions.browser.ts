// The board of sessions by hand: keys, drag, undo, others who move people meanwhile, the dialogs that fill it, a sheet in and out.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import {
  getSessionMembers,
  moveSessionMembers,
} from "../../../contract/exams/sessions/sessions.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { suite } from "../../../testing/browser/browser-suite.ts";
import { Console } from "../../../testing/browser/console-page.ts";
import { downloaded, fileOf, rowsIn } from "../../../testing/browser/import-steps.ts";
import { callBeside, dialogOf, isFocused, toast } from "../../../testing/browser/list-screen.ts";
import { soon } from "../../../testing/browser/soon.ts";
import { columnOf, openBoard } from "../../../testing/browser/screens/session-board-page.ts";
import { fillSessionSchool, sessionSchool } from "../../../testing/exams/session-school.ts";

const test = suite("board of sessions");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill: fillSessionSchool });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const counts = (page: Page) =>
  page
    .getByRole("group", { name: "Papan sesi" })
    .locator("section header b:first-child")
    .allInnerTexts();

test("by keyboard alone: arrows walk, Shift chooses, a number moves, 0 takes out, Ctrl+Z brings back", async () => {
  const page = await openBoard(exo, sessionSchool.board);
  const first = columnOf(page, "Belum ada sesi").getByRole("checkbox").first();
  await first.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await isFocused(columnOf(page, "Belum ada sesi").getByRole("checkbox").nth(1));
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await page.getByText("3 dipilih").waitFor();
  await page.keyboard.press("3");
  await toast(page, "3 peserta kini di Sesi 3.").waitFor();
  await soon.equal(() => counts(page), ["111", "118", "123", "3"]);
  await columnOf(page, "Sesi 3").getByRole("checkbox").first().focus();
  await page.keyboard.press("ArrowLeft");
  await isFocused(columnOf(page, "Sesi 2").getByRole("checkbox").first());
  await page.keyboard.press("0");
  await toast(page, "kini belum ada sesi").waitFor();
  await page.keyboard.press("Control+z");
  await soon.equal(() => counts(page), ["111", "118", "123", "3"]);
  await page.keyboard.press("Control+z");
  await soon.equal(() => counts(page), ["114", "118", "123", "0"]);
});

test("a group is dragged to another session with the mouse, and the toast brings it back", async () => {
  const page = await openBoard(exo, sessionSchool.board);
  const from = columnOf(page, "Sesi 1").getByText("X / X 1", { exact: true });
  const [start, target] = [await from.boundingBox(), await columnOf(page, "Sesi 3").boundingBox()];
  const carried = page.getByText("29 peserta", { exact: true });
  const carry = async () => {
    await page.mouse.move(start!.x + 20, start!.y + 8);
    await page.mouse.down();
    await page.mouse.move(target!.x + 30, target!.y + 200, { steps: 6 });
    await carried.waitFor();
  };
  await carry();
  await page.keyboard.press("Escape");
  await carried.waitFor({ state: "detached" });
  await page.mouse.up();
  assert.equal(await counts(page), ["114", "118", "123", "0"], "Escape leaves all where they were");
  await carry();
  await page.mouse.up();
  const told = toast(page, "29 peserta kini di Sesi 3.");
  await soon.equal(() => counts(page), ["114", "89", "123", "29"]);
  assert.is(await page.getByText("dipilih", { exact: false }).count(), 0, "a drag ticks nothing");
  await told.getByRole("button", { name: "Urungkan" }).click();
  await soon.equal(() => counts(page), ["114", "118", "123", "0"]);
});

test("whoever was moved by somebody else stays there, is told and marked", async () => {
  const page = await openBoard(exo, sessionSchool.board);
  const one = columnOf(page, "Sesi 1");
  await one.getByRole("button", { name: "Buka X / X 2" }).click();
  const { members } = await callBeside(page, getSessionMembers, { id: sessionSchool.board });
  const moved = members.find(({ no_ujian: number }) => number === "01-002-0031")!;
  await callBeside(page, moveSessionMembers, {
    id: sessionSchool.board,
    moves: [{ participant_id: moved.id, sesi: 3, expected: moved.sesi }],
  });
  await one.getByRole("checkbox", { name: /01-002-0031/u }).check();
  await page.getByRole("button", { name: /^Sesi 2/u }).click();
  await toast(page, "Sudah dipindah ke Sesi 3 oleh orang lain.").waitFor();
  await toast(page, `${namedParticipant(moved)} baru dipindah ke Sesi 3.`).waitFor();
  await soon.equal(() => counts(page), ["114", "117", "123", "1"]);
  await columnOf(page, "Sesi 3").getByRole("button", { name: "Buka X / X 2" }).click();
  await page.getByText("Baru dipindah orang lain").waitFor();
  await callBeside(page, moveSessionMembers, {
    id: sessionSchool.board,
    moves: [{ participant_id: moved.id, sesi: 1, expected: 3 }],
  });
});

test("an exam without sessions is split into two of them, and undone by one key", async () => {
  const page = await openBoard(exo, sessionSchool.bare, "Sesi · Fisika XII");
  await page.getByRole("main").getByRole("button", { name: "Bagi otomatis" }).last().click();
  const dialog = dialogOf(page, "Bagi peserta ke sesi");
  await dialog.getByLabel("Jumlah sesi").fill("4");
  await dialog.getByRole("radio", { name: /^Merata/u }).check();
  await dialog.getByRole("row", { name: /Sesi 4 baru 0 88/u }).waitFor();
  await dialog.getByRole("button", { name: "Simpan 355 perubahan" }).click();
  await soon.equal(() => counts(page), ["0", "89", "89", "89", "88"]);
  await columnOf(page, "Belum ada sesi").getByText("Semua sudah punya sesi").waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText("Jadwal ini belum mempunyai sesi").waitFor();
});

test("sessions are timed and removed, and who was in them is told before and comes back by undoing", async () => {
  const page = await openBoard(exo, sessionSchool.board);
  await page.getByRole("button", { name: "Atur sesi" }).click();
  const dialog = dialogOf(page, "Atur sesi");
  const second = dialog.getByRole("group", { name: "Sesi 2" });
  await second.getByLabel("Tanggal").fill("");
  await dialog.getByRole("button", { name: "Hapus sesi 1" }).click();
  await dialog.getByText("118 peserta akan menjadi tanpa sesi.").waitFor();
  await dialog.getByRole("button", { name: "Simpan sesi" }).click();
  await second.getByText("Tanggal wajib diisi.").waitFor();
  await second.getByLabel("Tanggal").fill("2026-11-26");
  await second.getByLabel("Mulai").fill("10:15");
  await dialog.getByRole("button", { name: "Simpan sesi" }).click();
  await columnOf(page, "Sesi 2").getByText("26 Nov 2026, 10.15–12.15").waitFor();
  await soon.equal(() => counts(page), ["232", "123", "0"]);
  await page.keyboard.press("Control+z");
  await soon.equal(() => counts(page), ["114", "118", "123", "0"]);
});

test("a sheet's unknown and double numbers are named, and its plan is shown before it is written", async () => {
  const page = await openBoard(exo, sessionSchool.board);
  await page.getByRole("button", { name: "Impor", exact: true }).click();
  const wizard = dialogOf(page, "Impor sesi");
  const faulty = "Sesi,No Ujian\r\n3,01-001-0001\r\n3,zz-9\r\n4,01-001-0002\r\n4,01-001-0002\r\n";
  await wizard.locator("input[type=file]").setInputFiles(fileOf("sesi.csv", faulty));
  await wizard.getByRole("button", { name: "Periksa isi" }).click();
  await wizard
    .getByText(/zz-9 bukan peserta jadwal ini/u)
    .first()
    .waitFor();
  await wizard
    .getByText(/sama persis dengan baris 4/u)
    .first()
    .waitFor();
  await wizard.getByRole("button", { name: "Lihat perubahan" }).click();
  await wizard.getByRole("row", { name: /^Sesi 3 0 1/u }).waitFor();
  await wizard.getByRole("row", { name: /^Sesi 4 baru 0 1/u }).waitFor();
  await wizard.getByRole("button", { name: "Simpan 2 perubahan" }).click();
  await wizard.getByRole("button", { name: "Selesai" }).click();
  await soon.equal(() => counts(page), ["114", "116", "123", "1", "1"]);
});

test("what is exported has a row for each participant in a session, and can be imported", async () => {
  const page = await openBoard(exo, sessionSchool.board);
  const file = await downloaded(page, () =>
    page.getByRole("button", { name: "Ekspor", exact: true }).click(),
  );
  const rows = await rowsIn(file);
  assert.equal(rows[0], ["Sesi", "No Ujian", "Nama", "Group"]);
  assert.is(rows.length, 1 + 241);
});

test.run();
