// Chat as staff use it: found and begun by name, written with a cut line in between, read further up while more comes, to
// participants with what has reached them, and the number of what is unread beside every screen.
import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { generateToken } from "../../contract/credentials.ts";
import { sendMessage } from "../../contract/chat/chats.ts";
import type { Db } from "../../exam-server/database/database.ts";
import { callServer } from "../../testing/browser/call-server.ts";
import { suite } from "../../testing/browser/browser-suite.ts";
import { Console, phone } from "../../testing/browser/console-page.ts";
import { addressOf, dialogOf, isFocused } from "../../testing/browser/list-screen.ts";
import { visualCheck } from "../../testing/browser/visual-check.ts";
import { anyCall, cut } from "../../testing/browser/network.ts";
import { soon } from "../../testing/browser/soon.ts";

const test = suite("look of chat");
let exo: Console;
test.before(async () => {
  exo = await Console.open({ fill });
});
test.after.each(() => exo.closePages());
test.after(() => exo.close());

const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";
const minute = 60_000;
const now = Date.now();
const at = (minutes: number) => new Date(now - minutes * minute);

/** A participant with a long name asks; a broadcast has reached one of two; fifty older messages between two of the staff. */
async function fill(db: Db): Promise<void> {
  const people = await findPeople(db);
  await db
    .updateTable("participants")
    .set({ nama: longName })
    .where("id", "=", people.asking)
    .execute();
  await addChats(db, people);
  await addMessages(db, people);
  await addDeliveries(db, people);
}

type People = Awaited<ReturnType<typeof findPeople>>;

async function findPeople(db: Db) {
  const user = (role: "EVIL" | "OPRA") =>
    db
      .selectFrom("users")
      .select(["id", "name"])
      .where("role", "=", role)
      .executeTakeFirstOrThrow();
  const [head, operator] = [await user("EVIL"), await user("OPRA")];
  const { id: schedule } = await db.selectFrom("schedules").select("id").executeTakeFirstOrThrow();
  const participants = await db
    .selectFrom("participants")
    .select("id")
    .orderBy("no_ujian")
    .limit(2)
    .execute();
  const [asking, other] = participants.map(({ id }) => id) as [string, string];
  return { head, operator, schedule, asking, other };
}

async function addChats(db: Db, { head, operator, schedule, asking }: People): Promise<void> {
  const [first_user_id, second_user_id] = [head.id, operator.id].sort();
  await db
    .insertInto("chats")
    .values([
      {
        id: "pair",
        kind: "dm",
        key: `dm ${first_user_id} ${second_user_id}`,
        first_user_id,
        second_user_id,
        last_seq: 70,
        last_at: at(30),
      },
      {
        id: "asking",
        kind: "sitting",
        key: `sitting ${schedule} ${asking}`,
        schedule_id: schedule,
        participant_id: asking,
        last_seq: 2,
        last_at: at(3),
      },
      {
        id: "told",
        kind: "broadcast",
        key: `broadcast ${schedule} `,
        schedule_id: schedule,
        last_seq: 1,
        last_at: at(5),
      },
    ])
    .execute();
}

async function addMessages(db: Db, { head, asking }: People): Promise<void> {
  const message = (
    chat_id: string,
    seq: number,
    minutes: number,
    body: string,
    more: object = {},
  ) => ({
    chat_id,
    seq,
    id: `${chat_id}-${seq}`,
    author_id: head.id,
    author_name: head.name,
    is_participant: false,
    body,
    picture_id: null,
    at: at(minutes),
    ...more,
  });
  const asked = { author_id: asking, author_name: longName, is_participant: true };
  await db
    .insertInto("chat_messages")
    .values([
      ...Array.from({ length: 70 }, (_one, seq) =>
        message("pair", seq + 1, 1_600 - seq * 22, `Catatan ${seq + 1}`),
      ),
      message("asking", 1, 4, `Soal nomor 3 tidak terbaca. ${"sangat".repeat(20)}`, asked),
      message("asking", 2, 3, "Saya ke sana."),
      message("told", 1, 5, "5 menit lagi"),
    ])
    .execute();
}

