// How preferences are kept. Apart from the rest of the profile: the shell needs this and nothing else of it.
import { endpoint } from "../calls/endpoint.ts";
import { preferences } from "../preferences.ts";

export const updateOwnPreferences = endpoint({
  method: "PUT",
  path: "/api/v1/profile/preferences",
  access: "signed-in",
  summary: "Keep one's own preferences",
  input: preferences,
  output: preferences,
});
