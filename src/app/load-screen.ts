// Fetches the code of a screen when it is first wanted, with the texts of its language.
import { atom } from "nanostores";
import type { ReadableAtom } from "nanostores";
import type { ComponentType } from "react";
import { startNavigating } from "../core/busy.ts";
import { fetchTexts } from "../core/i18n.ts";
import { isServerThere, latePiece } from "../core/late-piece.ts";

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

const loaders = new Map<string, PartLoader<ComponentType>>();

/** One loader per name, for as long as the page lives. */
export function screenLoader(
  name: string,
  load: () => Promise<{ default: ComponentType }>,
): PartLoader<ComponentType> {
  const known = loaders.get(name);
  if (known) return known;
  const made = createPartLoader(async () => (await load()).default);
  loaders.set(name, made);
  return made;
}

export function createPartLoader<Part>(load: () => Promise<Part>): PartLoader<Part> {
  const $part = atom<LoadedPart<Part>>({ status: "loading" });
  let started = false;

  async function run(): Promise<void> {
    const arrived = startNavigating();
    try {
      const Part = await latePiece(load);
      await fetchTexts();
      $part.set({ status: "ready", Part });
    } catch (error) {
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
