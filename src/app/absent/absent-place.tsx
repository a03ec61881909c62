// What stands at an address where the person sees no screen, and why.
import { useStore } from "@nanostores/react";
import { href } from "../../core/navigation.ts";
import { RouteLink } from "../../kit/route-link.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { absentPlaceMessages } from "./absent-place-messages.ts";
import { useTitle } from "../use-title.ts";

export type AbsentPlaceProps = {
  why: "notFound" | "notBuilt" | "forbidden";
  /** Of the screen that is not shown; null: there is none at the address. */
  heading: string | null;
};

const icons: Record<AbsentPlaceProps["why"], IconName> = {
  notFound: "circle-alert",
  notBuilt: "wrench",
  forbidden: "lock",
};

export function AbsentPlace({ why, heading }: AbsentPlaceProps) {
  const t = useStore(absentPlaceMessages);
  const title = heading ?? t.page;
  useTitle(title);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={icons[why]}
        title={t[why]}
        actions={<RouteLink to={href("home")}>{t.goHome}</RouteLink>}
      >
        {t[`${why}Hint`]}
      </EmptyState>
    </>
  );
}
