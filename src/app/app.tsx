// Which of three things is on screen: sign-in, the console, or the console kept alive under sign-in after the session
// has ended, so that nothing typed is lost. Another person than before gets everything anew.
// Sign-in must be there at once on a slow line: what is behind it (shell, routes, screens) is fetched by signedInLoader.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { ComponentType } from "react";
import { $session } from "../core/session.ts";
import { appMessages } from "./app-messages.ts";
import { createPartLoader } from "./load-screen.ts";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { $opening, openConsole } from "./opening.ts";
import { loadStyles } from "./page-styles.ts";
import { useTitle } from "./use-title.ts";

export async function fetchSignedInPart() {
  const [{ signedInPart }] = await Promise.all([import("./shell/signed-in.tsx"), loadStyles()]);
  return signedInPart;
}

export const signedInLoader = createPartLoader(async () => {
  const part = await fetchSignedInPart();
  part.start();
  return part;
});

export function App({ login: Login }: { login: ComponentType }) {
  const t = useStore(appMessages);
  const session = useStore($session);
  const opening = useStore($opening);
  const part = useStore(signedInLoader.$part);
  const ended = session.status === "ended";
  const user = session.status === "in" || ended ? session.user : null;
  const EndedDialog = part.status === "ready" ? part.Part.EndedDialog : null;
  useTitle(session.status === "out" ? t.signIn : null);
  if (opening.status === "failed" && session.status === "checking") return <ServerAway />;
  return (
    <>
      {(session.status === "out" || (ended && !EndedDialog)) && <Login />}
      {user && (
        <div key={user.id} hidden={ended} inert={ended}>
          <SignedInPart />
        </div>
      )}
      {ended && EndedDialog && (
        <EndedDialog>
          <Login />
        </EndedDialog>
      )}
      <LoadingOverlay />
    </>
  );
}

function SignedInPart() {
  const t = useStore(appMessages);
  const loaded = useStore(signedInLoader.$part);
  useEffect(() => signedInLoader.start(), []);
  if (loaded.status === "loading") return null;
  if (loaded.status === "ready") return <loaded.Part.SignedIn />;
  return (
    <Trouble
      title={t.loadFailed}
      hint={t.loadFailedHint}
      onRetry={() => void signedInLoader.retry()}
    />
  );
}

function ServerAway() {
  const t = useStore(appMessages);
  // Not while the shell's files are still on their way: the overlay would lie over the retry.
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await openConsole();
    setRetrying(false);
  };
  return (
    <>
      <Trouble title={t.serverAway} hint={t.serverAwayHint} onRetry={() => void retry()} />
      {retrying && <LoadingOverlay />}
    </>
  );
}

/** Plain, with the sign-in page's classes: ui/failed-state would be one more thing to fetch before sign-in. */
function Trouble({ title, hint, onRetry }: { title: string; hint: string; onRetry: () => void }) {
  const t = useStore(appMessages);
  return (
    <main className="login-form trouble">
      <h1>{title}</h1>
      <p>{hint}</p>
      <button className="login-submit" type="button" onClick={onRetry}>
        {t.retry}
      </button>
    </main>
  );
}
