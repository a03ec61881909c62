// Banks whose author's account was deleted.
import type { Db } from "../../exam-server/database/database.ts";

/** While `act` runs nobody is the author of the bank; its other authors stay. */
export async function withoutAuthor(
  bank: string,
  db: Db,
  act: () => Promise<unknown>,
): Promise<void> {
  const banks = db.updateTable("question_banks").where("id", "=", bank);
  const { created_by: author } = await db
    .selectFrom("question_banks")
    .select("created_by")
    .where("id", "=", bank)
    .executeTakeFirstOrThrow();
  await banks.set({ created_by: null }).execute();
  try {
    await act();
  } finally {
    await banks.set({ created_by: author }).execute();
  }
}
