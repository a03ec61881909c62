// A real link to a screen: plain clicks move inside the console, Ctrl, middle and so on stay the browser's.
import type { ComponentProps, MouseEvent } from "react";
import { navigate } from "../core/navigation.ts";

type RouteLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address made by `href` of core/navigation. */
  to: string;
};

export function RouteLink({ to, onClick, children, ...anchor }: RouteLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...anchor} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function isForTheBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey ||
    event.currentTarget.target === "_blank"
  );
}
