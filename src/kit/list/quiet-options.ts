// Choices that a filter or a form offers beside what it can do without: fetched when first looked at, kept when fetching them
// again fails, and never a reason to disturb anybody. Lists that several screens choose from: core/lookups.ts.
import { atom, onMount, type ReadableAtom } from "nanostores";

export type QuietOptions<Options> = {
  $options: ReadableAtom<Options>;
  /** Never throws. */
  refresh(): Promise<void>;
  exit(): void;
};

export function createQuietOptions<Options>(
  none: Options,
  load: (signal: AbortSignal) => Promise<Options>,
): QuietOptions<Options> {
  const abort = new AbortController();
  const $options = atom<Options>(none);
  let latest = 0;
  const refresh = async (): Promise<void> => {
    const turn = ++latest;
    try {
      const options = await load(abort.signal);
      if (turn === latest && !abort.signal.aborted) $options.set(options);
    } catch {
      // What is offered stays as it was.
    }
  };
  onMount($options, () => void refresh());
  return { $options, refresh, exit: () => abort.abort() };
}
