// A real link to a screen: plain clicks move inside the console, Ctrl, middle and so on stay the browser's. The screen's code
// is fetched as soon as pointer or focus rests on it.
import { useRef, type ComponentProps, type MouseEvent } from "react";
import { loadsAt, navigate } from "../core/navigation.ts";
import { fetchAtRest } from "./prefetch.ts";

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
    <a {...anchor} {...useFetchAtRest(to)} href={to} onClick={follow}>
      {children}
    </a>
  );
}

function useFetchAtRest(to: string) {
  const stop = useRef<() => void>(() => undefined);
  const begin = () => {
    stop.current();
    stop.current = fetchAtRest(loadsAt(to));
  };
  const end = () => stop.current();
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
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
