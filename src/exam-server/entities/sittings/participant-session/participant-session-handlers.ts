// Participants sign in, ask for a reset from their seat, and sign out.
import type { InferOutput } from "valibot";
import type { participantSessionEndpoints } from "../../../../contract/endpoints/sitting/participant-session-endpoints.ts";
import type { OwnIdentity } from "../../../../contract/sitting/participant-session.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { sitterOf, type Call, type HandlersOf, type StagedCall } from "../../../http/handler.ts";
import { Refusal, refusedFor } from "../../../http/refusal.ts";
import { serverTime } from "../../../http/server-time.ts";
import { caseless } from "../../../records/list-sql.ts";
import { refuseIfStopped } from "../../../security/participant-state.ts";
import {
  enterAsParticipant,
  revokeParticipantTokens,
  type Sitter,
} from "../../../security/participant-tokens.ts";
import { isKnownDevice } from "../../../security/sign-in/known-devices.ts";
import { isRightPassword } from "../../../security/sign-in/password-check.ts";
import { nobodysHash } from "../../../security/passwords.ts";
import {
  examSecurityOf,
  examSecuritySet,
  refuseOtherBrowsers,
  type ExamSecurity,
} from "./exam-security-query.ts";
import { boolean, json, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type Seat = InferOutput<typeof participantSessionEndpoints.signInParticipant.input>;

export const participantSessionHandlers: HandlersOf<typeof participantSessionEndpoints> = {
  signInParticipant: {
    async staged(seat, call) {
      const known = await knownParticipant(seat, call);
      refuseOtherBrowsers(known.security, call);
      const { id, password_hash: proved } = await refuseWrongPassword(seat, known, call);
      return signIn(seat, { id, proved, security: known.security }, call);
    },
  },

  askForReset: {
    async staged(seat, call) {
      const known = await knownParticipant(seat, call);
      const { id } = await refuseWrongPassword(seat, known, call);
      const { ip, agent } = call;
      const row = { device: seat.device, ip, agent, asked_at: call.at };
      return call.inTransaction(async ({ db }) => {
        await db
          .insertInto("reset_requests")
          .values({ participant_id: id, ...row })
          .onConflict((known) => known.column("participant_id").doUpdateSet(row))
          .execute();
        return { server_time: serverTime(call.at), asked_at: call.at.toISOString() };
      });
    },
  },

  getOwnSession: { read: (_input, call) => identityOf(sitterOf(call).id, call) },

  signOutParticipant: {
    async write(_input, call) {
      await revokeParticipantTokens(call.db, [sitterOf(call).id]);
      return null;
    },
  },
};

type Account = Pick<Sitter, "id" | "status" | "block_reason"> & { password_hash: string };
type Known = {
  security: ExamSecurity;
  isKnownDevice: boolean;
  /** Null: nobody has the number. */
  account: Account | null;
};

async function knownParticipant({ no_ujian, device }: Seat, { db }: StagedCall): Promise<Known> {
  const { rows } = await sqlRows({
    id: orNull(text()),
    status: orNull(text<Account["status"]>()),
    block_reason: orNull(text()),
    password_hash: orNull(text()),
    security: json<Record<string, string>>(),
    is_known_device: boolean(),
  })`
    select p.id, p.status, p.block_reason, p.password_hash, ${examSecuritySet} as security,
      ${isKnownDevice(device)} as is_known_device
    from (values (${no_ujian.toLowerCase()}::text)) typed (number)
    left join participants p on ${caseless("p.no_ujian")} = typed.number and p.deleted_at is null`.execute(
    db,
  );
  const { security, is_known_device, ...account } = rows[0]!;
  return {
    security: examSecurityOf(security),
    isKnownDevice: is_known_device,
    account: account.id === null ? null : (account as Account),
  };
}

/** An unknown number and a wrong password get the same answer after the same work. @throws Refusal */
async function refuseWrongPassword(
  { no_ujian, password, device }: Seat,
  { account, isKnownDevice }: Known,
  call: StagedCall,
) {
  const costs = call.services.passwordCosts;
  const hash = account?.password_hash ?? nobodysHash({ ...costs, staff: costs.participant });
  const typed = {
    account: `peserta ${no_ujian}`,
    typed: password,
    hash,
    exists: account !== null,
    device: { device, isKnownDevice },
  };
  const isRight = await isRightPassword(typed, call);
  if (!account || !isRight) {
    const { services, ip } = call;
    services.participantGuesses.note({ what: "password", participant: account?.id ?? "", ip });
    throw wrongPassword();
  }
  refuseIfStopped(account);
  return account;
}

const wrongPassword = () =>
  new Refusal(responseCodes.notSignedIn, "Nomor ujian atau password salah.");

/** Looking at the password took a while: what counts is what is there now. @throws Refusal */
async function signIn(
  { device }: Seat,
  { id, proved, security }: { id: string; proved: string; security: ExamSecurity },
  { db, at, ip, agent }: StagedCall,
): Promise<InferOutput<typeof participantSessionEndpoints.signInParticipant.output>> {
  const entry = { device, ip, agent, proved, isSingleDevice: security.singleDevice };
  const entered = await enterAsParticipant(db, id, entry, at);
  if (!entered) throw wrongPassword();
  const { token, status, block_reason, ...participant } = entered;
  refuseIfStopped({ status, block_reason });
  if (token === null) {
    throw refusedFor(
      "device-taken",
      "Nomor ini masih masuk di perangkat lain. Minta reset dari sini, lalu temui pengawas ruang.",
    );
  }
  return { token, participant: { ...participant, server_time: serverTime(at) } };
}

async function identityOf(id: string, { db, at }: Pick<Call, "db" | "at">): Promise<OwnIdentity> {
  const { rows } = await sqlRows({
    id: text(),
    no_ujian: text(),
    nama: text(),
    group: text(),
    antiblock: boolean(),
  })`
    select p.id, p.no_ujian, p.nama, p.antiblock, coalesce(g.path, '') as "group"
    from participants p left join groups g on g.id = p.group_id
    where p.id = ${id}`.execute(db);
  return { ...rows[0]!, server_time: serverTime(at) };
}
