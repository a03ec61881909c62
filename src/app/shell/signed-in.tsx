// Everything behind sign-in: the shell with its screens, or a page that stands alone, such as a print.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { usePathname } from "wouter/use-browser-location";
import { loadMatrix } from "../../core/institution/matrix.ts";
import { destinationOf, startNavigation } from "../../core/navigation.ts";
import { showError } from "../../core/notices.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { followPreferences } from "../../core/preferences/own-preferences.ts";
import { $session } from "../../core/session.ts";
import { isInShell, routes, type RouteName } from "../../routes.ts";
import { AppRoutes } from "../app-routes.tsx";
import { EndedDialog } from "./ended-dialog.tsx";
import { focusFirst, mainId } from "./focus-screen.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { lazyScreen } from "../load-screen.ts";
import { welcome } from "../new-person.ts";
import { reportReload } from "../reload-notice.ts";
import { showNotices } from "../toasts/notice-toasts.tsx";
import { ActionWaitDialog } from "../../kit/lazy/action-wait-dialog.tsx";
import { Shell } from "./shell.tsx";

function SignedIn() {
  const session = useStore($session);
  const place = destinationOf(usePathname());
  const user = session.status === "in" || session.status === "ended" ? session.user : null;
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    welcome(userId);
    reportReload();
  }, [userId]);
  const standsAlone = place !== null && place.name !== "login" && !isInShell(routes[place.name]);
  useEffect(() => {
    // Times are those of the server's zone. Pages in the shell have it from there.
    if (userId !== undefined && standsAlone) void loadMatrix();
  }, [userId, standsAlone]);
  if (!user) return null;
  return (
    <>
      {standsAlone ? (
        <main id={mainId} tabIndex={-1}>
          <AppRoutes user={user} />
        </main>
      ) : (
        <Shell user={user}>
          <AppRoutes user={user} />
        </Shell>
      )}
      <LeaveDialog />
      <ActionWaitDialog />
    </>
  );
}

/** Once, when somebody is in or seems to be: the question before leaving, and the present screen's files. */
function start(): void {
  startNavigation();
  followPreferences();
  const name = destinationOf(location.href)?.name ?? "home";
  loaderOf(name === "login" ? "home" : name)?.start();
}

/** While somebody is still typing a password. What fails here is asked for again when it is needed, and told then. */
function fetchHome(): void {
  routes.home.load?.().catch(() => undefined);
}

function loaderOf(name: RouteName) {
  const { load } = routes[name];
  return load ? lazyScreen(name, load) : null;
}

const loadFollowing = lazy(
  () => import("../../core/institution/follow-settings.ts"),
  "followSettings",
);
let isFollowing = false;

/** From now on, for as long as the page lives: name, logo and what else the institution has set. */
async function followInstitution(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  try {
    (await loadFollowing())();
  } catch {
    // Cannot be fetched now: the next page that is loaded follows them.
    isFollowing = false;
  }
}

export const signedInPart = {
  SignedIn,
  EndedDialog,
  start,
  fetchHome,
  showNotices,
  followInstitution,
  showError,
  focusFirst,
};
