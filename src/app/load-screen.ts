// Fetches the code of a screen when it is first wanted. After an upgrade an open tab asks for files that are gone:
// the page is then reloaded once by itself; if that does not help, the person is told and may try again.
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import { startNavigating } from "../core/busy.ts";
import { fetchTexts } from "../core/i18n.ts";

export type LoadedPart<Part> =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; Part: Part };

export type PartLoader<Part> = {
  $part: ReadableAtom<LoadedPart<Part>>;
  /** Starts the fetch unless it runs or has succeeded. */
  start(): void;
  /** A browser may remember a failed import for good, so trying again means loading the page anew. */
  retry(): Promise<void>;
};

const guardKey = "exo.adm.reloaded.";
const loaders = new Map<string, PartLoader<ComponentType>>();

/** One loader per name, for as long as the page lives. */
export function screenLoader(
  name: string,
  load: () => Promise<{ default: ComponentType }>,
): PartLoader<ComponentType> {
  const known = loaders.get(name);
  if (known) return known;
  const made = createPartLoader(name, async () => (await load()).default);
  loaders.set(name, made);
  return made;
}

export function createPartLoader<Part>(name: string, load: () => Promise<Part>): PartLoader<Part> {
  const $part = atom<LoadedPart<Part>>({ status: "loading" });
  let started = false;

  async function run(): Promise<void> {
    const arrived = startNavigating();
    try {
      const Part = await load();
      await fetchTexts();
      forgetReload(name);
      $part.set({ status: "ready", Part });
    } catch (error) {
      if ((await isServerThere()) && mayReload(name)) return location.reload();
      $part.set({ status: "failed", error });
    } finally {
      arrived();
    }
  }

  return {
    $part,
    start() {
      if (started) return;
      started = true;
      void run();
    },
    async retry() {
      // Without the server a reload would leave the browser's own error page behind.
      if (await isServerThere()) location.reload();
    },
  };
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(__BASE__, { cache: "no-store" })).ok;
  } catch {
    // No network: the answer is no.
    return false;
  }
}

/** True the first time for this part in this tab. */
function mayReload(name: string): boolean {
  try {
    if (sessionStorage.getItem(guardKey + name) !== null) return false;
    sessionStorage.setItem(guardKey + name, "1");
    return true;
  } catch {
    // Storage is forbidden: without a memory it could reload for ever.
    return false;
  }
}

function forgetReload(name: string): void {
  try {
    sessionStorage.removeItem(guardKey + name);
  } catch {
    // Storage is forbidden, so nothing was remembered.
  }
}
