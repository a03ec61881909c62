// Where a new shortcut may lead: every permitted screen that needs no id, and the place the person has just come from.
import type { UserProfile } from "../../contract/credentials.ts";
import { canOpenScreen, plainScreens, screenFace } from "../../core/menu.ts";
import { destinationOf, parseDestination } from "../../core/navigation.ts";
import type { Destination } from "../../core/navigation.ts";

/** `value` is the text a shortcut keeps; `asLastSeen` when it holds an id or a filter. */
export type DestinationChoice = { value: string; title: string; asLastSeen: boolean };

function choiceFor(destination: Destination): DestinationChoice {
  const { name, params, query } = destination;
  return {
    value: JSON.stringify({ name, params, query }),
    title: screenFace(name).title,
    asLastSeen: Object.keys(params).length + Object.keys(query).length > 0,
  };
}

export function destinationChoices(user: UserProfile): readonly DestinationChoice[] {
  return plainScreens(user)
    .filter((name) => name !== "home")
    .map((name) => choiceFor({ name, params: {}, query: {} }));
}

/** The screen before home, with its filter, or null when a shortcut to it makes no sense. */
export function previousChoice(
  address: string | null,
  user: UserProfile,
): DestinationChoice | null {
  const destination = address === null ? null : destinationOf(address);
  if (!destination || destination.name === "home") return null;
  if (!canOpenScreen(destination.name, user)) return null;
  return choiceFor(destination);
}

/** Where a stored shortcut leads, or null when it is damaged or leads where the person may not go. */
export function shortcutTarget(text: string, user: UserProfile): Destination | null {
  const destination = parseDestination(text);
  return destination && canOpenScreen(destination.name, user) ? destination : null;
}
