// Notices that triggers of the database send when somebody's permissions change (migration 0063), whichever server or tool has
// written. Each way of opening a database offers its own line for them.
import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { NoticeEnds } from "./pool/notice-line.ts";

export const changeChannel = "exam_changes";

export type ChangeNotices = {
  /** Settled when the notices of everything that was committed before have been received. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};
type OpenChangeNotices = (ends: NoticeEnds) => Promise<ChangeNotices>;

const openers = new WeakMap<Kysely<Database>, OpenChangeNotices>();

export function offerChangeNotices(db: Kysely<Database>, open: OpenChangeNotices): void {
  openers.set(db, open);
}

/** @throws Error when the database cannot be reached */
export async function openChangeNotices(
  db: Kysely<Database>,
  ends: NoticeEnds,
): Promise<ChangeNotices> {
  const open = openers.get(db);
  if (!open) throw new Error("This database was opened without a line for its notices.");
  return open(ends);
}
