// Shows its content only when the wait has become long enough to be noticed: a spinner that goes at once only flickers.
import { type ReactNode, useEffect, useState } from "react";

const noticedMs = 150;

type DelayedProps = {
  /** How long the wait is not noticed, in ms. */
  delayMs?: number;
  children: ReactNode;
};

export function Delayed({ delayMs = noticedMs, children }: DelayedProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isShown ? <>{children}</> : null;
}
