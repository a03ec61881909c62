// Who sits where in an event: in one session a participant has one seat, and a seat one participant.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema, recordInput } from "../calls/fields.ts";
import { queryInteger } from "../calls/typed-fields.ts";
import { listQuery, pageOf } from "../calls/list-fields.ts";
import { maxSeats, maxSession } from "./rooms.ts";

/** Of one call: everybody of a large school in all sessions of an event. */
export const maxMoves = 20_000;
export const maxMovesBody = 8 * 1024 * 1024;

export const placement = v.object({
  participant_id: idSchema,
  no_ujian: v.string(),
  nama: v.string(),
  group_id: v.nullable(idSchema),
  /** "" without a group. */
  group_path: v.string(),
  room_id: v.nullable(idSchema),
  seat: v.nullable(v.number()),
  /** False: has a seat in a session that they are not in any more. */
  is_member: v.boolean(),
});
export type Placement = v.InferOutput<typeof placement>;

/** As `room_id`: those without a seat. */
export const unplaced = "none";

export const listPlacementsInput = v.object({
  ...listQuery({}, []).entries,
  per_page: v.optional(queryInteger(1, maxSeats), 50),
  id: idSchema,
  sesi: queryInteger(1, maxSession),
  /** "" for everybody, `unplaced`, or a room's. */
  room_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
});
export const listPlacementsOutput = pageOf(placement);

/** Of a room by seat, else by number. `per_page` reaches to a whole room. */
export const listPlacements = httpCall<typeof listPlacementsInput, typeof listPlacementsOutput>(
  "GET",
  "/api/v1/events/{id}/placements",
);

const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxSeats));
const sessionNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxSession));

export const getSeatingOutput = v.object({
  people: v.array(
    v.object({
      participant_id: idSchema,
      no_ujian: v.string(),
      nama: v.string(),
      group_id: v.nullable(idSchema),
      sesi: v.number(),
      room_id: v.nullable(idSchema),
      seat: v.nullable(v.number()),
      is_member: v.boolean(),
    }),
  ),
  groups: v.array(v.object({ id: idSchema, path: v.string() })),
  /** Another one means that people, groups, rooms or seats have changed. */
  fingerprint: v.string(),
});

/** What seats are planned from, and a sheet of them is checked by: everybody of all sessions. */
export const getSeating = httpCall<typeof recordInput, typeof getSeatingOutput>(
  "GET",
  "/api/v1/events/{id}/seating",
);
export type Seating = v.InferOutput<typeof getSeatingOutput>;

const place = v.object({ room_id: idSchema, seat: seatNumber });

export const placementMove = v.object({
  participant_id: idSchema,
  sesi: sessionNumber,
  /** Null: takes the seat away. */
  room_id: v.nullable(idSchema),
  /** Null: the first free one of the room. */
  seat: v.nullable(seatNumber),
  /** Where the person saw them sit, null being nowhere: who sits elsewhere by now is not moved. Left out: wherever. */
  from: v.optional(v.nullable(place)),
});
export type PlacementMove = v.InferOutput<typeof placementMove>;

export const refusedMove = v.object({
  participant_id: idSchema,
  sesi: v.number(),
  label: v.string(),
  reason: v.string(),
});
export type RefusedMove = v.InferOutput<typeof refusedMove>;

export const movePlacementsInput = v.object({
  id: idSchema,
  moves: v.pipe(v.array(placementMove), v.minLength(1), v.maxLength(maxMoves)),
  together: v.optional(v.boolean(), false),
  fingerprint: v.optional(v.pipe(v.string(), v.maxLength(64))),
});
export const movedPlacements = v.object({
  changed: v.number(),
  refused: v.array(refusedMove),
  /** What takes it back, as it can be sent. */
  undo: v.array(placementMove),
});

/**
 * All in one transaction; a seat that one of them leaves is free for another of them. A row that cannot be is refused with
 * its reason and holds up no other, unless they go `together`. With the `fingerprint` of a plan nothing is written when it
 * is not that of now (409).
 */
export const movePlacements = httpCall<typeof movePlacementsInput, typeof movedPlacements>(
  "POST",
  "/api/v1/events/{id}/placements",
);
export type MovedPlacements = v.InferOutput<typeof movedPlacements>;
