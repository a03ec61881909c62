import type * as contract from "../../../../contract/exams/room-sheets.ts";
import type { roomSheetEndpoints } from "../../../../contract/endpoints/exams/room-sheet-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { importVerbs } from "../../../records/sheet-imports.ts";
import { planRooms, shownPlan } from "./room-sheet-plan.ts";
import { readPlanInput, readRoomSheet } from "./room-sheet-query.ts";
import { writeRoomSheet, type RoomSheetInput } from "./room-sheet-writing.ts";

const importing = importVerbs<RoomSheetInput, contract.RoomSheetResult, null>({
  kind: "placement",
  prepare: async () => null,
  write: async (input, _prepared, call) => ({ result: await writeRoomSheet(input, call) }),
});

export const roomSheetsHandlers: HandlersOf<typeof roomSheetEndpoints> = {
  planRoomSheet: {
    async read(asked, call) {
      const input = await readPlanInput(asked, call);
      return shownPlan(await planRooms(input), input);
    },
  },
  importRoomSheet: importing.send,
  getRoomSheetImport: importing.find,
  exportRoomSheet: { read: ({ id }, { db }) => readRoomSheet(id, db) },
};
