// What the signed-in person prefers, as their account keeps it: theme, language, rows per page, sounds. Applied when it
// comes with the profile, so that it follows them to another PC. Another exam server may know none of it: then the PC's
// own choice stands.
import { computed } from "nanostores";
import { defaultPreferences, type Preferences, type Theme } from "../../contract/preferences.ts";
import { updateOwnPreferences } from "../../contract/staff/preference-calls.ts";
import { call } from "../api.ts";
import { setLocale } from "../i18n.ts";
import { $session, amendUser } from "../session.ts";
import { $theme, setTheme } from "./theme.ts";

const $stored = computed($session, (session) =>
  session.status === "in" || session.status === "ended" ? session.user.preferences : undefined,
);

export const $preferences = computed(
  $stored,
  (stored): Preferences => stored ?? defaultPreferences,
);

/** Returns how to stop. */
export function followPreferences(): () => void {
  return $stored.subscribe((stored) => {
    if (!stored) return;
    if (stored.theme !== $theme.get()) setTheme(stored.theme);
    setLocale(stored.language);
  });
}

/** @throws ServerError */
export async function savePreferences(preferences: Preferences): Promise<void> {
  amendUser({ preferences: await call(updateOwnPreferences, preferences) });
}

/** At once on this PC; the account follows when it can. */
export function chooseTheme(theme: Theme): void {
  setTheme(theme);
  if ($session.get().status !== "in") return;
  const preferences = { ...$preferences.get(), theme };
  amendUser({ preferences });
  // A server that cannot keep it leaves the choice where it was made: on this PC.
  call(updateOwnPreferences, preferences).catch(() => undefined);
}
