// That an incident is new: in the tab's title until somebody looks, as a sound for who wants one, and for screen readers.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { loadOnDemand } from "../../../core/on-demand/load-on-demand.ts";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { boardMessages } from "./board-messages.ts";
import type { BoardModel } from "./board-model.ts";
import { incidentTitle } from "./board-text.ts";
import { boardDialogMessages } from "./on-demand/board-dialog-messages.ts";
import { useShown } from "./use-shown.ts";

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
  return <NewsAnnouncement model={model} />;
}

const announceEveryMs = 5_000;

/** What is new, said politely, and no more often than somebody can listen to. */
function NewsAnnouncement({ model }: { model: BoardModel }) {
  const t = useStore(boardMessages);
  const { fresh } = useStore(boardDialogMessages);
  const { view } = useShown(model);
  const news = useStore(model.$news);
  const [said, setSaid] = useState("");
  const last = useRef(0);
  const latest = news.at(-1);
  const what = latest ? incidentTitle(latest, view.all, t) : "";
  useEffect(() => {
    if (what === "") return undefined;
    const wait = Math.max(0, last.current + announceEveryMs - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      setSaid(fresh({ what }));
    }, wait);
    return () => clearTimeout(timer);
  }, [what, fresh]);
  return <LiveRegion>{said}</LiveRegion>;
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
