// The overlay of the specification while a screen is on its way; only when that takes long enough to be noticed.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { $navigating, overlayDelayMs } from "../core/busy.ts";
import { appMessages } from "./app-messages.ts";

export function LoadingOverlay() {
  const navigating = useStore($navigating);
  return <output>{navigating && <LateOverlay />}</output>;
}

function LateOverlay() {
  const t = useStore(appMessages);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), overlayDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return late ? <div className="loading-overlay">{t.loading}</div> : null;
}
