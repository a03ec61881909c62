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
  return $stored.subscribe(follow);
}

function follow(stored: Preferences | undefined): void {
  if (!stored || unsaved > 0) return;
  if (stored.theme !== $theme.get()) setTheme(stored.theme);
  setLocale(stored.language);
}

/** @throws ServerError */
export async function savePreferences(preferences: Preferences): Promise<void> {
  amendUser({ preferences: await call(updateOwnPreferences, preferences) });
}

let unsaved = 0;
let saving = Promise.resolve<unknown>(null);

/** Sets the theme at once on this PC and saves it in the account. Until it is saved, what the server says of the account is older than this choice. */
export function chooseTheme(theme: Theme): void {
  setTheme(theme);
  const state = $session.get();
  if (state.status !== "in") return;
  const preferences = { ...$preferences.get(), theme };
  amendUser({ preferences });
  unsaved += 1;
  // Choices are saved one after the other, so that the account keeps the last one. If the server cannot keep it, it stays on this PC.
  saving = saving
    .then(() => call(updateOwnPreferences, preferences))
    .catch(() => undefined)
    .then(() => saved(state.user.id, preferences));
}

function saved(userId: string, preferences: Preferences): void {
  unsaved -= 1;
  const state = $session.get();
  const isSame = state.status === "in" && state.user.id === userId;
  if (unsaved === 0 && isSame) amendUser({ preferences });
  else follow($stored.get());
}