async function addDeliveries(db: Db, { schedule, asking, other }: People): Promise<void> {
  const delivery = { schedule_id: schedule, delivered_at: at(2), read_at: null };
  await db
    .insertInto("chat_deliveries")
    .values([
      {
        ...delivery,
        participant_id: asking,
        seq: 1,
        first_seq: 1,
        chat_id: "told",
        message_seq: 1,
      },
      {
        ...delivery,
        participant_id: other,
        seq: 1,
        first_seq: 1,
        chat_id: "told",
        message_seq: 1,
        delivered_at: null,
      },
      {
        ...delivery,
        participant_id: asking,
        seq: 2,
        first_seq: 2,
        chat_id: "asking",
        message_seq: 2,
      },
    ])
    .execute();
}

const open = (options: { size?: typeof phone } = {}): Promise<Page> =>
  exo.signedIn("OPRA", { ...options, address: addressOf(exo, "chat") });
const list = (page: Page) => page.getByRole("navigation", { name: "Daftar percakapan" });
const entry = (page: Page, name: string | RegExp) => list(page).getByRole("button", { name });
const writing = (page: Page) => page.getByRole("textbox", { name: "Tulis pesan" });

/** As the Head Master, from elsewhere. */
async function headSends(text: string): Promise<void> {
  const { email, password } = exo.account("EVIL");
  const host = exo.server.url;
  const { token } = await callServer({ host }, generateToken, { email, password });
  const caller = { host, token };
  await callServer(caller, sendMessage, { id: "pair", text, message_id: randomUUID() });
}

/** Between the head of the conversation and where one writes. */
const isInSight = (element: Element): boolean => {
  const box = element.closest("[role=region]")?.getBoundingClientRect();
  const { top, bottom } = element.getBoundingClientRect();
  return box !== undefined && top >= box.top && bottom <= box.bottom;
};

/** Heads of the table in the dialog that have more lines than words. */
const brokenHeads = (page: Page): Promise<string[]> =>
  page
    .getByRole("dialog")
    .locator("th")
    .evaluateAll((heads) =>
      heads.flatMap((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        const text = head.textContent ?? "";
        return range.getClientRects().length > text.split(" ").length ? [text] : [];
      }),
    );

test("it looks as it should, on a PC with both sides, on a phone one at a time with a way back", async () => {
  for (const size of [undefined, phone]) {
    const page = await open(size ? { size } : {});
    await entry(page, new RegExp(longName, "u")).waitFor();
    await visualCheck(page, "list");
    await entry(page, /Siaran/u).click();
    await page.getByText("Terkirim 2, diterima 1, dibaca 0").waitFor();
    await visualCheck(page, "broadcast");
    await page.getByRole("button", { name: "Terkirim 2, diterima 1, dibaca 0" }).click();
    await dialogOf(page, "Yang menerima pesan").getByRole("cell", { name: longName }).waitFor();
    if (size) await page.setViewportSize({ ...size, width: 360 });
    await visualCheck(page, "receipts");
    assert.equal(await brokenHeads(page), []);
    if (size) await page.setViewportSize(size);
    await page.keyboard.press("Escape");
    if (size) await page.getByRole("button", { name: "Daftar percakapan" }).click();
    await entry(page, new RegExp(longName, "u")).click();
    await page.getByText("Saya ke sana.").last().waitFor();
    await visualCheck(page, "participant");
    await exo.closePages();
  }
});

test("a dot says whose console is connected, in the list, in the conversation and where one is begun", async () => {
  const { name } = exo.account("EVIL");
  for (const size of [undefined, phone]) {
    const page = await open(size ? { size } : {});
    if (!size) {
      await entry(page, new RegExp(`^${name}(?! Daring)`, "u")).waitFor();
      await exo.signedIn("EVIL");
    }
    await entry(page, new RegExp(`^${name} Daring`, "u")).click();
    await page.getByRole("heading", { name }).waitFor();
    await page.getByText("Daring", { exact: true }).last().waitFor();
    await visualCheck(page, "present");
    if (size) await page.getByRole("button", { name: "Daftar percakapan" }).click();
    await page.getByRole("button", { name: "Percakapan baru" }).click();
    await dialogOf(page, "Percakapan baru")
      .getByRole("button", { name: new RegExp(`^${name}.*Daring$`, "u") })
      .waitFor();
    await visualCheck(page, "present partner");
  }
});

