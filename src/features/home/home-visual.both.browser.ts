// How home looks to each of those who come to it, and one's way from a list to a shortcut.
import type { Page } from "playwright-core";
import { suite } from "../../testing/browser/browser-suite.ts";
import * as assert from "uvu/assert";
import { createQuestionBank, listQuestionBanks } from "../../contract/questions/banks.ts";
import { listShortcuts } from "../../contract/home.ts";
import { createShortcut } from "../../contract/new-shortcuts.ts";
import { getMenuMatrix, updateRoleMenus } from "../../contract/menus.ts";
import { changeParticipants, listParticipants } from "../../contract/participants.ts";
import { listSubjects } from "../../contract/subjects.ts";
import { Console, desktop, phone } from "../../testing/browser/console-page.ts";
import {
  addressOf,
  callBeside,
  dialogOf,
  isFocused,
  range,
  rowOf,
  toast,
} from "../../testing/browser/list-screen.ts";
import { assertNoSideways, visualCheck } from "../../testing/browser/visual-check.ts";
import { answerHtml, cut, hold } from "../../testing/browser/network.ts";
import { choose, goTo, headingOf, homeHeading } from "../../testing/browser/screens/shell-page.ts";
import { addWatchedExam, watchedName } from "../../testing/exams/watched-exam.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("look of the home screen");
let exo: Console;
test.before(async () => {
  exo = await Console.open();
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const overview = /\/api\/v1\/home$/u;
const partOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function shown(page: Page): Promise<void> {
  await headingOf(page, homeHeading).waitFor();
  await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
}

/** Blocked ones, some without a group, and a bank whose name and code are as long as they may be. */
async function makeWork(page: Page): Promise<void> {
  const { items } = await callBeside(page, listParticipants, { per_page: 4 });
  const [first, ...others] = items.map(({ id }) => id);
  await callBeside(page, changeParticipants, {
    changes: [
      { id: first!, status: "blocked", block_reason: "Dua kali keluar" },
      ...others.map((id) => ({ id, group_id: null })),
    ],
  });
  const [subject] = (await callBeside(page, listSubjects, {})).items;
  const [known] = (await callBeside(page, listQuestionBanks, { q: "BKSL-SEJARAH" })).items;
  const fields = {
    kode: `BKSL-SEJARAH-INDONESIA-PEMINATAN-KELAS-XII-2026/27`,
    nama: "Sejarah Indonesia peminatan kelas dua belas, ".repeat(4).trim(),
    subject_id: subject!.id,
    grade: "XII",
    coauthor_ids: [],
    order_mode: 0 as const,
    default_option_count: 5,
    default_competence_id: null,
    kkm: null,
    plan: [{ type: 1 as const, count: 40, weight: 100, policy: "mutlak" as const }],
  };
  if (!known) await callBeside(page, createQuestionBank, fields);
  const destination = JSON.stringify({ name: "peserta", query: { status: "blocked" } });
  const unfit = JSON.stringify({ name: "jadwal" });
  for (const [name, to] of [
    ["Peserta kelas XII yang diblokir sebelum ujian akhir semester", destination],
    ["Jadwal", unfit],
  ] as const) {
    const all = await callBeside(page, listShortcuts, {});
    if (all.every((one) => one.name !== name)) {
      await callBeside(page, createShortcut, { name, destination: to });
    }
  }
}

test("axe finds nothing on a full home, on a PC and on a phone, nor is it wider than any screen", async () => {
  for (const size of [desktop, phone]) {
    const page = await exo.signedIn("EVIL", { size });
    await makeWork(page);
    await page.reload();
    await shown(page);
    await partOf(page, "Lanjutkan").waitFor();
    await visualCheck(page, "full");
    await exo.closePages();
  }
  const page = await exo.signedIn();
  await shown(page);
  for (const [width, height] of [
    [683, 384],
    [360, 640],
    [342, 192],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await assertNoSideways(page, `${width} px`);
  }
});

test("each number leads to those whom it counts", async () => {
  const page = await exo.signedIn();
  await makeWork(page);
  await page.reload();
  const todo = partOf(page, "Perlu dikerjakan");
  const links = todo.getByRole("link");
  await soon.is(() => links.count(), 3);
  assert.match(await links.nth(0).innerText(), /^Peserta diblokir\s+\d+/u);
  const ungrouped = links.filter({ hasText: "Peserta tanpa group" });
  const count = /\d+/u.exec(await ungrouped.innerText())?.[0] ?? "";
  await ungrouped.focus();
  await page.keyboard.press("Enter");
  await headingOf(page, "Peserta").waitFor();
  await range(page, `1–${count} dari ${count}`);
  await page.goBack();
  await links.filter({ hasText: "Banksoal kurang soal" }).click();
  await headingOf(page, "Banksoal").waitFor();
  await rowOf(page, "BKSL-SEJARAH").waitFor();
  await soon.ok(() => page.getByText("Kurang", { exact: true }).count());
  await page.goBack();
  await partOf(page, "Lanjutkan")
    .getByRole("link", { name: /0 dari 40 soal/u })
    .click();
  await headingOf(page, /^Soal/u).waitFor();
});

test("until it is known, and when it cannot be, nothing is said to be done", async () => {
  const page = await exo.signedIn("EVAL");
  const release = await hold(page, overview);
  await page.reload();
  await partOf(page, "Perlu dikerjakan").waitFor();
  await headingOf(page, homeHeading).waitFor();
  assert.is(await page.getByText("Tidak ada tugas lain").count(), 0);
  release();
  await shown(page);
  await page.unrouteAll();
  const mend = await answerHtml(page, overview);
  await page.reload();
  await headingOf(page, homeHeading).waitFor();
  await partOf(page, "Perlu dikerjakan").waitFor({ state: "detached" });
  assert.is(await page.getByText("Tidak ada tugas lain").count(), 0);
  assert.is(await page.getByRole("alert").count(), 0, "it fails in silence");
  await visualCheck(page, "failed");
  await mend();
});

test("who has nothing to mend reads that all is done; who has no screens yet, that they are to come", async () => {
  let page = await exo.signedIn("EVIL");
  const none = async (page: Page) => {
    await page.route(overview, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object };
      const data = { ...body.data, todo: [], recent: [] };
      await route.fulfill({ response: answer, json: { ...body, data } });
    });
    await page.reload();
    await shown(page);
  };
  await none(page);
  await page.getByText("Tidak ada tugas lain").waitFor();
  await visualCheck(page, "clear");
  // Of operators' screens all stand: they are given one that is to come instead.
  const { version } = await callBeside(page, getMenuMatrix, {});
  const codes = ["0011A", "0012A", "0013A", "0014A", "0015A", "0021A", "0023A"] as const;
  const changes = codes.map((code) => ({
    role: "OPRA" as const,
    code,
    allowed: code === "0023A",
  }));
  await callBeside(page, updateRoleMenus, { version, changes });
  await exo.closePages();
  for (const size of [desktop, phone]) {
    page = await exo.signedIn("OPRA", { size });
    await shown(page);
    await page.getByText("Layar untuk Anda menyusul").waitFor();
    assert.is(await page.getByText(/Head Master/u).count(), 0);
    assert.is(await page.getByText("Perlu dikerjakan").count(), 0);
    await visualCheck(page, "later");
    await goTo(page, addressOf(exo, "setting.backup"), "Backup");
    await page.getByText("Layar ini menyusul pada versi berikutnya.").waitFor();
    await exo.closePages();
  }
});

test("a shortcut keeps the list as it was, whatever its making answers, and is deleted again", async () => {
  const page = await exo.signedIn();
  await choose(page, "Peserta");
  await page.getByRole("searchbox").fill("Putri");
  await page.waitForURL(/q=Putri/u);
  await choose(page, "Home").catch(() => undefined);
  await shown(page);
  await partOf(page, "Shortcut").getByRole("button", { name: "Tambah" }).click();
  const dialog = dialogOf(page, "Tambah shortcut");
  await soon.is(
    () => dialog.getByLabel("Tujuan").locator("option:checked").innerText(),
    "Peserta (seperti terakhir dibuka)",
  );
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByText("Nama wajib diisi.").waitFor();
  await isFocused(dialog.getByLabel("Nama"));
  await visualCheck(page, "dialog");
  // Another server answers the list, or nothing of use.
  await page.route(/\/api\/v1\/shortcuts$/u, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { code: "00", message: "", data: [[7]] } });
  });
  await dialog.getByLabel("Nama").fill("Para Putri");
  await page.keyboard.press("Enter");
  await toast(page, "Shortcut berhasil dibuat").waitFor();
  const link = partOf(page, "Shortcut").getByRole("link", { name: "Para Putri" });
  await link.click();
  await headingOf(page, "Peserta").waitFor();
  await soon.is(() => page.getByRole("searchbox").inputValue(), "Putri");
  await page.goBack();
  await page.getByRole("button", { name: "Hapus shortcut Para Putri" }).click();
  await dialogOf(page, "Hapus shortcut?").getByRole("button", { name: "Hapus" }).click();
  await link.waitFor({ state: "detached" });
});

