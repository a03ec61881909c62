// Home: the day and what is to be done, then where one stopped and one's shortcuts, then all screens, then links out.
import { useStore } from "@nanostores/react";
import { $menu, canOpenScreen } from "../../core/menu/menu.ts";
import { $session } from "../../core/session.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { isAway } from "../../core/answers/server-error.ts";
import { formatTime } from "../../core/format.ts";
import { href } from "../../core/navigation.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import type { DetailState } from "../../kit/record/create-detail.ts";
import { KeptMarksBanner } from "../../kit/kept-marks-banner.tsx";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import { RouteLink } from "../../kit/route-link.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { isNewSchool, stepsLeft } from "./first-steps/first-steps-value.ts";
import { HomeLinks } from "./home-links.tsx";
import { homeMessages } from "./home-messages.ts";
import { createHomeModel } from "./home-model.ts";
import { HomeTiles } from "./home-tiles.tsx";
import css from "./home-screen.module.css";
import { RecentList } from "./recent-list.tsx";
import { ShortcutsList } from "./shortcuts-list.tsx";
import { TodayHead } from "./today-head.tsx";
import { TodoList } from "./todo-list.tsx";

/** Loaded after everything else, and only for people who may watch exams. What fails here is said: silence would mean that nothing runs. */
const loadRunning = lazy(() => import("./running/running-list.tsx"), "RunningList");

/** Only in schools that have not had their first exam. */
const loadSteps = lazy(() => import("./first-steps/first-steps-list.tsx"), "FirstStepsList");

/** Only for whoever may open none. */
const loadNoScreens = lazy(() => import("./no-screens-panel.tsx"), "NoScreensPanel");

export default function HomeScreen() {
  const session = useStore($session);
  if (session.status !== "in" && session.status !== "ended") return null;
  return <Home user={session.user} />;
}

function Home({ user }: { user: UserProfile }) {
  const t = useStore(homeMessages);
  const model = useModel(createHomeModel);
  const sections = useStore($menu);
  const overview = useStore(model.$overview);
  const shortcuts = useStore(model.$shortcuts);
  const known = overview.status === "ready" ? overview.detail : null;
  const counts = known && known.steps;
  const left = counts ? stepsLeft(counts) : 0;
  const isNew = counts !== null && isNewSchool(counts);
  const steps = left > 0 && counts && (
    <LazyComponent load={loadSteps} props={{ counts, user }} waiting={null} />
  );
  return (
    <div
      className={css.home}
      aria-busy={overview.status === "loading" || shortcuts.status === "loading"}
    >
      <TodayHead name={user.name} stepsLeft={isNew ? left : null} />
      <Unanswered state={overview} />
      <KeptMarksBanner
        actions={
          canOpenScreen("check", user) && <RouteLink to={href("check")}>{t.showMarks}</RouteLink>
        }
      />
      {user.menus["0013A"] && <LazyComponent load={loadRunning} props={{}} waiting={false} />}
      {isNew && steps}
      {/* What could not be asked is not said to be done. */}
      {!isNew && overview.status !== "failed" && sections.length > 0 && (
        <TodoList items={known && known.todo} />
      )}
      <div className={css.columns}>
        <aside className={css.side}>
          {known && known.recent.length > 0 && <RecentList banks={known.recent} />}
          <ShortcutsList model={model} user={user} />
          {!isNew && steps}
        </aside>
        {sections.length > 0 ? (
          <HomeTiles sections={sections} />
        ) : (
          <LazyComponent load={loadNoScreens} props={{ user }} isOptional />
        )}
      </div>
      <HomeLinks />
    </div>
  );
}

/** Without it an empty page would pass for nothing to do, and an old one for today's. */
function Unanswered({ state }: { state: DetailState<unknown> }) {
  const t = useStore(homeMessages);
  const failure = failureOf(state);
  const texts = [
    isAway(failure) && t.away,
    state.status === "ready" && failure !== null && t.asOf({ time: formatTime(state.asOf) }),
  ].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <div role="status">
      <Banner tone="warn">{texts.join(" ")}</Banner>
    </div>
  );
}

function failureOf(state: DetailState<unknown>): unknown {
  if (state.status === "failed") return state.error;
  return state.status === "ready" ? state.outdated : null;
}
