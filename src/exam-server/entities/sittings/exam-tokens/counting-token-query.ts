// Which token counts in a room of an exam: that of the room, else of the exam, else the one for all (domain.md 4.1). The narrowest
// that there is counts, released or not.
import {
  tokenGraceSeconds,
  type ScopeKey,
  type TokenEnd,
} from "../../../../contract/exams/exam-tokens.ts";
import type { Schedule } from "../../../../contract/exams/schedules.ts";
import type { Call } from "../../../http/handler.ts";
import { boolean, moment, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

const graceMs = tokenGraceSeconds * 1000;

/** `room_id` null: no seat in a room. */
export type TokenPlace = {
  id: string;
  room_id: string | null;
  token_mode: Schedule["token_mode"];
};

/** Of the scope that counts: the tokens that are released, and those that ended within the time of grace. */
export async function countingTokens(
  { id, room_id: room, token_mode: mode }: TokenPlace,
  { db, at }: Pick<Call, "db" | "at">,
) {
  const { rows } = await sqlRows({
    scope: text<ScopeKey["scope"]>(),
    scope_id: text(),
    is_own: boolean(),
    value: orNull(text()),
    ended_at: orNull(moment()),
    end_kind: orNull(text<TokenEnd>()),
    expires_at: orNull(moment()),
  })`
    select k.scope, k.scope_id, ts.scope is not null as is_own, r.value, r.ended_at, r.end_kind,
      r.expires_at
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
  const scope = isRoom ? "room" : isOfExam ? "schedule" : "global";
  const ofScope = rows.filter((one) => one.scope === scope);
  return {
    key: { scope, id: ofScope[0]!.scope_id } satisfies ScopeKey,
    tokens: ofScope.flatMap(({ value, expires_at: expires, ended_at, end_kind }) =>
      value === null || expires === null
        ? []
        : [{ value, expires_at: expires, ended_at, end_kind }],
    ),
  };
}
