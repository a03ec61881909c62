// The token of one room of an exam, as whoever watches the room reads it out.
import type { RoomToken } from "../../../../contract/exams/board/room-token.ts";
import type { Call } from "../../../http/handler.ts";
import { countingTokens, type TokenPlace } from "./counting-token-query.ts";

/** As it was settled last: see isTokenDue and settledTokens. */
export async function readRoomToken(
  schedule: string,
  room: string,
  call: Pick<Call, "db" | "at">,
): Promise<RoomToken> {
  const { token_mode } = await call.db
    .selectFrom("schedules")
    .select("token_mode")
    .where("id", "=", schedule)
    .executeTakeFirstOrThrow();
  if (token_mode === "off") return { is_asked: false, token: null, last_end: null };
  const place: TokenPlace = { id: schedule, room_id: room === "" ? null : room, token_mode };
  const { key, tokens } = await countingTokens(place, call);
  const current = tokens.find(({ ended_at: ended }) => ended === null);
  if (current) {
    const { value, expires_at: expires } = current;
    return {
      is_asked: true,
      token: { value, expires_at: expires.toISOString() },
      last_end: null,
    };
  }
  const latest = await call.db
    .selectFrom("token_releases")
    .select("end_kind")
    .where("scope", "=", key.scope)
    .where("scope_id", "=", key.id)
    .orderBy("released_at", "desc")
    .orderBy("ended_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return { is_asked: true, token: null, last_end: latest?.end_kind ?? null };
}
