// Which settings have changed, without what they say: a console that shows a package loads it again when its versions here are others. Their
// values may be secret or as large as a picture.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import type { nothing } from "../calls/fields.ts";
import { topic } from "../live-protocol.ts";

export const settingVersion = v.object({
  code: v.string(),
  package: v.string(),
  version: v.number(),
});
export type SettingVersion = v.InferOutput<typeof settingVersion>;

export const settingVersions = v.array(settingVersion);

/** Of what the institution has set. Public as listSettings is: without a session only the dashboard package. */
export const listSettingVersions = httpCall<typeof nothing, typeof settingVersions>(
  "GET",
  "/api/v1/settings/versions",
);

/** A patch is a setting as it is now. */
export const settingsTopic = topic({
  name: "settings",
  snapshot: listSettingVersions,
  patch: settingVersion,
});
