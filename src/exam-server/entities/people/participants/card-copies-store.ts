// The copies of participants' passwords as they come and go: written in the transaction that sets a password, while the
// setting allows it, and gone with the permission.
import { sql } from "kysely";
import { settingCodes } from "../../../../contract/settings.ts";
import type { Db } from "../../../database/database.ts";
import { inParts } from "../../../database/large-change.ts";
import type { Call } from "../../../http/handler.ts";
import { anyOf } from "../../../records/sql-rows.ts";
import { createYieldOften } from "../../../yield-often.ts";
import type { CardKey } from "../../../security/card-keys/card-key.ts";
import { sealPassword } from "../../../security/card-keys/sealed-password.ts";

/** Until the transaction ends the setting stays as it is: who forbids the copies waits for them and then deletes them. */
export async function holdPermission(db: Db): Promise<boolean> {
  const setting = await db
    .selectFrom("settings")
    .select("value")
    .where("code", "=", settingCodes.cardPasswords)
    .forShare()
    .executeTakeFirst();
  return setting?.value === "Y";
}

export type SetPassword = { id: string; password: string };

/**
 * Called after the passwords themselves are written: who changes one has locked its participant, so that of two changes
 * the later one's copy stays. Where none may be kept, an older one goes all the same: it would be of another password.
 */
export async function replaceCopies(people: readonly SetPassword[], call: Call): Promise<void> {
  if (people.length === 0) return;
  const { cardKey } = call.services;
  const isAllowed = await holdPermission(call.db);
  if (!isAllowed || "missing" in cardKey) {
    const ids = people.map(({ id }) => id);
    await call.db.deleteFrom("card_passwords").where("participant_id", "=", anyOf(ids)).execute();
    return;
  }
  await inParts(people, call, async (part) => store(await sealed(part, cardKey), call.db));
}

type Copy = { id: string; key_id: string; sealed: string };

async function sealed(people: readonly SetPassword[], key: CardKey): Promise<Copy[]> {
  const yieldOften = createYieldOften();
  const copies: Copy[] = [];
  for (const { id, password } of people) {
    await yieldOften();
    copies.push({ id, key_id: key.id, sealed: sealPassword(password, id, key) });
  }
  return copies;
}

async function store(copies: readonly Copy[], db: Db): Promise<void> {
  await sql`
    insert into card_passwords (participant_id, key_id, sealed)
    select id, key_id, sealed from json_to_recordset(${JSON.stringify(copies)}::json)
      as new (id text, key_id text, sealed text)
    on conflict (participant_id) do update set key_id = excluded.key_id, sealed = excluded.sealed`.execute(
    db,
  );
}

/** Answers how many there were. */
export async function removeAllCopies(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("card_passwords").executeTakeFirst();
  return Number(numDeletedRows);
}
