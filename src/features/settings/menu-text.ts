// How a person is called in the permission screen's choices.
import type { MenuPerson } from "../../contract/menus.ts";
import type { MenuTexts } from "./menu-messages.ts";

export function labelOf({ name, active }: MenuPerson, t: MenuTexts): string {
  return active ? name : `${name} (${t.inactive})`;
}
