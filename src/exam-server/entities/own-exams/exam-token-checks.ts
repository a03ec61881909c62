// Whether a participant has typed the token that counts for them: that of their room, else of the exam, else the one for all
// (domain.md 4.1). The narrowest that there is counts, released or not.
import { sql } from "kysely";
import { tokenGraceSeconds } from "../../../contract/exams/exam-tokens.ts";
import type { ScopeKey } from "../../../contract/exams/exam-tokens.ts";
import type { Call } from "../../http/handler.ts";
import { invalidFields } from "../../http/refusal.ts";
import { isTokenDue, lockRules, settleTokens } from "../exam-tokens/token-releases-writing.ts";
import type { Offered } from "./own-exams-query.ts";

/** @throws Refusal, 12 */
export async function refuseWrongToken(exam: Offered, typed: string, call: Call): Promise<void> {
  if (exam.token_mode === "off") return;
  const sent = typed.replace(/\s/gu, "").toUpperCase();
  if (sent === "") throw tokenFault("Ketik token ujian.");
  if (await isTokenDue(call)) await settleTokens(await lockRules(call.db), call);
  const scope = await scopeOf(exam, call);
  const known = await call.db
    .selectFrom("token_releases")
    .select(["value", "ended_at", "end_kind"])
    .where("scope", "=", scope.scope)
    .where("scope_id", "=", scope.id)
    .where((eb) =>
      eb.or([
        eb("ended_at", "is", null),
        eb("ended_at", ">", new Date(call.at.getTime() - graceMs)),
      ]),
    )
    .execute();
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

async function scopeOf({ id, room_id: room, token_mode: mode }: Offered, { db }: Call) {
  const { rows: own } = await sql<{ scope: string }>`
    select scope from token_scopes
    where (scope = 'room' and scope_id = ${room ?? ""}) or (scope = 'schedule' and scope_id = ${id})`.execute(
    db,
  );
  const has = (scope: string) => own.some((one) => one.scope === scope);
  const key = (scope: ScopeKey["scope"], of: string): ScopeKey => ({ scope, id: of });
  if (room !== null && (mode === "room" || has("room"))) return key("room", room);
  if (mode === "schedule" || has("schedule")) return key("schedule", id);
  return key("global", "");
}
