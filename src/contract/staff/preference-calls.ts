// How preferences are kept. Apart from the rest of the profile: the shell needs this and nothing else of it.
import { httpCall } from "../calls/call.ts";
import { preferences } from "../preferences.ts";

export const updateOwnPreferences = httpCall<typeof preferences, typeof preferences>(
  "PUT",
  "/api/v1/profile/preferences",
);
