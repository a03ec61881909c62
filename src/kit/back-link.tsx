// The way back from a screen to the one that it was opened from.
import type { ReactNode } from "react";
import { buttonClass } from "../ui/input/button-style.ts";
import { Icon } from "../ui/icon.tsx";
import { RouteLink } from "./route-link.tsx";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouteLink to={to} className={buttonClass({ variant: "ghost" })}>
      <Icon name="chevron-left" size={18} />
      {children}
    </RouteLink>
  );
}
