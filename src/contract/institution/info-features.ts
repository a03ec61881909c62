// Clips that explain screens (spec 3).
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { nothing } from "../calls/fields.ts";

/** Which clip explains which screen; only AA001 is the spec's own example. */
export const infoFeatureKeys = {
  home: "AA001",
  participants: "AA002",
  participantImport: "AA003",
} as const;

export const infoFeatures = v.record(v.string(), v.string());
export const getInfoFeatures = httpCall<typeof nothing, typeof infoFeatures>(
  "GET",
  "/api/v1/info-features",
);
