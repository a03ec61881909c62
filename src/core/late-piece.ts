// Fetches what the console does not have yet. After an upgrade an open tab asks for files that are gone: the page is then
// loaded anew once by itself, unless something unsaved would be lost; then the person is told and decides.

/** Told by navigation.ts once it is there: the page of sign-in has nothing to lose, and need not fetch it. */
export const unsaved = { isThere: () => false };

/** The server has another console than this page, on which something unsaved stands. */
export class UpgradedError extends Error {}

/**
 * @throws UpgradedError when the page should be loaded anew and may not be
 * @throws unknown what `load` throws, when the server is away, loading anew has not helped, or a file is missing there
 *   and something is unsaved here
 */
export async function latePiece<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  try {
    return await load();
  } catch (error) {
    const script = await serversScript();
    const isUpgraded = script !== ownScript();
    // A file may also be missing without an upgrade.
    const reason = isUpgraded ? script : String(error);
    if (reason === null || !isNew(reason)) throw error;
    if (unsaved.isThere()) throw isUpgraded ? new UpgradedError() : error;
    reloadFor(reason);
    return new Promise(() => undefined);
  }
}

/** By then a screen stands, on an old PC too, which has enough to do with it. */
const lookAfterMs = 1_000;
let looked = location.pathname;

/** Looks a little after the path has changed, when hardly anybody has begun anything. Returns how to stop. */
export function reloadIfUpgraded(path: string): () => void {
  const timer = setTimeout(() => void look(path), lookAfterMs);
  return () => clearTimeout(timer);
}

async function look(path: string): Promise<void> {
  if (path === looked) return;
  looked = path;
  const script = await serversScript();
  const isOther = script !== null && script !== ownScript();
  const isBusy = unsaved.isThere() || document.querySelector("dialog[open]") !== null;
  if (isOther && isNew(script) && !isBusy) reloadFor(script);
}

export async function isServerThere(): Promise<boolean> {
  return (await serversScript()) !== null;
}

const entry = 'script[type="module"][src]';
const ownScript = () => document.querySelector(entry)?.getAttribute("src") ?? "";

let asking: Promise<string | null> | null = null;

/**
 * The script that the server's page begins with, whose name changes with all that hangs on it; null: it is away. Asked once
 * for all who want to know in the same moment: a list of fifty texts misses one file fifty times.
 */
function serversScript(): Promise<string | null> {
  asking ??= askForScript().finally(() => (asking = null));
  return asking;
}

async function askForScript(): Promise<string | null> {
  try {
    const answer = await fetch(__BASE__, { cache: "no-store" });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return page.querySelector(entry)?.getAttribute("src") ?? null;
  } catch {
    // No network: the answer is no.
    return null;
  }
}

const guardKey = "exo.adm.reloaded.";

/** Whether this tab has not been loaded anew for it: what has not helped once would go in circles. */
function isNew(reason: string): boolean {
  try {
    return sessionStorage.getItem(guardKey + reason) === null;
  } catch {
    // Storage is forbidden: without a memory it could reload for ever.
    return false;
  }
}

/** Loading anew has led to this page: another upgrade may lead away from it and back. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(guardKey + ownScript());
  } catch {
    // Storage is forbidden, so nothing was remembered.
  }
}

function reloadFor(reason: string): void {
  sessionStorage.setItem(guardKey + reason, "1");
  location.reload();
}
