// Passwords for an event's cards: whose could be printed, and printing them, which nobody does without a trace.
import { sql } from "kysely";
import type { cardPasswordEndpoints } from "../../../../contract/endpoints/exams/card-password-endpoints.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { settingCodes } from "../../../../contract/settings.ts";
import type { Db } from "../../../database/database.ts";
import { callerOf, holds, type Call, type HandlersOf } from "../../../http/handler.ts";
import { conflict, Refusal } from "../../../http/refusal.ts";
import { logLine } from "../../../log-line.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { findRecord } from "../../../records/record-kind.ts";
import type { CardKey } from "../../../security/card-keys/card-key.ts";
import { openPassword } from "../../../security/card-keys/sealed-password.ts";
import { onPapersOf } from "../events/event-papers-query.ts";
import { eventKind } from "../events/events-writing.ts";
import { holdPermission } from "../../people/participants/card-copies-store.ts";
import { anyOf, number, sqlRows, sqlValue, text, type RowOf } from "../../../records/sql-rows.ts";

export const cardPasswordsHandlers: HandlersOf<typeof cardPasswordEndpoints> = {
  getCardPasswords: {
    async read({ id }, call) {
      await findRecord(eventKind, id, call);
      const { cardKey } = call.services;
      const may = mayPrint(call);
      const obstacle = "missing" in cardKey ? cardKey.missing : may ? "" : onlyOperators;
      const setting = await readSetting(call.db);
      const isOpen = setting.allowed && may && !("missing" in cardKey);
      const copies = isOpen ? await copiesOf(id, call.db) : [];
      const own = copies.filter(({ key_id }) => isOpen && key_id === cardKey.id);
      return {
        ...setting,
        obstacle,
        copies: await countCopies(call.db),
        copied: own.map((copy) => copy.participant_id),
        other_key: copies.length - own.length,
      };
    },
  },

  printCardPasswords: {
    async write({ id, ids }, call) {
      const key = await openKey(call);
      const copies = await copiesOf(id, call.db, ids);
      const passwords = await opened(copies, key);
      const peserta = await namesOf(passwords, call.db);
      await call.audit({
        action: "event.print-passwords",
        objectId: id,
        after: { cards: new Set(ids).size, shown: passwords.length, peserta },
      });
      return { passwords };
    },
  },
};

/** A teacher prints events without passwords, unless the code of participants' logins was granted besides. */
const mayPrint = (call: Call): boolean => callerOf(call).role !== "EVAL" || holds("0015A", call);

const onlyOperators =
  "Password di kartu hanya untuk Operator dan Head Master. Head Master dapat memberi Anda menu Login peserta (0015A) untuk ini.";

/** Whose, as the log is to say even after they are deleted. */
async function namesOf(printed: readonly { id: string }[], db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("participants")
    .select(["no_ujian", "nama"])
    .where("id", "=", anyOf(printed.map(({ id }) => id)))
    .orderBy("no_ujian")
    .execute();
  return rows.map(namedParticipant);
}

/** Held until the transaction ends: a permission that is taken away meanwhile waits for it. @throws Refusal */
async function openKey(call: Call): Promise<CardKey> {
  const { cardKey, cardCalls } = call.services;
  if (!mayPrint(call)) throw new Refusal(responseCodes.forbidden, onlyOperators);
  if ("missing" in cardKey) throw conflict(cardKey.missing);
  const seconds = cardCalls.attempt(callerOf(call).id);
  if (seconds > 0) {
    throw new Refusal(
      responseCodes.tooManyRequests,
      `Password di kartu terlalu sering diminta. Tunggu ${seconds} detik, lalu coba lagi.`,
      null,
      { retryAfter: seconds },
    );
  }
  if (!(await holdPermission(call.db))) {
    throw conflict("Sekolah ini melarang password di kartu. Tidak ada password yang ditampilkan.");
  }
  return cardKey;
}

async function readSetting(db: Db) {
  const setting = await db
    .selectFrom("settings")
    .select(["value", "version"])
    .where("code", "=", settingCodes.cardPasswords)
    .executeTakeFirst();
  return { allowed: setting?.value === "Y", version: setting?.version ?? 0 };
}

async function countCopies(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("card_passwords")
    .select(sqlValue(number())`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const copyColumns = { participant_id: text(), key_id: text(), sealed: text() };
type Copy = RowOf<typeof copyColumns>;

/** Of the people on the event's papers; `ids`: of these alone. */
async function copiesOf(event: string, db: Db, ids: readonly string[] | null = null) {
  const chosen = ids === null ? sql`true` : sql`c.participant_id = any(${ids})`;
  const { rows } = await sqlRows(copyColumns)`
    select c.participant_id, c.key_id, c.sealed
    from card_passwords c
    where ${chosen} and c.participant_id in (select participant_id from ${onPapersOf(event)} here)
    order by c.participant_id`.execute(db);
  return rows;
}

async function opened(copies: readonly Copy[], key: CardKey) {
  const yieldOften = createYieldOften();
  const passwords: { id: string; password: string }[] = [];
  for (const { participant_id: id, key_id, sealed } of copies) {
    await yieldOften();
    if (key_id !== key.id) continue;
    const password = openPassword(sealed, id, key);
    if (password === null) logLine(`The copy of the password of participant ${id} is damaged.`);
    else passwords.push({ id, password });
  }
  return passwords;
}
