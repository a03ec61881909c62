// A database that stops responding, for example on a failing disk: everybody stays signed in, typed text stays, and everything
// continues without help once the database responds again.
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { listMajors } from "../../contract/majors.ts";
import type { RouteName } from "../../routes.ts";
import { suite } from "../browser/browser-suite.ts";
import { askServer, signedCaller } from "../browser/call-server.ts";
import { Console, screenshot } from "../browser/console-page.ts";
import { addressOf, dialogOf, toast } from "../browser/list-screen.ts";
import { soon } from "../browser/soon.ts";
import { addWatchedExam, watchedName } from "../exams/watched-exam.ts";
import { stallFolderDatabase } from "../server/folder-database.ts";

const test = suite("a database that stands still");
let root: string;
let exo: Console;
test.before(async () => {
  root = await mkdtemp(join(tmpdir(), "exo-stalled-"));
  // PostgreSQL does not run as the super user, and must reach the folder.
  await chmod(root, 0o755);
  exo = await Console.open({
    folder: join(root, "data"),
    fill: async (db) => void (await addWatchedExam(db, new Date(), 70)),
  });
});
test.after.each(() => exo.closePages());
test.after(async () => {
  await exo.close();
  await rm(root, { recursive: true, force: true });
});

const open = (route: RouteName) => exo.signedIn("EVIL", { address: addressOf(exo, route) });

async function openBoard(): Promise<Page> {
  const page = await open("monitor.peserta");
  await page.getByRole("heading", { name: watchedName }).waitFor();
  return page;
}

async function openTokenWall(): Promise<Page> {
  const page = await open("token");
  await page.getByRole("button", { name: "Rilis: Semua jadwal" }).click();
  await page.getByRole("button", { name: "Layar penuh" }).click();
  await page.getByRole("dialog", { name: "Token ujian · Semua jadwal" }).waitFor();
  return page;
}

async function openForm(): Promise<Page> {
  const page = await open("jurusan");
  await page.getByRole("button", { name: "Tambah jurusan" }).click();
  await dialogOf(page, "Tambah jurusan").getByLabel("Nama").fill("Ilmu Pengetahuan Alam");
  return page;
}

/** Without answers the board and the token wall say that they are outdated, and the remedies of the board are disabled. */
async function claimsNothing(board: Page, wall: Page): Promise<void> {
  await board.getByText(/^Data berhenti sejak/u).waitFor();
  // What is not in a row shows more of the list, which is of use without answers, too.
  const panel = board.getByRole("region", { name: "Perlu tindakan" });
  const remedies = panel.getByRole("listitem").getByRole("button");
  assert.ok((await remedies.count()) > 0);
  for (const remedy of await remedies.all()) assert.not(await remedy.isEnabled());
  await wall.getByText(/^Sambungan ke server terputus sejak/u).waitFor();
  await screenshot(board, "stalled-board");
  await screenshot(wall, "stalled-wall");
}
const cutOff = async (board: Page) =>
  (await board.getByRole("button", { name: /Terputus$/u }).innerText()).replace("?", "");

const isSignInShown = (page: Page) => page.getByRole("button", { name: "Sign in" }).count();

test("signs nobody out, and takes nothing that was typed, for 10, 30 and 90 seconds", async () => {
  const board = await openBoard();
  const wall = await openTokenWall();
  const chat = await open("chat");
  const form = await openForm();
  const pages = { board, wall, chat, form };
  for (const seconds of [10, 30, 90]) {
    const wasCutOff = await cutOff(board);
    const goOn = await stallFolderDatabase(join(root, "data"));
    const asked = dialogOf(form, "Tambah jurusan");
    const refused = asked.getByText(/^Database server sedang tidak dapat dipakai/u);
    try {
      await asked.getByLabel("Kode").fill(`ST${seconds}`);
      await asked.getByRole("button", { name: "Simpan" }).click();
      await pause(seconds * 1000);
      if (seconds >= 30) {
        await claimsNothing(board, wall);
        await refused.waitFor();
      }
      assert.is(await cutOff(board), wasCutOff);
      for (const [name, page] of Object.entries(pages)) {
        assert.is(await isSignInShown(page), 0, `${name} after ${seconds} s`);
      }
    } finally {
      goOn();
    }
    const saved = toast(form, `Jurusan ST${seconds}`);
    await saved.or(refused).first().waitFor();
    // What was refused is taken back: otherwise its code would be in use.
    if ((await refused.count()) > 0) await asked.getByRole("button", { name: "Simpan" }).click();
    await saved.waitFor();
    for (const [name, page] of Object.entries(pages)) {
      assert.is(await isSignInShown(page), 0, `${name} once it goes on after ${seconds} s`);
    }
    await soon.not(() => board.getByText("Menyambung").isVisible());
    await form.getByRole("button", { name: "Tambah jurusan" }).click();
    await dialogOf(form, "Tambah jurusan").getByLabel("Nama").fill("Ilmu Pengetahuan Sosial");
  }
});

test("refuses each call after the same time, whoever asks", async () => {
  const host = exo.server.url;
  const { token } = await signedCaller(exo.server, "EVIL");
  const goOn = await stallFolderDatabase(join(root, "data"));
  try {
    const codes = [token, "unknown"].map(async (one) => {
      const began = performance.now();
      const { code } = await askServer({ host, token: one }, listMajors, {});
      return { code, seconds: (performance.now() - began) / 1000 };
    });
    for (const { code, seconds } of await Promise.all(codes)) {
      assert.is(code, responseCodes.unavailable);
      // A second more for looking, and one for a busy machine.
      assert.ok(seconds > 9 && seconds < 13, `${seconds} s`);
    }
  } finally {
    goOn();
  }
});

test.run();
