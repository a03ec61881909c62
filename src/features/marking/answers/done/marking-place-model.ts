// Why the address leads to no answers: what it names does not exist, or has none yet.
import { getMarkingPlace, type PlaceState } from "../../../../contract/marking/marking-places.ts";
import { call } from "../../../../core/api.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import type { NamedPlace } from "../unit-choice-model.ts";

/** no-type: people do not mark questions of the type that is named. */
export type PlaceCause = PlaceState | "no-type";

export function createMarkingPlaceModel({ type, ...named }: NamedPlace) {
  return createDetail<PlaceCause>(async (signal) =>
    type === null ? "no-type" : (await call(getMarkingPlace, { ...named, type }, { signal })).state,
  );
}
