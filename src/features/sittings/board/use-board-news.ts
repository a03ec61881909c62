// That an incident is new: in the tab's title until somebody looks, and as a sound for who wants one.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { latePiece } from "../../../core/late-piece.ts";
import type { BoardModel } from "./board-model.ts";

const badge = /^\(\d+\) /u;

export function useBoardNews(model: BoardModel): void {
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
    // A board without sound is a board still.
    latePiece(() => import("./late/beep-media.ts"))
      .then(({ beep }) => beep())
      .catch(() => undefined);
  }, [latest, hasSound]);
}
