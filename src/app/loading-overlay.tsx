// The overlay of the specification while a screen is on its way; only when that takes long enough to be noticed.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { $navigating, overlayDelayMs } from "../core/busy.ts";
import { appMessages } from "./app-messages.ts";

export function LoadingOverlay() {
  const navigating = useStore($navigating);
  return <output>{navigating && <DelayedOverlay />}</output>;
}

/** After that somebody wants to know what it is waiting for. */
const slowMs = 6_000;

function DelayedOverlay() {
  const t = useStore(appMessages);
  const [words, setWords] = useState("");
  useEffect(() => {
    const timers = [
      setTimeout(() => setWords(t.loading), overlayDelayMs),
      setTimeout(() => setWords(t.serverAway), slowMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [t]);
  return words && <div className="loading-overlay">{words}</div>;
}
