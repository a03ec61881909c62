// Addresses and moving between them: typed links, the query of the present address, and the question before leaving
// input behind. The router in app/ listens to the same history.
import { atom } from "nanostores";
import { navigate as changeAddress } from "wouter/use-browser-location";
import { loadsOf, routeNames, routes, type RouteName, type RouteParams } from "../routes.ts";
import { unsaved } from "./on-demand/server-build.ts";

export type Query = Record<string, string>;

/** A place in the console as data: what a shortcut keeps (spec 3). */
export type Destination = { name: RouteName; params: Record<string, string>; query: Query };

const base = __BASE__.replace(/\/$/u, "");

/** The address of a route, base path included. Name and parameters are checked by the compiler. */
export function href<Name extends RouteName>(
  name: Name,
  ...[params, query]: keyof RouteParams<Name> extends never
    ? [params?: Record<string, never>, query?: Query]
    : [params: RouteParams<Name>, query?: Query]
): string {
  return hrefOf({ name, params: params ?? {}, query: query ?? {} });
}

export function hrefOf({ name, params, query }: Destination): string {
  const path = routes[name].path.replace(/:(\w+)/gu, (_place, key: string) =>
    encodeURIComponent(params[key] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return base + path + (search ? `?${search}` : "");
}

/** The route that an address under the base path belongs to, or null. Upper and lower case are the same. */
export function destinationOf(address: string): Destination | null {
  const { pathname, searchParams } = new URL(address, location.origin);
  if (!pathname.toLowerCase().startsWith(base.toLowerCase())) return null;
  const path = pathname.slice(base.length).replace(/\/$/u, "") || "/";
  for (const name of routeNames) {
    const pattern = routes[name].path.replace(/:(\w+)/gu, "(?<$1>[^/]+)");
    const match = new RegExp(`^${pattern}$`, "iu").exec(path);
    if (!match) continue;
    const params = decodeAll(match.groups ?? {});
    return params && { name, params, query: Object.fromEntries(searchParams) };
  }
  return null;
}

/** What is fetched to show the screen at an address. */
export function loadsAt(address: string): ReturnType<typeof loadsOf> {
  const place = destinationOf(address);
  return place ? loadsOf(place.name) : [];
}

function decodeAll(parts: Record<string, string>): Record<string, string> | null {
  try {
    const decoded = Object.entries(parts).map(([key, value]) => [key, decodeURIComponent(value)]);
    return Object.fromEntries(decoded);
  } catch {
    // A cut-off or mistyped percent sign.
    return null;
  }
}

/** The parameters of one of several routes. */
export type ParamsOfOne<Name extends RouteName> = Name extends RouteName
  ? RouteParams<Name>
  : never;

/**
 * The parameters in the present address, for a screen that serves these routes. app/ mounts a screen only where
 * `destinationOf` accepts the address, so every parameter is there; anything else is a programming error.
 */
export function currentParams<Name extends RouteName>(names: readonly Name[]): ParamsOfOne<Name> {
  const place = destinationOf(location.href);
  if (!place || !names.some((name) => name === place.name)) {
    throw new Error(`${location.pathname} is no address of ${names.join(" or ")}`);
  }
  return place.params as ParamsOfOne<Name>;
}

/** Reads what `hrefOf` and JSON made of a destination; null when it is damaged or names no route. */
export function parseDestination(text: string): Destination | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("name" in value)) return null;
    const name = routeNames.find((known) => known === value.name);
    if (!name) return null;
    return { name, params: stringsIn(value, "params"), query: stringsIn(value, "query") };
  } catch {
    // Not JSON: no destination.
    return null;
  }
}

function stringsIn(value: object, key: string): Record<string, string> {
  const inner: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  if (typeof inner !== "object" || inner === null) return {};
  return Object.fromEntries(Object.entries(inner).filter(([, text]) => typeof text === "string"));
}

// --- Leaving ---

/** What is asked before signing out, in sentences. `act` is a further choice; `run` is null while it is under way. */
export type LeaveQuestion = {
  lines: readonly string[];
  act?: { label: string; run: (() => void) | null };
};

/** Somebody wants to leave while input is unsaved, or to sign out (`question`): app/ asks, and calls `proceed` or just clears this. */
export const $leaveRequest = atom<{ proceed: () => void; question?: LeaveQuestion } | null>(null);

const guards = new Map<() => boolean, (() => void) | undefined>();

/**
 * `isDirty` is asked before every change of address, back button and closing of the tab included. `discarded` is told
 * when the person has agreed to lose what is unsaved.
 */
export function guardLeaving(isDirty: () => boolean, discarded?: () => void): () => void {
  guards.set(isDirty, discarded);
  return () => guards.delete(isDirty);
}

export function hasUnsavedInput(): boolean {
  return [...guards.keys()].some((isDirty) => isDirty());
}

unsaved.exists = hasUnsavedInput;

/** Runs `proceed` now, or after the person has agreed to lose what is unsaved. */
export function confirmLeaving(proceed: () => void): void {
  if (hasUnsavedInput()) askToLeave(proceed);
  else proceed();
}

function askToLeave(proceed: () => void): void {
  $leaveRequest.set({
    proceed() {
      for (const [isDirty, discarded] of guards) if (isDirty()) discarded?.();
      proceed();
    },
  });
}

/** Where the person was before the present screen; a new shortcut is prefilled with it. */
export const $previousAddress = atom<string | null>(null);

/** Goes to an address made by `href`. `unasked`: the person has been asked already, or is no longer there to ask. */
export function navigate(
  address: string,
  { unasked = false, ...options }: { replace?: boolean; unasked?: boolean } = {},
): void {
  if (unasked) moveTo(address, options);
  else confirmLeaving(() => moveTo(address, options));
}

function moveTo(address: string, options: { replace?: boolean }): void {
  guards.clear();
  if (options.replace !== true) $previousAddress.set(location.pathname + location.search);
  changeAddress(address, options);
  shown = location.href;
}

let shown = "";

/** Call once, before the router listens: its own popstate listener must come after this one. */
export function startNavigation(): () => void {
  shown = location.href;
  const wentBack = (event: PopStateEvent) => {
    const wanted = location.href;
    if (!hasUnsavedInput() || wanted === shown) {
      $previousAddress.set(shown.slice(location.origin.length));
      shown = wanted;
      return;
    }
    event.stopImmediatePropagation();
    changeAddress(shown);
    askToLeave(() => moveTo(wanted, {}));
  };
  const closes = (event: BeforeUnloadEvent) => {
    if (!hasUnsavedInput()) return;
    event.preventDefault();
    // Chrome before 119 asks for this only.
    event.returnValue = true;
  };
  window.addEventListener("popstate", wentBack);
  window.addEventListener("beforeunload", closes);
  return () => {
    window.removeEventListener("popstate", wentBack);
    window.removeEventListener("beforeunload", closes);
  };
}

// --- The query of the present address ---

export function readQuery(): Query {
  return Object.fromEntries(new URLSearchParams(location.search));
}

/** Replaces the query without a new history entry, so that back leads to the screen before, not to a former filter. */
export function replaceQuery(query: Query): void {
  const search = new URLSearchParams(query).toString();
  const address = location.pathname + (search ? `?${search}` : "");
  if (address === location.pathname + location.search) return;
  changeAddress(address, { replace: true });
  shown = location.href;
}
