// Where a new shortcut may lead: every permitted screen that needs no id, and one place as the person sees or saw it, with
// its filters.
import type { UserProfile } from "../../contract/credentials.ts";
import { maxShortcutName } from "../../contract/new-shortcuts.ts";
import { canOpenScreen, plainScreens, screenFace } from "../../core/menu/menu.ts";
import { destinationOf, type Destination } from "../../core/navigation.ts";

/** `value` is the text a shortcut keeps; `isSpecial` when it holds an id or a filter. */
export type DestinationChoice = {
  value: string;
  title: string;
  isSpecial: boolean;
  proposedName: string;
};

function choiceFor({ name, params, query }: Destination): DestinationChoice {
  const { title } = screenFace(name);
  const { q = "" } = query;
  return {
    value: JSON.stringify({ name, params, query }),
    title,
    isSpecial: Object.keys(params).length + Object.keys(query).length > 0,
    proposedName: (q ? `${title}: ${q}` : title).slice(0, maxShortcutName),
  };
}

export function destinationChoices(user: UserProfile): readonly DestinationChoice[] {
  return plainScreens(user)
    .filter((name) => name !== "home")
    .map((name) => choiceFor({ name, params: {}, query: {} }));
}

/** What stands at the address, with its filters; null when a shortcut to it makes no sense. */
export function addressChoice(address: string | null, user: UserProfile): DestinationChoice | null {
  const destination = address === null ? null : destinationOf(address);
  if (!destination || destination.name === "home") return null;
  if (!canOpenScreen(destination.name, user)) return null;
  // Which page of a list is shown is no filter: its first is what somebody comes back for.
  const { page: _page, ...query } = destination.query;
  return choiceFor({ ...destination, query });
}
