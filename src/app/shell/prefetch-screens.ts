// Fetches the code of the screens that a person may open while nothing else is to do, one after the other, so that
// opening one costs its data and no more. All of it together is a few hundred kilobytes on a LAN.
import type { UserProfile } from "../../contract/credentials.ts";
import { fetchTexts } from "../../core/i18n.ts";
import { mayOpen } from "../../core/menu.ts";
import { routeNames, routes } from "../../routes.ts";

/** A quiet moment is waited for no longer than this. */
const patienceMs = 4_000;

/** Returns how to stop. */
export function prefetchScreens(user: UserProfile): () => void {
  const wanted = routeNames.flatMap((name) => {
    const { load, menu } = routes[name];
    return load && menu && mayOpen(routes[name], user) ? [load] : [];
  });
  let handle = 0;
  const fetchNext = async () => {
    try {
      await wanted.shift()?.();
      await fetchTexts();
      if (wanted.length > 0) wait();
    } catch {
      // What fails here is asked for again when it is needed, and told then.
    }
  };
  const wait = () => {
    handle = requestIdleCallback(() => void fetchNext(), { timeout: patienceMs });
  };
  wait();
  return () => {
    wanted.length = 0;
    cancelIdleCallback(handle);
  };
}
