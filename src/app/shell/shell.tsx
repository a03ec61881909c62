// The frame around every screen: strip, profile card, menu bar, skip link. Loads what it shows, and listens to the server.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import type { MouseEvent, ReactNode } from "react";
import type { UserProfile } from "../../contract/credentials.ts";
import { $lineWanted, listenLive } from "../../core/live.ts";
import { loadMatrix } from "../../core/institution/matrix.ts";
import { notify } from "../../core/notices.ts";
import { validateSession } from "../../core/session.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { focusQuietly, mainId } from "./focus-screen.ts";
import { prefetchScreens } from "./prefetch-screens.ts";
import { shellMessages } from "./shell-messages.ts";
import css from "./shell.module.css";
import { SideStrip } from "./side-strip.tsx";

export function Shell({ user, children }: { user: UserProfile; children: ReactNode }) {
  const t = useStore(shellMessages);
  useEffect(() => {
    // Spec 4. A refusal ends the session by itself; a server out of reach says nothing about it.
    validateSession().catch(() => undefined);
    void loadMatrix();
  }, []);
  useEffect(() => prefetchScreens(user), [user]);
  useNotifications();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main = document.getElementById(mainId);
    if (main) focusQuietly(main);
  };
  return (
    <div className={css["shell"]}>
      <a className={css["skip"]} href={`#${mainId}`} onClick={skip}>
        {t.skip}
      </a>
      <SideStrip user={user} />
      <main id={mainId} className={css["main"]} tabIndex={-1}>
        {children}
      </main>
      <BottomBar />
    </div>
  );
}

/** The socket is closed by the end of a session and opened anew by the next one. */
function useNotifications(): void {
  const listening = useStore($lineWanted);
  useEffect(() => {
    if (!listening) return;
    return listenLive((frame) => {
      if (frame.t === "notify") notify(frame.type, frame.title, frame.body);
      if (frame.t === "validate") validateSession().catch(() => undefined);
    });
  }, [listening]);
}