test("by keyboard: found by name, begun, written; a cut line keeps what is written, in order", async () => {
  const page = await open();
  await page.getByRole("button", { name: "Percakapan baru" }).press("Enter");
  const dialog = dialogOf(page, "Percakapan baru");
  const { name } = exo.account("EVAL");
  await dialog.getByRole("searchbox").fill(name);
  await visualCheck(page, "new");
  await dialog.getByRole("button", { name }).press("Enter");
  await page.getByText("Belum ada pesan di sini.").waitFor();
  await visualCheck(page, "empty thread");
  await writing(page).fill("Halo");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("baris dua");
  await page.keyboard.press("Enter");
  await page
    .getByRole("listitem")
    .filter({ hasText: /^AndaHalo\nbaris dua/u })
    .waitFor();
  await soon.is(() => writing(page).inputValue(), "");
  await isFocused(writing(page));

  const mend = await cut(page, anyCall);
  for (const text of ["satu", "dua"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await soon.is(() => page.getByText("Menunggu").count(), 2);
  await visualCheck(page, "waiting");
  await mend();
  await page.reload();
  await soon.is(() => page.getByText("Menunggu").count(), 0);
  const texts = () => page.getByRole("region").locator("li p").allInnerTexts();
  await soon.equal(texts, ["Halo\nbaris dua", "satu", "dua"]);
});

test("whoever reads further up stays there, is told how many have come, and the shell counts them", async () => {
  const page = await open();
  await entry(page, /Catatan 70/u).click();
  await page.getByText("Catatan 70").last().waitFor();
  await page.getByRole("button", { name: "Pesan sebelumnya" }).press("Enter");
  await page.getByText("Catatan 1", { exact: true }).waitFor();
  const box = page.getByRole("region", { name: exo.account("EVIL").name }).last();
  await box.evaluate((element) => (element.scrollTop = 0));
  await page.getByRole("button", { name: "Ke pesan terakhir" }).waitFor();
  await headSends("Baru satu");
  await page.getByRole("button", { name: "1 pesan baru" }).waitFor();
  await soon.is(() => box.evaluate((element) => element.scrollTop), 0);
  await visualCheck(page, "reading older");
  await page
    .getByRole("link", { name: /^Chat/u })
    .getByText("1", { exact: false })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "1 pesan baru" }).click();
  await page.getByText("Baru satu").last().waitFor();
});

test("templates and a picture go along with a message", async () => {
  const page = await open();
  await entry(page, /Catatan|Baru satu/u).click();
  await page.getByRole("button", { name: "Template" }).click();
  await visualCheck(page, "templates");
  await page.getByRole("menuitem", { name: "Harap tenang" }).click();
  await soon.is(() => writing(page).inputValue(), "Harap tenang");
  const png = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 320;
    canvas.height = 200;
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  const buffer = Buffer.from(png, "base64");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "papan.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Gambar", exact: true }).waitFor();
  await writing(page).press("Enter");
  const sent = page.getByRole("listitem").filter({ hasText: "Harap tenang" });
  await sent.locator("img").waitFor();
  await visualCheck(page, "picture");
  await page.getByRole("button", { name: "Template" }).click();
  await page.getByRole("menuitem", { name: "Ubah daftar template" }).click();
  const dialog = dialogOf(page, "Template pesan");
  await dialog.getByRole("textbox").fill("Kumpulkan kartu");
  await page.keyboard.press("Enter");
  await dialog.getByText("Kumpulkan kartu", { exact: true }).waitFor();
  await visualCheck(page, "list of templates");
  await dialog.getByRole("button", { name: "Hapus template: Kumpulkan kartu" }).press("Enter");
  const question = dialogOf(page, "Hapus template: Kumpulkan kartu");
  await question.getByRole("button", { name: "Hapus" }).press("Enter");
  await soon.is(() => dialog.getByText("Kumpulkan kartu", { exact: true }).count(), 0);
});

