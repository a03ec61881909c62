// Which of three things is on screen: sign-in, the console, or the console kept alive under sign-in after the session
// has ended, so that nothing typed is lost. Another person than before gets everything anew.
// Sign-in must be there at once on a slow line: what is behind it (shell, routes, screens) is fetched by lazySignedIn.
import { useStore } from "@nanostores/react";
import { useEffect, useState, type ComponentType } from "react";
import { $session } from "../core/session.ts";
import { appMessages } from "./app-messages.ts";
import { lazy } from "../core/on-demand/lazy.ts";
import { createNavigatedPart } from "./load-screen.ts";
import { LoadingOverlay } from "./loading-overlay.tsx";
import { $opening, openConsole } from "./opening.ts";
import { loadStyles } from "./page-styles.ts";
import { useTitle } from "./use-title.ts";

const loadSignedIn = lazy(() => import("./shell/signed-in.tsx"), "signedInPart");

export async function fetchSignedInPart() {
  const [signedInPart] = await Promise.all([loadSignedIn(), loadStyles()]);
  signedInPart.showNotices();
  void signedInPart.followInstitution();
  return signedInPart;
}

/** Does without what is behind sign-in where that cannot be fetched: the form says the same, or there is nothing to show. */
async function withPart(use: (part: Awaited<ReturnType<typeof fetchSignedInPart>>) => void) {
  try {
    use(await fetchSignedInPart());
  } catch {
    // Whoever needs it offers a retry.
  }
}

const focusFirst = () => void withPart((part) => part.focusFirst());
/** As a toast, whose code comes with what is behind sign-in. */
const showRefusal = (refusal: unknown) => void withPart((part) => part.showError(refusal));

export const lazySignedIn = createNavigatedPart(async () => {
  const part = await fetchSignedInPart();
  part.start();
  return part;
});

type LoginProps = { showRefusal(refusal: unknown): void };

export function App({ login: Login }: { login: ComponentType<LoginProps> }) {
  const t = useStore(appMessages);
  const session = useStore($session);
  const opening = useStore($opening);
  const state = useStore(lazySignedIn.$state);
  const ended = session.status === "ended";
  const user = session.status === "in" || ended ? session.user : null;
  const EndedDialog = state.status === "ready" ? state.part.EndedDialog : null;
  const isOut = session.status === "out";
  useTitle(isOut ? t.signIn : null);
  useEffect(() => (isOut ? focusFirst : undefined), [isOut]);
  if (opening.status === "failed" && session.status === "checking") return <ServerAway />;
  return (
    <>
      {(isOut || (ended && !EndedDialog)) && <Login showRefusal={showRefusal} />}
      {user && (
        <div key={user.id} hidden={ended} inert={ended}>
          <SignedInPart />
        </div>
      )}
      {ended && EndedDialog && (
        <EndedDialog>
          <Login showRefusal={showRefusal} />
        </EndedDialog>
      )}
      <LoadingOverlay />
    </>
  );
}

function SignedInPart() {
  const t = useStore(appMessages);
  const state = useStore(lazySignedIn.$state);
  useEffect(() => lazySignedIn.start(), []);
  const retry = () => void lazySignedIn.retry();
  if (state.status === "loading") return null;
  if (state.status === "ready") return <state.part.SignedIn />;
  if (state.status === "unreachable") {
    return <Trouble title={t.serverAway} hint={t.serverAwayHint} onRetry={retry} />;
  }
  return <Trouble title={t.loadFailed} hint={t.loadFailedHint} onRetry={retry} />;
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
