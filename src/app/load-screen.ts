// The code of a screen, loaded when somebody first goes there. While it is on its way the app counts as navigating.
import type { ComponentType } from "react";
import { startNavigating } from "../core/busy.ts";
import { createLazyPart, type LazyPart } from "../core/on-demand/lazy-part.ts";
import { lazy, type Load } from "../core/on-demand/lazy.ts";
import { loadedPart } from "../core/on-demand/load-on-demand.ts";

const screens = new Map<string, LazyPart<ComponentType>>();

/** One per name, for as long as the page lives. A screen that was fetched ahead is there at once. */
export function lazyScreen(
  name: string,
  importModule: () => Promise<{ default: ComponentType }>,
): LazyPart<ComponentType> {
  const known = screens.get(name);
  const ahead = loadedPart(importModule)?.default;
  if (known && (ahead === undefined || known.$state.get().status === "ready")) return known;
  const made = createNavigatedPart(lazy(importModule, "default"), ahead);
  screens.set(name, made);
  return made;
}

export function createNavigatedPart<Part>(load: Load<Part>, known?: Part): LazyPart<Part> {
  const part = createLazyPart(load, known);
  let arrive = (): void => undefined;
  const navigateWhile = (isLoading: boolean) => {
    arrive();
    if (isLoading) arrive = startNavigating();
  };
  let isStarted = false;
  part.$state.listen(({ status }) => navigateWhile(isStarted && status === "loading"));
  return {
    ...part,
    start() {
      isStarted = true;
      navigateWhile(part.$state.get().status === "loading");
      part.start();
    },
    stop() {
      isStarted = false;
      navigateWhile(false);
      part.stop();
    },
  };
}
