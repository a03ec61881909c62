// Whether the screen is as narrow as a phone's, or zoomed so far that it is. Style sheets ask for the same width.
import { useSyncExternalStore } from "react";

const phone = matchMedia("(max-width: 719px)");
const paper = matchMedia("print");
/** As it was before a dialog was opened, and as it is. */
let [isPhone, isNarrow] = [phone.matches, phone.matches];
let keepers = 0;
const followers = new Set<() => void>();

function follow(changed: () => void): () => void {
  if (followers.size === 0) {
    phone.addEventListener("change", update);
    update();
  }
  followers.add(changed);
  return () => {
    followers.delete(changed);
    if (followers.size === 0) phone.removeEventListener("change", update);
  };
}

/**
 * While a page is printed, Chrome 109 reports the width of the paper. The layout then stays that of the screen: a change of it would remove what is
 * being printed.
 */
function update(): void {
  if (paper.matches) return;
  isNarrow = phone.matches;
  if (keepers === 0) isPhone = isNarrow;
  for (const changed of followers) changed();
}

/**
 * Until the returned function is called the layout of screens stays as it is. Dialogs are drawn by what opens them, which a phone has elsewhere
 * on the screen: a phone that is turned would close the dialog and lose what was typed in it.
 */
export function keepLayout(): () => void {
  keepers += 1;
  return () => {
    keepers -= 1;
    // A dialog that takes another's place keeps it too.
    setTimeout(update);
  };
}

/** For screens. */
export function usePhone(): boolean {
  return useSyncExternalStore(follow, () => isPhone);
}

/** For what is around screens and opens no dialog in which somebody writes: it follows at once. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(follow, () => isNarrow);
}
