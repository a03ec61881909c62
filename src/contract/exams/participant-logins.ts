// Who of the participants is signed in where, who is blocked, and who asks from another seat to be let in (domain.md 1.22).
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, nothing, timestampSchema } from "../calls/fields.ts";
import { lineOfText, requiredLine } from "../calls/typed-fields.ts";
import { bulkIds, bulkResults, listQuery } from "../calls/list-fields.ts";
import { bulkCall, idsCall, listCall } from "../calls/record-calls.ts";
import { participantStatuses } from "../participants.ts";

/** "later": signed in for a session after the one that is open; they are not among "in". */
export const loginStates = ["in", "later", "blocked", "asked"] as const;
export type LoginState = (typeof loginStates)[number];

const device = v.object({
  at: timestampSchema,
  ip: v.string(),
  /** What the browser says that it is. */
  agent: v.string(),
});
export type LoginDevice = v.InferOutput<typeof device>;

export const participantLogin = v.object({
  /** The participant's. */
  id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  group_path: v.nullable(v.string()),
  status: v.picklist(participantStatuses),
  block_reason: v.string(),
  blocked_at: v.nullable(timestampSchema),
  /** Null: signed in nowhere. */
  signed_in: v.nullable(device),
  /** Signed in, and in each running exam of theirs an earlier session than their own is open. */
  is_later: v.boolean(),
  last_used_at: v.nullable(timestampSchema),
  /** Another device, which waits to be let in. */
  asked: v.nullable(device),
  /** The exam that was begun and not finished; empty: none. */
  exam: v.string(),
  room: v.string(),
  /** The code alone, for a narrow column. */
  room_kode: v.string(),
  leave_count: v.number(),
});
export type ParticipantLogin = v.InferOutput<typeof participantLogin>;

const optionalId = v.optional(v.pipe(v.string(), v.maxLength(64)), "");
/** Each empty means "all". */
export const loginFilters = {
  state: v.optional(v.picklist(["", ...loginStates]), ""),
  schedule_id: optionalId,
  room_id: optionalId,
};
export const loginSorts = ["no_ujian", "nama", "signed_in_at", "last_used_at", "asked_at"] as const;

export const listLoginsQuery = listQuery(loginFilters, loginSorts);

/** `q` finds part of the name or of the number. Who asks comes first. */
export const listLogins = listCall<typeof listLoginsQuery, typeof participantLogin>(
  "/api/v1/participant-logins",
);

export const listLoginIds = idsCall(listLogins);

const named = v.array(v.object({ id: idSchema, nama: v.string() }));

export const loginCounts = v.object({
  in: v.number(),
  later: v.number(),
  blocked: v.number(),
  asked: v.number(),
  schedules: named,
  rooms: named,
});
export const getLoginCounts = httpCall<typeof nothing, typeof loginCounts>(
  "GET",
  "/api/v1/participant-logins/counts",
);

/** They are signed out; what was answered stays, and whoever waits elsewhere can come in. */
export const resetLogins = bulkCall(listLogins, "reset");

/** They stay where they are, and the request is gone. */
export const dismissResetRequests = bulkCall(listLogins, "dismiss");

export const blockLoginsInput = v.object({ ids: bulkIds, reason: requiredLine("Alasan", 200) });

/** They stay signed in and see that they are blocked and why; the clock goes on. Who is not active is refused. */
export const blockLogins = httpCall<typeof blockLoginsInput, typeof bulkResults>(
  "POST",
  "/api/v1/participant-logins/block",
);

export const unblockLoginsInput = v.object({ ids: bulkIds, note: lineOfText("Catatan", 200) });

/** What was counted against them in exams that go on begins anew. */
export const unblockLogins = httpCall<typeof unblockLoginsInput, typeof bulkResults>(
  "POST",
  "/api/v1/participant-logins/unblock",
);