test("a message is found by its words and shown where it stands; Escape leads back to the results", async () => {
  for (const size of [undefined, phone]) {
    const page = await open(size ? { size } : {});
    await list(page).getByRole("searchbox").fill("catatan 1");
    const results = page.getByRole("region", { name: "Pesan", exact: true });
    const result = results.getByRole("button", { name: /Catatan 12$/u });
    await result.waitFor();
    await visualCheck(page, "found messages");
    await result.press("Enter");
    const marked = page.locator('[data-marked="true"]');
    await marked.getByText("Catatan 12", { exact: true }).waitFor();
    await soon.is(() => marked.evaluate(isInSight), true);
    await visualCheck(page, "found place");
    if (size) await page.getByRole("button", { name: "Kembali ke hasil pencarian" }).click();
    else await page.keyboard.press("Escape");
    await isFocused(result);
    await soon.is(() => marked.count(), 0);
    await list(page).getByRole("searchbox").fill("tidak ada yang begini");
    await page.getByText("Tidak ada pesan yang cocok").waitFor();
    await exo.closePages();
  }
});

test("an own message is corrected and deleted: its history stays, the other sees both at once", async () => {
  const page = await open();
  await entry(page, new RegExp(`^${exo.account("EVIL").name}`, "u")).click();
  await writing(page).fill("Rapat pukul 07.30");
  await page.keyboard.press("Enter");
  const card = page.getByRole("listitem").filter({ hasText: "Rapat pukul" });
  const act = async (text: string, item: string) => {
    await page.getByRole("button", { name: `Tindakan untuk pesan: ${text}` }).press("Enter");
    await page.getByRole("menuitem", { name: item }).press("Enter");
  };
  const other = await exo.signedIn("EVIL", { address: addressOf(exo, "chat") });
  await entry(other, /Rapat pukul 07\.30/u).click();
  await other.getByText("Rapat pukul 07.30").last().waitFor();
  await act("Rapat pukul 07.30", "Perbaiki");
  const dialog = dialogOf(page, "Perbaiki pesan");
  await dialog.getByRole("textbox").fill("Rapat pukul 08.00");
  await visualCheck(page, "correcting");
  await dialog.getByRole("button", { name: "Simpan perbaikan" }).press("Enter");
  await card.getByRole("button", { name: /^diperbaiki \d\d\.\d\d$/u }).waitFor();
  await visualCheck(page, "corrected");
  await other
    .getByRole("button", { name: /^diperbaiki/u })
    .last()
    .press("Enter");
  const history = dialogOf(other, "Riwayat pesan");
  await history.getByText("Rapat pukul 07.30", { exact: true }).waitFor();
  await visualCheck(other, "history");
  await other.keyboard.press("Escape");
  await act("Rapat pukul 08.00", "Hapus");
  await visualCheck(page, "deleting");
  await dialogOf(page, "Hapus pesan ini?").getByRole("button", { name: "Hapus" }).press("Enter");
  for (const one of [page, other]) {
    await one
      .getByText(/^Pesan dihapus oleh .+ \d\d\.\d\d$/u)
      .last()
      .waitFor();
  }
  await visualCheck(page, "deleted");
});

test("what is typed is there again after leaving the screen and after signing in again", async () => {
  const page = await open();
  const name = new RegExp(`^${exo.account("EVIL").name}`, "u");
  await entry(page, name).click();
  await writing(page).fill("belum selesai");
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.goBack();
  await soon.is(() => writing(page).inputValue(), "belum selesai");
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await soon.is(() => writing(tab).inputValue(), "belum selesai");
  await writing(tab).fill("");
});

test.run();
