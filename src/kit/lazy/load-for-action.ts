// A function behind a button that is loaded on demand: while the server cannot be reached a dialog says so
// (action-wait-dialog.tsx), and the action goes on by itself as soon as it can.
import { atom } from "nanostores";
import { cancelled } from "../../core/api.ts";
import type { Load } from "../../core/on-demand/lazy.ts";
import { loadOnDemand } from "../../core/on-demand/load-on-demand.ts";
import { rememberWish } from "./lost-wish.ts";

/** The action that is waited for: the latest one. `cancel` ends the wait. */
export const $actionWait = atom<{ cancel(): void } | null>(null);

/**
 * @throws DOMException AbortError when the person does not wait any longer or asks for another action; notices.ts does not
 *   report it
 * @throws unknown as loadOnDemand
 */
export async function loadForAction<Part>(load: Load<Part>): Promise<Part> {
  const abort = new AbortController();
  const wait = { cancel: () => abort.abort(cancelled()) };
  const onUnreachable = () => {
    if ($actionWait.get() !== wait) $actionWait.get()?.cancel();
    $actionWait.set(wait);
  };
  const forgetWish = rememberWish();
  try {
    return await loadOnDemand(load, { signal: abort.signal, onUnreachable });
  } finally {
    forgetWish();
    if ($actionWait.get() === wait) $actionWait.set(null);
  }
}
