// Changing settings, and the packages that only staff may read. The console fetches this with the screens that need it:
// what everybody reads before signing in is in settings.ts.
import * as v from "valibot";
import { httpCall } from "./calls/call.ts";
import { setting } from "./settings.ts";

/** Ours, for staff alone: anybody may read the dashboard's. */
export const securityPackage = "SECURITY";

const maxSettings = 100;

export const updateSettingsInput = v.object({
  settings: v.pipe(
    v.array(
      v.object({
        /** The server refuses one that it does not know. */
        code: v.pipe(v.string(), v.maxLength(60)),
        value: v.pipe(v.string(), v.maxLength(1_500_000)),
        version: v.pipe(v.number(), v.integer(), v.minValue(0)),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxSettings),
  ),
});
export const updateSettingsOutput = v.array(setting);

/** Answers the packages of what changes. Refused with 409 and the newer settings when the `version` of one that changes is not the stored one. */
export const updateSettings = httpCall<typeof updateSettingsInput, typeof updateSettingsOutput>(
  "PATCH",
  "/api/v1/settings",
);
