// Devices at which somebody has signed in: of participants what their application calls the device, of staff a mark that the server
// gives their browser. What others guess from the same address makes nobody wait there.
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../database/database.ts";
import type { Sql } from "../../records/list-sql.ts";
import { hashToken } from "../tokens.ts";

/** What is not used for so long is forgotten. */
const keptMs = 400 * 24 * 60 * 60 * 1000;
/** How often use is stored. */
const touchEveryMs = 24 * 60 * 60 * 1000;

export const newDeviceMark = (): string => randomBytes(32).toString("base64url");

/** As a value of a statement. */
export const isKnownDevice = (device: string): Sql =>
  sql`exists (select from known_devices where hash = ${hashToken(device)})`;

/** As a part of a statement. @param from rows, one of which there is when somebody has signed in */
export const storeKnownDevice = (device: string, at: Date, from: Sql): Sql => sql`
  insert into known_devices (hash, seen_at) select ${hashToken(device)}, ${at}::timestamptz from ${from}
  on conflict (hash) do update set seen_at = excluded.seen_at
  where known_devices.seen_at < ${new Date(at.getTime() - touchEveryMs)}::timestamptz`;

export async function purgeKnownDevices(db: Db, at: Date): Promise<void> {
  const before = new Date(at.getTime() - keptMs);
  await db.deleteFrom("known_devices").where("seen_at", "<", before).execute();
}
