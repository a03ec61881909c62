// Moves of rows go to the server one after the other, since a key held down is many of them; the list is asked for once,
// after the last.
import { atom, type ReadableAtom } from "nanostores";
import { reportError } from "../../core/notices.ts";

export function createMoveQueue(reload: () => Promise<void>) {
  const $moved = atom("");
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;

  async function run(send: () => Promise<string>): Promise<void> {
    try {
      $moved.set(await send());
    } catch (error) {
      reportError(error);
    }
    waiting -= 1;
    if (waiting === 0) await reload();
  }

  return {
    /** What the last move came to, for those who hear the screen. */
    $moved: $moved as ReadableAtom<string>,
    /** `send` answers what it came to. Settles when the list shows what the server has. */
    move(send: () => Promise<string>): Promise<void> {
      waiting += 1;
      queue = queue.then(() => run(send));
      return queue;
    },
  };
}
