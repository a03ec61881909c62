// A dialog or an action that was waited for when the page was reloaded, for example for an upgrade: it does not come by itself
// afterwards, as a screen does, so the page that comes says so (app/reload-notice.ts).
import { lostWishStorageKey } from "../../contract/storage-keys.ts";

/** Remembers it from now on, if the page is left. Returns how to stop. */
export function rememberWish(): () => void {
  const note = () => {
    try {
      sessionStorage.setItem(lostWishStorageKey, "1");
    } catch {
      // Storage is forbidden: nobody is told.
    }
  };
  window.addEventListener("pagehide", note);
  return () => window.removeEventListener("pagehide", note);
}

/** Whether one was lost; asked again it is forgotten. */
export function takeLostWish(): boolean {
  try {
    const isLost = sessionStorage.getItem(lostWishStorageKey) !== null;
    sessionStorage.removeItem(lostWishStorageKey);
    return isLost;
  } catch {
    // Storage is forbidden, so nothing was remembered.
    return false;
  }
}
