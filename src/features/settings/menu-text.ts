// How people and what they may open are called in the permission screen.
import type { MenuPerson } from "../../contract/menus.ts";
import type { MenuException } from "../../contract/staff/users.ts";
import { permissionSections } from "../../core/menu/menu.ts";
import type { MenuTexts } from "./menu-messages.ts";

export function labelOf({ name, active }: MenuPerson, t: MenuTexts): string {
  return active ? name : `${name} (${t.inactive})`;
}

/** Empty: there is none of that effect. */
export function menusOf(
  exceptions: readonly MenuException[],
  effect: MenuException["effect"],
): string {
  const codes = exceptions.filter((one) => one.effect === effect).map(({ code }) => code);
  return permissionSections()
    .flatMap(({ items }) => items)
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ labels }) => labels)
    .join(", ");
}
