// Conversations for the tests of the chat in a browser, and where they are found on its screen.
import type { Page } from "playwright-core";
import type { Db } from "../../../exam-server/database/database.ts";

export const longName =
  "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";
const minute = 60_000;
const now = Date.now();
const at = (minutes: number) => new Date(now - minutes * minute);

/** A participant with a long name asks; a broadcast has reached one of two; fifty older messages between two of the staff. */
export async function fillChats(db: Db): Promise<void> {
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

export const chatList = (page: Page) => page.getByRole("navigation", { name: "Daftar percakapan" });
export const chatEntry = (page: Page, name: string | RegExp) =>
  chatList(page).getByRole("button", { name });
export const chatWriting = (page: Page) => page.getByRole("textbox", { name: "Tulis pesan" });
