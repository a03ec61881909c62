// Blocks a participant, or lets them go on, while exams are sat: by staff, or because of what happened at the screen.
import type { Db } from "../../../database/database.ts";

export type SitterStatus =
  | { status: "blocked"; block_reason: string; blocked_at: Date }
  | { status: "active"; block_reason: ""; blocked_at: null };

export async function setSitterStatus(
  id: string,
  status: SitterStatus,
  { db, at }: { db: Db; at: Date },
): Promise<void> {
  await db
    .updateTable("participants")
    .set((eb) => ({ ...status, updated_at: at, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}
