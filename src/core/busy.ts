// Whether the app is on its way to another screen. The overlay waits 150 ms before it shows, so that it never flashes.
import { atom, computed } from "nanostores";

export const overlayDelayMs = 150;

const $pending = atom(0);
export const $navigating = computed($pending, (count) => count > 0);

/** Returns how to say that this navigation has arrived; saying it twice does no harm. */
export function startNavigating(): () => void {
  let arrived = false;
  $pending.set($pending.get() + 1);
  return () => {
    if (arrived) return;
    arrived = true;
    $pending.set($pending.get() - 1);
  };
}
