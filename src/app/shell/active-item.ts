// Which menu item the present screen belongs to: its own, its parent's ("group.member" to "group"), or the first with
// the same permission code.
import type { MenuItem, MenuSection } from "../../core/menu/menu.ts";
import { routes, type RouteName } from "../../routes.ts";

export function activeItemOf(sections: readonly MenuSection[], name: RouteName): MenuItem | null {
  const items = sections.flatMap((section) => section.items);
  const own = items.find((item) => item.name === name);
  if (own) return own;
  const parent = items.find((item) => name.startsWith(`${item.name}.`));
  if (parent) return parent;
  const { code } = routes[name];
  if (code === undefined) return null;
  return items.find((item) => routes[item.name].code === code) ?? null;
}
