// Logins of participants: listed, reset, requests dismissed, blocked ones let on.
import type { InferOutput } from "valibot";
import type { participantLoginEndpoints } from "../../../../contract/endpoints/exams/participant-login-endpoints.ts";
import type { ParticipantLogin } from "../../../../contract/exams/participant-logins.ts";
import type { BulkResult } from "../../../../contract/calls/list-fields.ts";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { callerOf, holds, type Call, type HandlersOf } from "../../../http/handler.ts";
import {
  done,
  judgeEach,
  refused,
  unchanged,
  type Outcome,
} from "../../../records/bulk-results.ts";
import { lockRows, nounOf } from "../../../records/record-kind.ts";
import { readIds, readPage } from "../../../records/record-list.ts";
import { revokeParticipantTokens } from "../../../security/participant-tokens.ts";
import { inOwnExamsNow } from "../sittings/sitter-access.ts";
import { setSitterStatus } from "../sittings/sitter-status-writing.ts";
import { noteStatusChanges } from "../../people/participants/participant-status-writing.ts";
import { addSittingEvent } from "../sittings/sitting-finish-writing.ts";
import { loginCounts, loginList } from "./participant-logins-query.ts";

export const participantLoginsHandlers: HandlersOf<typeof participantLoginEndpoints> = {
  listLogins: { read: (query, call) => readPage(loginList, query, call) },
  listLoginIds: { read: (query, call) => readIds(loginList, query, call) },
  getLoginCounts: { read: (_input, call) => loginCounts(call) },
  resetLogins: { write: ({ ids }, call) => resetLoginsOf(ids, call) },
  dismissResetRequests: { write: ({ ids }, call) => changeLogins(ids, call, dismiss) },
  blockLogins: { write: block },
  unblockLogins: { write: unblock },
};

export function resetLoginsOf(ids: readonly string[], call: Call) {
  return changeLogins(ids, call, reset);
}

type Change = (login: ParticipantLogin, call: Call) => Promise<Outcome>;

/** Whoever signs in, is blocked or asks at the same time waits for it, or it for them. */
async function changeLogins(
  ids: readonly string[],
  call: Call,
  change: Change,
): Promise<{ results: BulkResult[] }> {
  await lockRows("participants", ids, call.db);
  const mayAll = holds("0015A", call);
  const own = mayAll ? new Set(ids) : await inOwnExamsNow(ids, call);
  const found = new Map(
    (await loginList.byId(ids, call))
      .filter(({ id }) => own.has(id))
      .map((login) => [login.id, login]),
  );
  const rows = {
    noun: nounOf({ object: "participant" }),
    find: (id: string) => found.get(id),
    label: (row: ParticipantLogin) => namedParticipant(row),
  };
  return { results: await judgeEach(ids, rows, (login) => change(login, call)) };
}

async function reset(login: ParticipantLogin, call: Call): Promise<Outcome> {
  const { id, nama, signed_in: signedIn, asked } = login;
  if (!signedIn && !asked) return unchanged;
  await revokeParticipantTokens(call.db, [id]);
  await forgetRequest(id, call);
  await call.audit({
    action: "participant.reset-login",
    objectId: id,
    before: { nama, ip: signedIn?.ip ?? "" },
  });
  await noteReset(id, call);
  return done;
}

async function dismiss({ id, nama, asked }: ParticipantLogin, call: Call): Promise<Outcome> {
  if (!asked) return unchanged;
  await forgetRequest(id, call);
  await call.audit({
    action: "participant.dismiss-reset",
    objectId: id,
    before: { nama, ip: asked.ip },
  });
  return done;
}

async function forgetRequest(id: string, { db }: Call): Promise<void> {
  await db.deleteFrom("reset_requests").where("participant_id", "=", id).execute();
}

function block(
  { ids, reason }: InferOutput<typeof participantLoginEndpoints.blockLogins.input>,
  call: Call,
) {
  return changeLogins(ids, call, async ({ id, nama, status }) => {
    if (status === "blocked") return unchanged;
    if (status === "inactive") return refused("Peserta ini tidak aktif.");
    await noteStatusChanges([{ id, status: "blocked", reason }], call);
    await setSitterStatus(
      id,
      { status: "blocked", block_reason: reason, blocked_at: call.at },
      call,
    );
    await call.audit({
      action: "participant.block",
      objectId: id,
      before: { status },
      after: { status: "blocked", nama },
      reason,
    });
    return done;
  });
}

function unblock(
  { ids, note: reason }: InferOutput<typeof participantLoginEndpoints.unblockLogins.input>,
  call: Call,
) {
  return changeLogins(ids, call, async ({ id, nama, status, block_reason: why }) => {
    if (status !== "blocked") return unchanged;
    await noteStatusChanges([{ id, status: "active", reason }], call);
    await setSitterStatus(id, { status: "active", block_reason: "", blocked_at: null }, call);
    await call.audit({
      action: "participant.unblock",
      objectId: id,
      before: { nama, alasan: why },
      after: { status: "active" },
      reason,
    });
    return done;
  });
}

/** In the story of each exam that goes on. */
async function noteReset(participant: string, call: Call) {
  const sittings = await call.db
    .selectFrom("sittings")
    .select("id")
    .where("participant_id", "=", participant)
    .where("status", "!=", 1)
    .execute();
  for (const { id } of sittings) {
    const by = callerOf(call).name;
    await addSittingEvent(call.db, id, { kind: "reset-login", at: call.at, by });
  }
}
