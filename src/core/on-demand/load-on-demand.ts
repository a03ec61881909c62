// The one rule for code that is fetched when it is needed; kit/lazy shows what happens meanwhile.
// - The server cannot be reached: wait until it can be, then fetch again.
// - The server has another build (an upgrade): reload the page, at most once per build; UpgradedError while something is unsaved.
// - The server answers the request for the file with an error: fail, since a reload would not help.
// - The browser cannot load it although the server has it: reload once for this file, then fail.
// - What was fetched is given out when its texts in the person's language are there too.
import { fetchTexts } from "../i18n.ts";
import { MissingFileError, type Load } from "./lazy.ts";
import {
  mayReload,
  ownBuild,
  reloadFor,
  serverBuild,
  unsaved,
  UpgradedError,
} from "./server-build.ts";
import { serverReturn } from "./server-return.ts";

export type LoadOptions = {
  /** Ends the wait; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** The server cannot be reached. */
  onUnreachable?(): void;
};

/** What has been loaded, so that it can be shown at once the next time. */
const loaded = new WeakMap<Load<unknown>, unknown>();

export function loadedPart<Part>(load: Load<Part>): Part | undefined {
  return loaded.get(load) as Part | undefined;
}

/** Fetches it before it is needed. @throws unknown what `load` throws */
export async function loadAhead(load: Load<unknown>): Promise<void> {
  loaded.set(load, await withTexts(load));
}

/**
 * @throws UpgradedError when the page should be reloaded and may not be
 * @throws unknown what `load` throws, when the server answers and a reload does not help or may not be
 */
export async function loadOnDemand<Part>(
  load: Load<Part>,
  { signal, onUnreachable }: LoadOptions = {},
): Promise<Part> {
  let hasRetried = false;
  for (;;) {
    try {
      const part = await whileWatched(withTexts(load), onUnreachable);
      loaded.set(load, part);
      signal?.throwIfAborted();
      return part;
    } catch (error) {
      signal?.throwIfAborted();
      const build = await serverBuild();
      signal?.throwIfAborted();
      if (build === null) {
        onUnreachable?.();
        await serverReturn(signal);
        hasRetried = false;
      } else if (hasRetried) {
        return reloadOnce(build, error);
      } else {
        // The server may have returned just now, and the browser may remember the failure.
        hasRetried = true;
      }
    }
  }
}

async function withTexts<Part>(load: Load<Part>): Promise<Part> {
  const part = await load();
  await fetchTexts();
  return part;
}

/** A server that is switched off does not refuse a request: after this time it is asked whether it can be reached. */
const slowMs = 4_000;

async function whileWatched<Part>(loading: Promise<Part>, onUnreachable?: () => void) {
  let isPending = true;
  const check = async () => {
    const build = await serverBuild();
    if (build === null && isPending) onUnreachable?.();
  };
  const timer = setTimeout(() => void check(), slowMs);
  try {
    return await loading;
  } finally {
    isPending = false;
    clearTimeout(timer);
  }
}

/** Ends only when the page may not be reloaded. @throws as loadOnDemand */
function reloadOnce(build: string, error: unknown): Promise<never> {
  const isUpgraded = build !== ownBuild();
  if (!isUpgraded && error instanceof MissingFileError) throw error;
  const reason = isUpgraded ? build : String(error);
  if (!mayReload(reason)) throw error;
  if (unsaved.exists()) throw isUpgraded ? new UpgradedError() : error;
  reloadFor(reason);
  return new Promise(() => undefined);
}
