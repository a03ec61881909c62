// Fetches the code of the screens that a person may open while nothing else is to do, so that opening one costs its data and
// no more. All of it together is a few hundred kilobytes on a LAN.
import type { UserProfile } from "../../contract/credentials.ts";
import { fetchAhead } from "../../kit/fetch-ahead.ts";
import { mayOpen } from "../../core/menu/menu.ts";
import { routeNames, routes } from "../../routes.ts";

/** Returns how to stop. */
export function prefetchScreens(user: UserProfile): () => void {
  return fetchAhead(
    routeNames.flatMap((name) => {
      const { load, rest, menu, isSeldom } = routes[name];
      if (!load || !menu || isSeldom || !mayOpen(routes[name], user)) return [];
      return rest ? [load, rest] : [load];
    }),
  );
}
