// The way back from a screen to the one that it was opened from.
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/input/button-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { RouteLink } from "../route-link.tsx";

type BackLinkProps = {
  to: string;
  /** Before the address changes. */
  onClick?: () => void;
  children: ReactNode;
};

export function BackLink({ to, onClick, children }: BackLinkProps) {
  return (
    <RouteLink to={to} className={buttonClass({ variant: "ghost" })} {...(onClick && { onClick })}>
      <Icon name="chevron-left" size={18} />
      {children}
    </RouteLink>
  );
}
