// Seconds between the press that starts something and its start, in which it can be cancelled or started at once. It runs in
// the page alone: whoever closes the dialog or leaves the page has cancelled it.
import { useEffect, useRef, useState } from "react";

const secondMs = 1_000;
/** A page that slept longer than this past the end starts nothing: nobody expects it any more. */
const patienceMs = 5_000;

/** @param seconds 0: it starts at once */
export function useStartDelay(seconds: number, start: () => void) {
  /** Null: nothing waits. */
  const [left, setLeft] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);

  function stop(): void {
    clearInterval(timer.current);
    timer.current = undefined;
    setLeft(null);
  }

  useEffect(() => () => clearInterval(timer.current), []);

  function startNow(): void {
    stop();
    start();
  }

  return {
    left,
    /** A second press while it waits changes nothing. */
    begin(): void {
      if (timer.current !== undefined) return;
      if (seconds === 0) return start();
      // By a clock that goes on evenly also when somebody sets that of the PC.
      const due = performance.now() + seconds * secondMs;
      setLeft(seconds);
      timer.current = setInterval(() => {
        const rest = due - performance.now();
        if (rest > 0) setLeft(Math.ceil(rest / secondMs));
        else if (rest < -patienceMs) stop();
        else startNow();
      }, secondMs / 4);
    },
    startNow,
    stop,
  };
}
