// Shows its content only when the wait has become long enough to be noticed: a spinner that goes at once only flickers.
import { type ReactNode, useEffect, useState } from "react";

const noticedMs = 150;

export function Delayed({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), noticedMs);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <>{children}</> : null;
}
