// Says aloud what changed on the screen. It must be mounted before its text changes, so keep it mounted, empty.
import type { ReactNode } from "react";
import css from "../visually-hidden.module.css";

export function LiveRegion({ children, assertive }: { children?: ReactNode; assertive?: boolean }) {
  return (
    <div className={css.hidden} aria-live={assertive ? "assertive" : "polite"} aria-atomic="true">
      {children}
    </div>
  );
}
