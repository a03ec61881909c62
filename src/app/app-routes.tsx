// Which screen stands at the present address: the route table, with what to say when there is none, when it is not
// built yet, and when the person may not open it (the exam server decides that for every call anyway).
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { usePathname } from "wouter/use-browser-location";
import type { UserProfile } from "../contract/credentials.ts";
import { mayOpen } from "../core/menu/menu.ts";
import { destinationOf, href, navigate } from "../core/navigation.ts";
import { screenMessages } from "../core/menu/screen-messages.ts";
import { lazy } from "../core/on-demand/lazy.ts";
import { LazyComponent } from "../kit/lazy/lazy-component.tsx";
import { routes, type RouteName } from "../routes.ts";
import { RouteScreen } from "./route-screen.tsx";

/** Few people see it, and the server has just been asked for something. */
const loadAbsent = lazy(() => import("./absent/absent-place.tsx"), "AbsentPlace");

export function AppRoutes({ user }: { user: UserProfile }) {
  // The same reading of the address that useRoute gives to the screen: a parameter that is missing or damaged ends here.
  const place = destinationOf(usePathname());
  if (place) return <Place key={place.name} name={place.name} user={user} />;
  return <LazyComponent load={loadAbsent} props={{ why: "notFound", heading: null }} />;
}

function Place({ name, user }: { name: RouteName; user: UserProfile }) {
  const heading = useStore(screenMessages)[name];
  const route = routes[name];
  if (name === "login") return <GoHome />;
  // To everybody: nobody can give a way to what is not there yet.
  const why = route.load ? "forbidden" : "notBuilt";
  if (!route.load || !mayOpen(route, user)) {
    return <LazyComponent load={loadAbsent} props={{ why, heading }} />;
  }
  return <RouteScreen name={name} title={heading} load={route.load} />;
}

/** Whoever is in has nothing to do at sign-in. */
function GoHome() {
  useEffect(() => navigate(href("home"), { replace: true, unasked: true }), []);
  return null;
}
