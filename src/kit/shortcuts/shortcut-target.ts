// Where a stored shortcut leads.
import type { UserProfile } from "../../contract/credentials.ts";
import { canOpenScreen } from "../../core/menu/menu.ts";
import { parseDestination, type Destination } from "../../core/navigation.ts";

/** Null when it is damaged or leads where the person may not go. */
export function shortcutTarget(text: string, user: UserProfile): Destination | null {
  const destination = parseDestination(text);
  return destination && canOpenScreen(destination.name, user) ? destination : null;
}
