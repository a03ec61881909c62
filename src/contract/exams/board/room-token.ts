// The token that participants in one room of an exam have to type, for whoever watches the room.
import * as v from "valibot";
import { httpCall } from "../../calls/call.ts";
import { timestampSchema } from "../../calls/fields.ts";
import { tokenEnds } from "../exam-tokens.ts";
import { boardId } from "./boards.ts";

export const getRoomTokenInput = v.object({ id: boardId });

export const roomToken = v.object({
  /** The exam asks for a token. */
  is_asked: v.boolean(),
  /** Null: none is released, and nobody can begin. */
  token: v.nullable(v.object({ value: v.string(), expires_at: timestampSchema })),
  /** Why the latest one ended, where none is released. Null: there was none. */
  last_end: v.nullable(v.picklist(tokenEnds)),
});
export type RoomToken = v.InferOutput<typeof roomToken>;

/** `id` as for getBoard. Who may see the board may read the token out in the room. */
export const getRoomToken = httpCall<typeof getRoomTokenInput, typeof roomToken>(
  "GET",
  "/api/v1/monitor/{id}/token",
);
