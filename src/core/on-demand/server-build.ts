// Which build of the console the server has, whether it can be reached, and when the page is reloaded because of an upgrade:
// at most once per build, never while something unsaved would be lost.

/** Set by navigation.ts: the page of sign-in has nothing to lose and does not fetch it. */
export const unsaved = { exists: () => false };

/** The server has another build than this page, and something unsaved prevents the reload. */
export class UpgradedError extends Error {}

const entry = 'script[type="module"][src]';
/** The name of the entry script holds a hash of everything that it imports. */
export const ownBuild = () => document.querySelector(entry)?.getAttribute("src") ?? "";

/** A server that is switched off does not refuse a request: it never answers. */
const probeTimeoutMs = 5_000;

let probe: Promise<string | null> | null = null;

/** The entry script of the server's page; null: the server cannot be reached. Concurrent callers share one request. */
export function serverBuild(): Promise<string | null> {
  probe ??= fetchBuild().finally(() => (probe = null));
  return probe;
}

async function fetchBuild(): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    const answer = await fetch(__BASE__, { cache: "no-store", signal });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return page.querySelector(entry)?.getAttribute("src") ?? null;
  } catch {
    // No connection: the server cannot be reached.
    return null;
  }
}

const guardKey = "exo.adm.reloaded.";

/** Whether this tab has not been reloaded for the same reason: a second reload would not help, and could loop. */
export function mayReload(reason: string): boolean {
  try {
    return sessionStorage.getItem(guardKey + reason) === null;
  } catch {
    // Storage is forbidden: without a record of reloads the page could reload for ever.
    return false;
  }
}

/** Called at start: a later upgrade may lead away from this build and back to it. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(guardKey + ownBuild());
  } catch {
    // Storage is forbidden, so nothing was recorded.
  }
}

export function reloadFor(reason: string): void {
  sessionStorage.setItem(guardKey + reason, "1");
  location.reload();
}