test("the spoken explanation plays, and stops when it is told to", async () => {
  const page = await exo.signedIn();
  await shown(page);
  const info = partOf(page, "Server").getByRole("button");
  await info.click();
  const stop = page.getByRole("button", { name: "Hentikan" });
  await stop.click();
  await stop.waitFor({ state: "detached" });
});

test("what runs now stands there with its minutes and troubles, and Enter leads to its board", async () => {
  const school = await Console.open({
    fill: async (db) => void (await addWatchedExam(db, new Date(), 40)),
  });
  try {
    for (const size of [desktop, phone]) {
      const page = await school.signedIn("OPRA", { size });
      const running = partOf(page, "Ujian berlangsung");
      await soon.match(
        () => running.innerText(),
        /Matematika Wajib XII\s+(?:60|59|58) menit lagi · \d+ mengerjakan · 3 belum masuk · \d+ terputus · 1 diblokir/u,
      );
      await running.getByText("4 perlu tindakan").waitFor();
      await visualCheck(page, "running");
      const watch = running.getByRole("link", { name: `Monitor ${watchedName}` });
      await watch.focus();
      await page.keyboard.press("Enter");
      await headingOf(page, watchedName).waitFor();
      await page.getByRole("region", { name: "Perlu tindakan" }).getByText("diblokir").waitFor();
      await school.closePages();
    }
  } finally {
    await school.close();
  }
});

