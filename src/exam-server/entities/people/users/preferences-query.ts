// A person's preferences as they are stored: chosen ones over the defaults, whatever an older version has kept.
import * as v from "valibot";
import {
  defaultPreferences,
  preferences,
  type Preferences,
} from "../../../../contract/preferences.ts";

export function storedPreferences(stored: unknown): Preferences {
  const known = v.safeParse(v.partial(preferences), stored ?? {});
  return {
    ...defaultPreferences,
    ...(known.success ? (known.output as Partial<Preferences>) : {}),
  };
}
