// Home: the day and what is to be done, then where one stopped and one's shortcuts, then all screens, then links out.
import { useStore } from "@nanostores/react";
import { $menu, hasLaterScreens } from "../../core/menu/menu.ts";
import { $session } from "../../core/session.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { isAway } from "../../core/answers/server-error.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import type { DetailState } from "../../kit/record/create-detail.ts";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { firstStepsOf } from "./first-steps-state.ts";
import { HomeLinks } from "./home-links.tsx";
import { homeMessages } from "./home-messages.ts";
import { createHomeModel } from "./home-model.ts";
import { HomeTiles } from "./home-tiles.tsx";
import css from "./home-screen.module.css";
import { RecentList } from "./recent-list.tsx";
import { ShortcutsList } from "./shortcuts-list.tsx";
import { TodayHead } from "./today-head.tsx";
import { TodoList } from "./todo-list.tsx";

/** Loaded after everything else, and only for people who may watch exams. Spec 8: what fails here is silent. */
const loadRunning = lazy(() => import("./running/running-list.tsx"), "RunningList");

/** Only in schools that have not had their first exam. */
const loadSteps = lazy(() => import("./first-steps-list.tsx"), "FirstStepsList");

export default function HomeScreen() {
  const session = useStore($session);
  if (session.status !== "in" && session.status !== "ended") return null;
  return <Home user={session.user} />;
}

function Home({ user }: { user: UserProfile }) {
  const model = useModel(createHomeModel);
  const sections = useStore($menu);
  const overview = useStore(model.$overview);
  const shortcuts = useStore(model.$shortcuts);
  const known = overview.status === "ready" ? overview.detail : null;
  const steps = known && firstStepsOf(known.steps, user);
  const isNewSchool = steps?.isNewSchool === true;
  return (
    <div
      className={css.home}
      aria-busy={overview.status === "loading" || shortcuts.status === "loading"}
    >
      <TodayHead
        name={user.name}
        stepsLeft={steps && isNewSchool ? steps.steps.length - steps.done : null}
      />
      {isAway(failureOf(overview)) && <Away />}
      {user.menus["0013A"] && <LazyComponent load={loadRunning} props={{}} isOptional />}
      {isNewSchool && <LazyComponent load={loadSteps} props={{ state: steps }} waiting={null} />}
      {/* What could not be asked is not said to be done. */}
      {!isNewSchool && overview.status !== "failed" && sections.length > 0 && (
        <TodoList items={known && known.todo} />
      )}
      <div className={css.columns}>
        <aside className={css.side}>
          {known && known.recent.length > 0 && <RecentList banks={known.recent} />}
          <ShortcutsList model={model} user={user} />
          {steps && !isNewSchool && steps.done < steps.steps.length && (
            <LazyComponent load={loadSteps} props={{ state: steps }} waiting={null} />
          )}
        </aside>
        {sections.length > 0 ? <HomeTiles sections={sections} /> : <NoScreens user={user} />}
      </div>
      <HomeLinks />
    </div>
  );
}

function failureOf(state: DetailState<unknown>): unknown {
  if (state.status === "failed") return state.error;
  return state.status === "ready" ? state.outdated : null;
}

/** Without it an empty page would pass for nothing to do, and an old one for today's. */
function Away() {
  const t = useStore(homeMessages);
  return (
    <div role="status">
      <Banner tone="warn">{t.away}</Banner>
    </div>
  );
}

function NoScreens({ user }: { user: UserProfile }) {
  const t = useStore(homeMessages);
  return hasLaterScreens(user) ? (
    <EmptyState icon="clock" title={t.screensLater}>
      {t.screensLaterHint}
    </EmptyState>
  ) : (
    <EmptyState icon="layout-grid" title={t.noMenu}>
      {t.noMenuHint}
    </EmptyState>
  );
}
