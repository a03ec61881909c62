// Which screens the signed-in person sees: the route table filtered by permission codes (spec 2 and 6).
import { computed } from "nanostores";
import type { PermissionCode } from "../../contract/staff/permissions.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import {
  menuGroups,
  routeNames,
  routes,
  type MenuGroup,
  type Route,
  type RouteName,
} from "../../routes.ts";
import type { IconName } from "../../ui/icon-names.ts";
import { screenMessages } from "./screen-messages.ts";
import { $session } from "../session.ts";

export type MenuItem = { name: RouteName; label: string; icon: IconName; group: MenuGroup };
export type MenuSection = { group: MenuGroup; title: string; items: readonly MenuItem[] };

export const groupIcons: Record<MenuGroup, IconName> = {
  Master: "users",
  Persiapan: "library",
  Pelaksanaan: "monitor-dot",
  Evaluasi: "chart-column",
  Setting: "wrench",
};

/** As much of a person as their menu is made from. */
type Holder = Pick<UserProfile, "menus">;

export function mayOpen(route: Route, user: Holder): boolean {
  return route.code === undefined || user.menus[route.code] === true;
}

export function isBuilt(name: RouteName): boolean {
  return routes[name].load !== undefined;
}

/** A screen that exists and that the person may open. */
export function canOpenScreen(name: RouteName, user: UserProfile): boolean {
  return isBuilt(name) && mayOpen(routes[name], user);
}

/** Whether there are menu items that the person may open once they are built. */
export function hasLaterScreens(user: Holder): boolean {
  return routeNames.some(
    (name) => routes[name].menu && !isBuilt(name) && mayOpen(routes[name], user),
  );
}

/** How a screen is called and drawn where people choose one; only menu items have an icon. */
export function screenFace(name: RouteName): { title: string; icon: IconName | null } {
  return { title: screenMessages.get()[name], icon: routes[name].menu?.icon ?? null };
}

/** Every screen that the person may open without naming anything, such as a group's id. */
export function plainScreens(user: UserProfile): readonly RouteName[] {
  return routeNames.filter((name) => !routes[name].path.includes(":") && canOpenScreen(name, user));
}

/** Permitted items of screens that exist, by group; empty groups are left out. */
export function menuOf(user: Holder): readonly MenuSection[] {
  const t = screenMessages.get();
  const items = routeNames.flatMap((name): MenuItem[] => {
    const route = routes[name];
    if (!route.menu || !route.load || !mayOpen(route, user)) return [];
    return [{ name, label: t[name], icon: route.menu.icon, group: route.menu.group }];
  });
  return menuGroups
    .map((group) => ({
      group,
      title: t[group],
      items: items.filter((item) => item.group === group),
    }))
    .filter((section) => section.items.length > 0);
}

/** A permission code with every menu item that it opens; a few open several. */
export type PermissionItem = { code: PermissionCode; labels: readonly string[] };
type PermissionSection = { group: MenuGroup; title: string; items: readonly PermissionItem[] };

/** All codes of the menu, by the group in which they first stand, whether their screens exist yet or not. */
export function permissionSections(): PermissionSection[] {
  const t = screenMessages.get();
  const labels = new Map<PermissionCode, { group: MenuGroup; labels: string[] }>();
  for (const name of routeNames) {
    const { code, menu } = routes[name];
    if (!code || !menu) continue;
    const known = labels.get(code) ?? { group: menu.group, labels: [] };
    labels.set(code, known);
    known.labels.push(t[name]);
  }
  const all = [...labels].map(([code, item]) => ({ code, ...item }));
  return menuGroups.map((group) => ({
    group,
    title: t[group],
    items: all.filter((item) => item.group === group),
  }));
}

/** Made anew in another language too. */
export const $menu = computed([$session, screenMessages], (session) =>
  session.status === "in" || session.status === "ended" ? menuOf(session.user) : [],
);
