// Assertions of what a page shows, stores or sends: a busy machine may be a moment late with it.
import { setTimeout as pause } from "node:timers/promises";
import * as assert from "uvu/assert";

const patienceMs = 5_000;
const stepMs = 50;

/** Read again until it holds; what it is at last is what the error tells. */
function patient<Rest extends unknown[]>(check: (value: unknown, ...rest: Rest) => void) {
  return async (read: () => Promise<unknown>, ...rest: Rest): Promise<void> => {
    const end = performance.now() + patienceMs;
    for (;;) {
      try {
        return check(await read(), ...rest);
      } catch (error) {
        if (performance.now() >= end) throw error;
      }
      await pause(stepMs);
    }
  };
}

type Message = [message?: string];
export const soon = {
  is: patient((value, expected: unknown, ...message: Message) =>
    assert.is(value, expected, ...message),
  ),
  equal: patient((value, expected: unknown, ...message: Message) =>
    assert.equal(value, expected, ...message),
  ),
  ok: patient((value, ...message: Message) => assert.ok(value, ...message)),
  not: patient((value, ...message: Message) => assert.not(value, ...message)),
  match: patient((value, expected: RegExp | string, ...message: Message) =>
    assert.match(String(value), expected, ...message),
  ),
};
