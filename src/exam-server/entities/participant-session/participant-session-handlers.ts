// Participants sign in, ask for a reset from their seat, and sign out.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type * as contract from "../../../contract/sitting/participant-session.ts";
import type { OwnIdentity } from "../../../contract/sitting/participant-session.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { Db } from "../../database/database.ts";
import type { Call, HandlersOf, StagedCall } from "../../http/handler.ts";
import { sitterOf } from "../../http/handler.ts";
import { conflict, Refusal } from "../../http/refusal.ts";
import { serverTime } from "../../http/server-time.ts";
import { caseless } from "../../records/list-sql.ts";
import { refuseIfStopped } from "../../security/participant-state.ts";
import {
  issueParticipantToken,
  revokeParticipantTokens,
} from "../../security/participant-tokens.ts";
import { isRightPassword } from "../../security/password-check.ts";
import { nobodysHash } from "../../security/passwords.ts";
import { examSecurity } from "./exam-security-query.ts";
import type { ExamSecurity } from "./exam-security-query.ts";

type Seat = InferOutput<typeof contract.signInParticipant.input>;

export const participantSessionHandlers: HandlersOf<typeof contract> = {
  signInParticipant: {
    async staged(seat, call) {
      const security = await examSecurity(call.db);
      refuseOtherBrowsers(security, call);
      const { id, proved } = await provedParticipant(seat, call);
      return call.inTransaction((inner) => signIn({ id, proved, ...seat }, security, inner));
    },
  },

  askForReset: {
    async staged(seat, call) {
      const { id } = await provedParticipant(seat, call);
      const { ip, agent } = call;
      const row = { device: seat.device, ip, agent, asked_at: call.at };
      return call.inTransaction(async ({ db }) => {
        await db
          .insertInto("reset_requests")
          .values({ participant_id: id, ...row })
          .onConflict((known) => known.column("participant_id").doUpdateSet(row))
          .execute();
        return { asked_at: serverTime(call.at) };
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

/** An unknown number and a wrong password get the same answer after the same work. @throws Refusal */
async function provedParticipant({ no_ujian, password }: Seat, call: StagedCall) {
  const row = await call.db
    .selectFrom("participants")
    .select(["id", "status", "block_reason", "password_hash"])
    .where(caseless("no_ujian"), "=", no_ujian.toLowerCase())
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const costs = call.services.passwordCosts;
  const hash = row?.password_hash ?? nobodysHash({ ...costs, staff: costs.participant });
  const account = `peserta ${no_ujian}`;
  const isRight = await isRightPassword({ account, typed: password, hash }, call);
  if (!row || !isRight) {
    throw new Refusal(responseCodes.notSignedIn, "Nomor ujian atau password salah.");
  }
  refuseIfStopped(row);
  return { id: row.id, proved: row.password_hash };
}

type Proved = Seat & { id: string; proved: string };

async function signIn(
  { id, proved, device }: Proved,
  security: ExamSecurity,
  call: Call,
): Promise<InferOutput<typeof contract.signInParticipant.output>> {
  const { db, at, ip, agent } = call;
  // Looking at the password took a while: whoever changes the account meanwhile waits for this, or this for them.
  const now = await db
    .selectFrom("participants")
    .select(["status", "block_reason", "password_hash"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (now?.password_hash !== proved) {
    throw new Refusal(responseCodes.notSignedIn, "Nomor ujian atau password salah.");
  }
  refuseIfStopped(now);
  if (security.singleDevice) await refuseSecondDevice({ id, device, proved }, db);
  const token = await issueParticipantToken(db, id, { device, ip, agent, proved }, at);
  await db.updateTable("participants").set({ last_login_at: at }).where("id", "=", id).execute();
  return { token, participant: await identityOf(id, call) };
}

/** One that an earlier password has opened is over. */
async function refuseSecondDevice(
  { id, device, proved }: Pick<Proved, "id" | "device" | "proved">,
  db: Db,
): Promise<void> {
  const other = await db
    .selectFrom("participant_tokens")
    .select("device")
    .where("participant_id", "=", id)
    .where("proved", "=", proved)
    .executeTakeFirst();
  if (!other || other.device === device) return;
  throw conflict(
    "Nomor ini masih masuk di perangkat lain. Minta reset dari sini, lalu temui pengawas ruang.",
  );
}

function refuseOtherBrowsers({ browsers }: ExamSecurity, { agent }: Pick<Call, "agent">): void {
  const name = agent.toLowerCase();
  if (browsers.length === 0 || browsers.some((text) => name.includes(text.toLowerCase()))) return;
  throw new Refusal(
    responseCodes.forbidden,
    "Browser ini tidak diizinkan untuk ujian. Pakai browser ujian sekolah.",
  );
}

async function identityOf(id: string, { db, at }: Pick<Call, "db" | "at">): Promise<OwnIdentity> {
  const { rows } = await sql<Omit<OwnIdentity, "server_time">>`
    select p.id, p.no_ujian, p.nama, p.antiblock, coalesce(g.path, '') as "group"
    from participants p left join groups g on g.id = p.group_id
    where p.id = ${id}`.execute(db);
  return { ...rows[0]!, server_time: serverTime(at) };
}
