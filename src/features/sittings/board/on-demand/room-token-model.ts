// Which token counts in a room of an exam, asked for again and again.
import { getRoomToken, type RoomToken } from "../../../../contract/exams/board/room-token.ts";
import { call } from "../../../../core/api.ts";
import { recallEveryMs } from "../../../../core/live-topic.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";

/** @param id of the board of that room */
export function createRoomTokenModel(id: string) {
  return createDetail<RoomToken>((signal) => call(getRoomToken, { id }, { signal }), {
    everyMs: recallEveryMs,
  });
}
