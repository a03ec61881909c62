// The live board of an exam with some trouble, as board tests open it: an operator's console, or the phone of a teacher who is
// proctor of the second room alone.
import { everyTime } from "../../domain/exams/rooms/proctor-duty.ts";
import type { Locator, Page } from "playwright-core";
import type { Db } from "../../exam-server/database/database.ts";
import { hashToken } from "../../exam-server/security/tokens.ts";
import type { Console, phone } from "../browser/console-page.ts";
import { addressOf } from "../browser/list-screen.ts";
import { addWatchedExam, watchedName } from "./watched-exam.ts";

/** As `addSeatedEvent` numbers them. */
export const watchedPerson = (n: number) =>
  `Peserta 1.${n} (PANTAU-1${String(n).padStart(4, "0")})`;
const longName = "Raden Ajeng Siti Nurhaliza Kusumawardhani Putri binti Muhammad Abdurrahman";

/** Ids of the schedule, and of somebody in each of the two rooms, whose token is their id. */
export type WatchedBoard = { exam: string; elsewhere: string; here: string };

export async function fillWatchedBoard(db: Db): Promise<WatchedBoard> {
  const { people, schedule } = await addWatchedExam(db, new Date(), 70);
  const [elsewhere, here] = [people[20]!, people[44]!];
  for (const id of [elsewhere, here]) {
    const hash = hashToken(id);
    await db
      .updateTable("participant_tokens")
      .set({ hash })
      .where("participant_id", "=", id)
      .execute();
  }
  await db
    .updateTable("participants")
    .set({ nama: longName })
    .where("id", "=", people[3]!)
    .execute();
  const away = new Date(Date.now() - 15 * 60_000);
  await db
    .updateTable("sittings")
    .set({ leave_count: 5, clock_ahead: 500, answered_at: away })
    .where("participant_id", "=", people[9]!)
    .execute();
  const teacher = await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("role", "=", "EVAL")
    .where("active", "=", true)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("schedules")
    .set({ created_by: null })
    .where("created_by", "=", teacher.id)
    .execute();
  await db
    .updateTable("event_rooms")
    .set({
      pengawas: JSON.stringify([
        { nama: teacher.name, nip: "", user_id: teacher.id, ...everyTime },
      ]),
    })
    .where("room_id", "=", "pantau-2")
    .execute();
  return { exam: schedule, elsewhere, here };
}

export async function openBoard(
  exo: Console,
  options: { size?: typeof phone } = {},
  role: "OPRA" | "EVAL" = "OPRA",
): Promise<Page> {
  const page = await exo.signedIn(role, {
    ...options,
    address: addressOf(exo, "monitor.peserta"),
  });
  await page.getByRole("heading", { name: watchedName }).waitFor();
  return page;
}

export const incidentsOn = (page: Page): Locator =>
  page.getByRole("region", { name: "Perlu tindakan" });
