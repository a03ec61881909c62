// The overlay of the specification while a screen is on its way; only when that takes long enough to be noticed.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { $navigating, overlayDelayMs } from "../core/busy.ts";
import { appMessages } from "./app-messages.ts";

export function LoadingOverlay() {
  const navigating = useStore($navigating);
  return <output>{navigating && <DelayedOverlay />}</output>;
}

function DelayedOverlay() {
  const t = useStore(appMessages);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), overlayDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <div className="loading-overlay">{t.loading}</div> : null;
}
