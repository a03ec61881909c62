// Fetches in idle time the code of the screens that a person is likely to open: those of the menu group that is open, and
// those that they opened lately. For any other its link does so (kit/route-link.tsx).
import { useEffect } from "react";
import type { UserProfile } from "../../contract/credentials.ts";
import { canOpenScreen, type MenuItem } from "../../core/menu/menu.ts";
import { prefetch } from "../../kit/prefetch.ts";
import { loadsOf, routeNames, routes, type RouteName } from "../../routes.ts";
import { recentScreens, rememberScreen } from "./recent-screens.ts";

/** The screens of the open group of the menu. */
export function usePrefetchedItems(items: readonly MenuItem[]): void {
  const names = items.map(({ name }) => name).join(" ");
  useEffect(() => prefetch(namesIn(names.split(" ")).flatMap(loadsOf)), [names]);
}

/** `name`: the screen that is open. Only those of the menu are remembered: others are reached from one of these. */
export function useRecentScreens(user: UserProfile, name: RouteName | null): void {
  useEffect(() => {
    const names = namesIn(recentScreens(user.id)).filter((one) => canOpenScreen(one, user));
    return prefetch(names.flatMap(loadsOf));
  }, [user]);
  useEffect(() => {
    if (name !== null && routes[name].menu && canOpenScreen(name, user)) {
      rememberScreen(user.id, name);
    }
  }, [user, name]);
}

function namesIn(texts: readonly string[]): RouteName[] {
  return texts.flatMap((text) => routeNames.filter((name) => name === text));
}
