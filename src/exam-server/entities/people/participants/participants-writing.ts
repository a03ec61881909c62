// Adding and changing one participant, and giving new passwords.
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { participantEndpoints } from "../../../../contract/endpoints/participant-endpoints.ts";
import {
  generatedPasswordLength,
  passwordAlphabet,
  type Participant,
  type ParticipantInput,
} from "../../../../contract/participants.ts";
import type { FieldErrors } from "../../../../contract/calls/envelope.ts";
import { randomAlphanumeric } from "../../../../domain/text/random-code.ts";
import { difference } from "../../../records/audit-trail.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { refuseFaults } from "../../../http/refusal.ts";
import {
  findRecord,
  lockRows,
  updateRecord,
  type RecordKind,
} from "../../../records/record-kind.ts";
import { replaceCopies } from "./card-copies-store.ts";
import { hashPasswords, hashPassword } from "../../../security/passwords.ts";
import {
  nisnTaken,
  participantList,
  participantsById,
  participantsByNisn,
  participantsByNumber,
} from "./participants-query.ts";

/** Without NISN: the stored one stays. */
type Fields = Omit<ParticipantInput, "password" | "nisn"> & { nisn?: string };

const participants: RecordKind<Participant> = {
  object: "participant",
  called: (known) => `Peserta ${namedParticipant(known)}`,
  byId: participantList.byId,
  lock: (ids, { db }) => lockRows("participants", ids, db),
};

export const participantWriting: Pick<
  HandlersOf<typeof participantEndpoints>,
  "createParticipant" | "updateParticipant" | "resetParticipantPasswords"
> = {
  createParticipant: {
    async staged({ password: typed, ...fields }, call) {
      const password = typed || newPassword();
      const hash = await hashPassword(password, call.services.passwordCosts.participant);
      const participant = await call.inTransaction(async (inner) => {
        const made = await insert(fields, hash, inner);
        await replaceCopies([{ id: made.id, password }], inner);
        return made;
      });
      return { participant, password: typed ? "" : password };
    },
  },

  updateParticipant: {
    async staged({ id, version, password, ...fields }, call) {
      const changed =
        password === ""
          ? null
          : {
              password,
              hash: await hashPassword(password, call.services.passwordCosts.participant),
            };
      return call.inTransaction((inner) => update({ id, version }, fields, changed, inner));
    },
  },

  resetParticipantPasswords: {
    async staged({ ids }, call) {
      const wanted = [...new Set(ids)];
      // Ids of nobody cost no hash.
      const found = await participantsById(call.db, wanted);
      const passwords = found.map(newPassword);
      const hashes = await hashPasswords(passwords, call.services.passwordCosts.participant);
      const made = new Map(
        found.map(({ id }, at) => [id, { id, password: passwords[at]!, hash: hashes[at]! }]),
      );
      return call.inTransaction(async (inner) => {
        // In the order in which everybody locks them: two who reset the same people do not wait for each other.
        await lockRows("participants", wanted, inner.db);
        const known = new Map(
          (await participantsById(inner.db, wanted)).map((one) => [one.id, one]),
        );
        await setPasswords(
          [...made.values()].filter(({ id }) => known.has(id)),
          inner,
        );
        return {
          results: wanted.map((id) => resetResult(id, known.get(id), made.get(id)?.password)),
        };
      });
    },
  },
};

export function newPassword(): string {
  return randomAlphanumeric(generatedPasswordLength, passwordAlphabet);
}

async function insert(fields: Fields, hash: string, call: Call): Promise<Participant> {
  await checkFields(fields, null, call.db);
  const id = randomUUID();
  await call.db
    .insertInto("participants")
    .values({
      id,
      ...fields,
      password_hash: hash,
      status: "active",
      block_reason: "",
      created_at: call.at,
      updated_at: call.at,
    })
    .execute();
  await call.audit({ action: "participant.create", objectId: id, after: fields });
  return findRecord(participants, id, call);
}

type NewPassword = { password: string; hash: string };

/** `changed`: null keeps the old password. */
function update(
  target: { id: string; version: number },
  fields: Fields,
  changed: NewPassword | null,
  call: Call,
): Promise<Participant> {
  const { id } = target;
  return updateRecord(participants, target, call, async (participant) => {
    await checkFields(fields, id, call.db);
    const { before, after } = difference<Record<string, unknown>>({ ...participant }, fields);
    const password = changed === null ? {} : { password_hash: changed.hash };
    return {
      before,
      after: { ...after, ...(changed === null ? {} : { secret: "changed" }) },
      async store(stamp) {
        await call.db
          .updateTable("participants")
          .set({ ...fields, ...password, ...stamp })
          .where("id", "=", id)
          .execute();
        if (changed) await replaceCopies([{ id, password: changed.password }], call);
      },
    };
  });
}

/** @throws Refusal of code 12 naming every field that does not fit what is stored */
async function checkFields(fields: Fields, self: string | null, db: Db): Promise<void> {
  const faults: FieldErrors = {};
  const owner = (await participantsByNumber(db, [fields.no_ujian])).find(({ id }) => id !== self);
  if (owner) {
    faults["no_ujian"] = `Nomor ujian ${fields.no_ujian} sudah dipakai oleh ${owner.nama}.`;
  }
  const gone = (what: string) => `${what} ini sudah tidak ada. Pilih yang lain.`;
  if (!(await exists(db, "majors", fields.jurusan_id))) faults["jurusan_id"] = gone("Jurusan");
  if (!(await exists(db, "religions", fields.agama_id))) faults["agama_id"] = gone("Agama");
  if (fields.group_id !== null && !(await exists(db, "groups", fields.group_id))) {
    faults["group_id"] = gone("Group");
  }
  const nisn = fields.nisn ?? "";
  const known = (await participantsByNisn(db, [nisn])).find(({ id }) => id !== self);
  if (known) faults["nisn"] = nisnTaken(nisn, known);
  refuseFaults(faults);
}

async function exists(
  db: Db,
  table: "majors" | "religions" | "groups",
  id: string,
): Promise<boolean> {
  const row = await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** The version stays: what an open form holds is not outdated by a new password. */
async function setPasswords(people: (NewPassword & { id: string })[], call: Call): Promise<void> {
  const rows = people.map(({ id, hash }) => ({ id, hash }));
  await sql`
    update participants as p set password_hash = new.hash, updated_at = ${call.at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (id text, hash text)
    where p.id = new.id`.execute(call.db);
  await replaceCopies(people, call);
  await call.audit(rows.map(({ id }) => ({ action: "participant.reset-password", objectId: id })));
}

function resetResult(id: string, known: Participant | undefined, password: string | undefined) {
  if (!known || password === undefined) {
    const missing = { no_ujian: "", nama: "", group_path: null, password: "" };
    return {
      id,
      label: id,
      outcome: "refused" as const,
      reason: "Peserta tidak ditemukan.",
      ...missing,
    };
  }
  const { no_ujian, nama, group_path } = known;
  return {
    id,
    label: namedParticipant(known),
    outcome: "done" as const,
    no_ujian,
    nama,
    group_path,
    password,
  };
}
