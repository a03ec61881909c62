// Whether a participant has typed the token that counts for them: that of their room, else of the exam, else the one for all
// (domain.md 4.1). The narrowest that there is counts, released or not.
import { tokenGraceSeconds, type ScopeKey } from "../../../../contract/exams/exam-tokens.ts";
import type { Call } from "../../../http/handler.ts";
import { invalidFields } from "../../../http/refusal.ts";
import { lockRules, settleTokens } from "../exam-tokens/token-releases-writing.ts";
import type { Offered } from "./own-exams-query.ts";
import { boolean, moment, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

/** @throws Refusal, 12 */
export async function refuseWrongToken(exam: Offered, typed: string, call: Call): Promise<void> {
  if (exam.token_mode === "off") return;
  const sent = typed.replace(/\s/gu, "").toUpperCase();
  if (sent === "") throw tokenFault("Ketik token ujian.");
  let known = await keptTokens(exam, call);
  if (
    known.some(
      ({ ended_at: ended, expires_at: expires }) => !ended && expires && expires <= call.at,
    )
  ) {
    await settleTokens(await lockRules(call.db), call);
    known = await keptTokens(exam, call);
  }
  const current = known.find((one) => one.ended_at === null);
  if (known.some((one) => one.value === sent && countsStill(one))) return;
  if (known.some((one) => one.value === sent)) {
    throw tokenFault("Token ini sudah tidak berlaku. Pakai token yang tampil sekarang.");
  }
  throw tokenFault(
    current ? "Token salah. Periksa lagi." : "Token belum dirilis. Tunggu aba-aba pengawas.",
  );
}

const graceMs = tokenGraceSeconds * 1000;

/** One that changed by itself may still be on its way from the wall to the keyboard; one that was replaced is dead. */
function countsStill({ end_kind: end }: { end_kind: string | null }): boolean {
  return end === null || end === "followed";
}

const tokenFault = (reason: string) => invalidFields({ token: reason });

type Kept = {
  value: string;
  ended_at: Date | null;
  end_kind: string | null;
  expires_at: Date | null;
};

/** Of the scope that counts: those that are out, and those that are just over. */
async function keptTokens(
  { id, room_id: room, token_mode: mode }: Offered,
  { db, at }: Call,
): Promise<Kept[]> {
  const { rows } = await sqlRows({
    scope: text<ScopeKey["scope"]>(),
    is_own: boolean(),
    value: orNull(text()),
    ended_at: orNull(moment()),
    end_kind: orNull(text()),
    expires_at: orNull(moment()),
  })`
    select k.scope, ts.scope is not null as is_own, r.value, r.ended_at, r.end_kind, r.expires_at
    from (values ('room', ${room ?? ""}::text), ('schedule', ${id}), ('global', ''))
      k (scope, scope_id)
    left join token_scopes ts on ts.scope = k.scope and ts.scope_id = k.scope_id
    left join token_releases r on r.scope = k.scope and r.scope_id = k.scope_id
      and (r.ended_at is null or r.ended_at > ${new Date(at.getTime() - graceMs)}::timestamptz)`.execute(
    db,
  );
  const has = (scope: ScopeKey["scope"]) => rows.some((one) => one.scope === scope && one.is_own);
  const isRoom = room !== null && (mode === "room" || has("room"));
  const isOfExam = mode === "schedule" || has("schedule");
  const counting = isRoom ? "room" : isOfExam ? "schedule" : "global";
  return rows.flatMap(({ scope, ...one }) =>
    scope === counting && one.value !== null ? [{ ...one, value: one.value }] : [],
  );
}