test("exams that could not be asked for are not taken for none, and appear without a press", async () => {
  const school = await Console.open({
    fill: async (db) => void (await addWatchedExam(db, new Date(), 40)),
  });
  try {
    for (const size of [desktop, phone]) {
      const page = await school.signedIn("OPRA", { size });
      const mend = await cut(page, /\/api\/v1\/monitor$/u);
      await page.reload();
      const running = partOf(page, "Ujian berlangsung");
      await running.getByText(/^Ujian yang berlangsung belum dapat ditanyakan/u).waitFor();
      await partOf(page, "Perlu dikerjakan").waitFor();
      await visualCheck(page, "unasked");
      await mend();
      await running.getByRole("link", { name: `Monitor ${watchedName}` }).waitFor();
      assert.is(await running.getByText(/belum dapat ditanyakan/u).count(), 0);
      await school.closePages();
    }
  } finally {
    await school.close();
  }
});

test("a new school is led through its steps, with one primary button", async () => {
  const school = await Console.open({ school: "empty" });
  try {
    for (const size of [desktop, phone]) {
      const page = await school.signedIn("EVIL", { size });
      await shown(page);
      const steps = partOf(page, "Langkah pertama");
      await soon.is(() => steps.getByRole("listitem").count(), 5);
      await steps.getByText("menyusul").first().waitFor();
      await soon.ok(() => page.getByText(/langkah lagi sampai ujian pertama/u).count());
      assert.is(await page.getByText("Perlu dikerjakan").count(), 0);
      await visualCheck(page, "new school");
      await page.setViewportSize({ width: 342, height: 192 });
      await assertNoSideways(page, "new school, 342 px");
      await steps.getByRole("link", { name: "Buat peserta" }).click();
      await headingOf(page, "Peserta").waitFor();
      await school.closePages();
    }
  } finally {
    await school.close();
  }
});

test.run();
