// Which screen stands at the present address: the route table, with what to say when there is none, when it is not
// built yet, and when the person may not open it (the exam server decides that for every call anyway).
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { usePathname } from "wouter/use-browser-location";
import type { UserProfile } from "../contract/credentials.ts";
import { mayOpen } from "../core/menu/menu.ts";
import { destinationOf, href, navigate } from "../core/navigation.ts";
import { screenMessages } from "../core/menu/screen-messages.ts";
import { RouteLink } from "../kit/route-link.tsx";
import { routes, type RouteName } from "../routes.ts";
import type { IconName } from "../ui/icon-names.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { RouteScreen } from "./route-screen.tsx";
import { placeMessages } from "./shell/shell-messages.ts";
import { useTitle } from "./use-title.ts";

export function AppRoutes({ user }: { user: UserProfile }) {
  const t = useStore(placeMessages);
  // The same reading of the address that useRoute gives to the screen: a parameter that is missing or damaged ends here.
  const place = destinationOf(usePathname());
  if (place) return <Place key={place.name} name={place.name} user={user} />;
  return (
    <Instead heading={t.notFound} icon="circle-alert" title={t.noScreen} hint={t.notFoundHint} />
  );
}

function Place({ name, user }: { name: RouteName; user: UserProfile }) {
  const t = useStore(placeMessages);
  const heading = useStore(screenMessages)[name];
  const route = routes[name];
  if (name === "login") return <GoHome />;
  // To everybody: nobody can give a way to what is not there yet.
  if (!route.load) {
    return <Instead heading={heading} icon="wrench" title={t.notBuilt} hint={t.notBuiltHint} />;
  }
  if (!mayOpen(route, user)) {
    return <Instead heading={heading} icon="lock" title={t.forbidden} hint={t.forbiddenHint} />;
  }
  return <RouteScreen name={name} title={heading} load={route.load} />;
}

/** Whoever is in has nothing to do at sign-in. */
function GoHome() {
  useEffect(() => navigate(href("home"), { replace: true, unasked: true }), []);
  return null;
}

type InsteadProps = { heading: string; icon: IconName; title: string; hint: string };

function Instead({ heading, icon, title, hint }: InsteadProps) {
  const t = useStore(placeMessages);
  useTitle(heading);
  return (
    <>
      <PageHeader title={heading} />
      <EmptyState
        icon={icon}
        title={title}
        actions={<RouteLink to={href("home")}>{t.goHome}</RouteLink>}
      >
        {hint}
      </EmptyState>
    </>
  );
}
