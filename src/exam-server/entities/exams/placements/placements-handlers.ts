import type { placementEndpoints } from "../../../../contract/endpoints/exams/placement-endpoints.ts";
import type { HandlersOf } from "../../../http/handler.ts";
import { readPlacements, readSeating } from "./placements-query.ts";
import { writeMoves } from "./placements-writing.ts";

export const placementsHandlers: HandlersOf<typeof placementEndpoints> = {
  listPlacements: { read: (query, { db }) => readPlacements(query, db) },
  getSeating: { read: ({ id }, { db }) => readSeating(id, db) },
  movePlacements: { write: writeMoves },
};
