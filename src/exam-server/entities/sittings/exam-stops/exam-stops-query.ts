// Since when an exam stands still.
import type { Call } from "../../../http/handler.ts";

/**
 * Null: it is on, or was never stopped.
 * @param options `locked`: nobody stops it or lets it go on before the transaction ends
 */
export async function stoppedAt(
  schedule: string,
  { db }: Pick<Call, "db">,
  { locked = false } = {},
): Promise<Date | null> {
  const found = await db
    .selectFrom("schedules")
    .select("stopped_at")
    .where("id", "=", schedule)
    .$if(locked, (query) => query.forShare())
    .executeTakeFirst();
  return found?.stopped_at ?? null;
}
