// That an incident is new: in the tab's title until somebody looks, and as a sound for who wants one.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { loadOnDemand } from "../../../core/on-demand/load-on-demand.ts";
import type { BoardModel } from "./board-model.ts";

const loadBeep = lazy(() => import("./on-demand/beep-media.ts"), "beep");
/** A sound that comes later than that would seem to be about something else. */
const beepWithinMs = 5_000;

const badge = /^\(\d+\) /u;

export function NewsNotices({ model }: { model: BoardModel }) {
  useSeenNews(model);
  const news = useStore(model.$news);
  const hasSound = useStore(model.$hasSound);
  const count = news.length;
  useEffect(() => {
    const plain = document.title.replace(badge, "");
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
    return () => {
      document.title = document.title.replace(badge, "");
    };
  }, [count]);
  const latest = news.at(-1)?.key;
  useEffect(() => {
    if (latest === undefined || !hasSound) return;
    // The board works without sound.
    loadOnDemand(loadBeep, { signal: AbortSignal.timeout(beepWithinMs) })
      .then((beep) => beep())
      .catch(() => undefined);
  }, [latest, hasSound]);
  return null;
}

/** Whoever moves a hand here has seen what is new. */
function useSeenNews(model: BoardModel): void {
  useEffect(() => {
    const kinds = ["pointermove", "keydown"] as const;
    for (const kind of kinds) addEventListener(kind, model.markSeen);
    return () => {
      for (const kind of kinds) removeEventListener(kind, model.markSeen);
    };
  }, [model]);
}
