// Suites run one after another in one thread, and a store stays mounted for a second after its last listener has gone.
import type { ReadableAtom } from "nanostores";

const longestMs = 5_000;

/** Waits until no store of an earlier suite listens to this one. */
export function untilUnheard(store: ReadableAtom): Promise<void> {
  return untilStore(() => store.lc === 0);
}

/** Waits until these stores, which begin with "loading", have ended. */
export function untilEnded(stores: readonly { value: { status: string } | undefined }[]) {
  return untilStore(() => stores.every(({ value }) => value?.status === "loading"));
}

async function untilStore(isSo: () => boolean): Promise<void> {
  const began = performance.now();
  while (!isSo()) {
    if (performance.now() - began > longestMs) throw new Error("A store is still listened to");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
