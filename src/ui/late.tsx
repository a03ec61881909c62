// Shows its content only when the wait has become long enough to be noticed: what is gone at once only flickers.
import { type ReactNode, useEffect, useState } from "react";

const noticedMs = 150;

export function Late({ children }: { children: ReactNode }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), noticedMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <>{children}</> : null;
}
