// The server's time, drawn anew when the clock is heard, and each second.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { $serverClockKnown, serverNow } from "../../core/answers/server-clock.ts";

export function useServerNow(): Date {
  const [, tick] = useState(0);
  useStore($serverClockKnown);
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}
