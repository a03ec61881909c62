// One screen at its address: fetched on demand, titled, focused after a move, and kept from taking the shell down.
import { useStore } from "@nanostores/react";
import { useEffect, type ComponentType } from "react";
import { usePathname, useSearch } from "wouter/use-browser-location";
import { $zoneOffset } from "../core/answers/server-clock.ts";
import { reloadIfUpgraded } from "../core/on-demand/upgrade-check.ts";
import { LazyTrouble } from "../kit/lazy/lazy-trouble.tsx";
import { useRetry } from "../kit/lazy/use-lazy.ts";
import type { RouteName } from "../routes.ts";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { appMessages } from "./app-messages.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { focusScreen } from "./shell/focus-screen.ts";
import { lazyScreen } from "./load-screen.ts";
import { crashMessages } from "./shell/shell-messages.ts";
import { useTitle } from "./use-title.ts";

type RouteScreenProps = {
  name: RouteName;
  title: string;
  load: () => Promise<{ default: ComponentType }>;
};

export function RouteScreen({ name, title, load }: RouteScreenProps) {
  const t = useStore(appMessages);
  const crashT = useStore(crashMessages);
  // A record that the query names is a place of its own; filters and pages of a list are not.
  const query = new URLSearchParams(useSearch());
  const record = query.get("id") ?? query.get("bank") ?? "";
  const address = `${usePathname()}?${record}`;
  const lazyPart = lazyScreen(name, load);
  const state = useStore(lazyPart.$state);
  const retry = useRetry(lazyPart.retry);
  useEffect(() => {
    lazyPart.start();
    return lazyPart.stop;
  }, [lazyPart]);
  useEffect(() => reloadIfUpgraded(address), [address]);
  useTitle(title);
  // Times that are there already are drawn again in the server's zone.
  useStore($zoneOffset);
  const settled = state.status !== "loading";
  useEffect(() => {
    if (settled) focusScreen(address);
  }, [settled, address]);

  if (state.status === "loading") return null;
  if (state.status !== "ready") {
    return (
      <>
        <PageHeader title={title} />
        <LazyTrouble state={state} failedTitle={t.loadFailed} {...retry} />
      </>
    );
  }
  return (
    <ErrorBoundary
      key={address}
      heading={title}
      title={crashT.title}
      message={crashT.hint}
      retry={crashT.reload}
    >
      <state.part />
    </ErrorBoundary>
  );
}
