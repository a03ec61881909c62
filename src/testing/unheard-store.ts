// Suites run one after another in one thread, and a store stays mounted for a second after its last listener has gone.
import type { ReadableAtom } from "nanostores";

const longestMs = 5_000;

/** Waits until no store of an earlier suite listens to this one. */
export async function untilUnheard(store: ReadableAtom): Promise<void> {
  const began = performance.now();
  while (store.lc > 0) {
    if (performance.now() - began > longestMs) throw new Error("An earlier suite still listens");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
