// For work of many steps that waits for nothing: awaited between two of them, it lets everybody else have their turn.
import { setImmediate } from "node:timers/promises";

/** In milliseconds; of a step that takes longer by itself nothing can be said here. */
export const longestBlockMs = 5;

export function createYieldOften(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < longestBlockMs) return;
    await setImmediate();
    began = performance.now();
  };
}
