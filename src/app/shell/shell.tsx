// The frame around every screen: strip, profile card, menu bar, skip link. Loads what it shows, and listens to the server.
import { useStore } from "@nanostores/react";
import { useEffect, type MouseEvent, type ReactNode } from "react";
import type { UserProfile } from "../../contract/credentials.ts";
import { $lineWanted, listenLive } from "../../core/live.ts";
import { loadMatrix } from "../../core/institution/matrix.ts";
import { notifyIfComplete } from "../../core/notices.ts";
import { validateSession } from "../../core/session.ts";
import { usePathname } from "wouter/use-browser-location";
import { destinationOf } from "../../core/navigation.ts";
import { useModel } from "../../kit/use-model.ts";
import { routes } from "../../routes.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { focusQuietly, mainId, menuId } from "./focus-screen.ts";
import { useRecentScreens } from "./prefetch-screens.ts";
import { shellMessages } from "./shell-messages.ts";
import css from "./shell.module.css";
import "../../ui/forced-colors.css";
import { ShellDialogPlace } from "./shell-dialog-place.tsx";
import { useShellKeys } from "./shell-keys.ts";
import { SideStrip } from "./strip/side-strip.tsx";
import { createSideStripModel } from "./strip/side-strip-model.ts";

export function Shell({ user, children }: { user: UserProfile; children: ReactNode }) {
  const t = useStore(shellMessages);
  const place = destinationOf(usePathname());
  const kind = place !== null && routes[place.name].isWork ? "work" : "usual";
  const strip = useModel(createSideStripModel);
  const isFolded = useStore(strip.$folds)[kind] === "folded";
  const fold = () => strip.toggle(kind);
  useShellKeys(fold);
  useEffect(() => {
    // Spec 4. A refusal ends the session by itself; a server out of reach says nothing about it.
    validateSession().catch(() => undefined);
    void loadMatrix();
  }, []);
  useRecentScreens(user, place?.name ?? null);
  useNotifications();
  const skipTo = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    const place = document.getElementById(id);
    if (place) focusQuietly(place);
  };
  return (
    <div className={css["shell"]}>
      <a className={css["skip"]} href={`#${mainId}`} onClick={skipTo(mainId)}>
        {t.skip}
      </a>
      <a className={css["skip"]} href={`#${menuId}`} onClick={skipTo(menuId)}>
        {t.skipToMenu}
      </a>
      <SideStrip user={user} isFolded={isFolded} onFold={fold} />
      <main id={mainId} className={css["main"]} tabIndex={-1}>
        {children}
      </main>
      <BottomBar />
      <ShellDialogPlace user={user} />
    </div>
  );
}

/** The socket is closed by the end of a session and opened anew by the next one. */
function useNotifications(): void {
  const listening = useStore($lineWanted);
  useEffect(() => {
    if (!listening) return;
    return listenLive((frame) => {
      if (frame.t === "notify") notifyIfComplete(frame.type, frame.title, frame.body);
      if (frame.t === "validate") validateSession().catch(() => undefined);
    });
  }, [listening]);
}
