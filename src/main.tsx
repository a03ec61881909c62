// Entry: takes over the sign-in form that stands in index.html, or opens the console for whoever is still signed in.
import "./app/early.ts";
import "./ui/layers.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { tokenStorageKey } from "./contract/storage-keys.ts";
import { App, fetchSignedInPart, lazySignedIn } from "./app/app.tsx";
import { openConsole } from "./app/opening.ts";
import { forgetReload } from "./core/on-demand/server-build.ts";
import { startSession } from "./core/session.ts";
import { readStored } from "./core/preferences/storage.ts";
import LoginScreen from "./features/login/login-screen.tsx";

/** How long sign-in has the line to itself before the home screen's files are fetched in advance. */
const prefetchDelayMs = 1500;

function open(container: HTMLElement): void {
  forgetReload();
  startSession();
  const signedInBefore = readStored(tokenStorageKey) !== null;
  void openConsole();
  if (signedInBefore) {
    // While the server is still asked who this is.
    lazySignedIn.start();
    container.replaceChildren();
    createRoot(container).render(<App login={LoginScreen} />);
  } else {
    hydrateRoot(container, <App login={LoginScreen} />);
    setTimeout(fetchInAdvance, prefetchDelayMs);
  }
  // Nothing that is drawn from here on is hidden by opening.css.
  document.documentElement.dataset["session"] = "asked";
}

function fetchInAdvance(): void {
  fetchSignedInPart().then(
    (part) => part.fetchHome(),
    // What fails here is asked for again when it is needed, and told then.
    () => undefined,
  );
}

const container = document.getElementById("app");
// After the first paint: the standing form is not kept waiting by the code that will make it live.
if (container) requestAnimationFrame(() => setTimeout(open, 0, container));
