// Loads a part while a component is mounted, and cancels when it leaves.
import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useState } from "react";
import type { Load } from "../../core/on-demand/lazy.ts";
import { createLazyPart, type LazyState } from "../../core/on-demand/lazy-part.ts";

export type Retry = {
  /** "Coba lagi" was pressed and has not ended. */
  isRetrying: boolean;
  retry(): void;
};

/** `load` must be the same function as long as the same part is meant. */
export function useLazy<Part>(load: Load<Part>): { state: LazyState<Part> } & Retry {
  const lazyPart = useMemo(() => createLazyPart(load), [load]);
  const state = useStore(lazyPart.$state);
  useEffect(() => {
    lazyPart.start();
    return lazyPart.stop;
  }, [lazyPart]);
  return { state, ...useRetry(lazyPart.retry) };
}

export function useRetry(retry: () => Promise<void>): Retry {
  const [isRetrying, setRetrying] = useState(false);
  return {
    isRetrying,
    retry() {
      setRetrying(true);
      void retry().finally(() => setRetrying(false));
    },
  };
}
