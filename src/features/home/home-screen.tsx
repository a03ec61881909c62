// Home: greeting, shortcuts, a tile per permitted screen, the server, the way to a first exam, links.
import { useStore } from "@nanostores/react";
import { $menu } from "../../core/menu.ts";
import {
  $serverClockKnown,
  serverNow,
  serverOffsetMinutes,
} from "../../core/answers/server-clock.ts";
import { $session } from "../../core/session.ts";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { FirstStepsList } from "./first-steps-list.tsx";
import { greetingAt, hourAt } from "./greeting-text.ts";
import { HomeLinks } from "./home-links.tsx";
import { homeMessages } from "./home-messages.ts";
import { createHomeModel } from "./home-model.ts";
import { HomeTiles } from "./home-tiles.tsx";
import css from "./home-screen.module.css";
import { ServerCard } from "./server-card.tsx";
import { ShortcutsList } from "./shortcuts-list.tsx";

export default function HomeScreen() {
  const t = useStore(homeMessages);
  const model = useModel(createHomeModel);
  const session = useStore($session);
  const sections = useStore($menu);
  // The greeting is made anew when the server's clock is heard.
  useStore($serverClockKnown);
  if (session.status !== "in" && session.status !== "ended") return null;
  const { user } = session;
  const greeting = t[greetingAt(hourAt(serverNow(), serverOffsetMinutes()))];
  return (
    <>
      <PageHeader title={greeting({ name: user.name })} />
      <div className={css["columns"]}>
        <div className={css["column"]}>
          <ShortcutsList model={model} user={user} />
          {sections.map((section) => (
            <HomeTiles key={section.group} section={section} />
          ))}
          {sections.length === 0 && (
            <EmptyState icon="layout-grid" title={t.noMenu}>
              {t.noMenuHint}
            </EmptyState>
          )}
        </div>
        <div className={css["column"]}>
          <ServerCard />
          <FirstStepsList model={model} user={user} />
          <HomeLinks />
        </div>
      </div>
    </>
  );
}
