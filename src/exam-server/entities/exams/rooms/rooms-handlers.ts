// Everything about rooms, gathered from the files of its kinds of work.
import type { roomEndpoints } from "../../../../contract/endpoints/exams/room-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { eventRoomHandlers } from "./event-rooms-writing.ts";
import { roomVerbs } from "./rooms-writing.ts";

export const roomsHandlers: HandlersOf<typeof roomEndpoints> = {
  ...eventRoomHandlers,

  listRooms: roomVerbs.all,
  createRoom: roomVerbs.create,
  updateRoom: roomVerbs.update,
  deleteRooms: roomVerbs.remove,
};
