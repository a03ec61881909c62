// The day and the greeting, and beside them, small, the server: its clock, its address, its version, the spoken explanation.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { ServerMatrix } from "../../contract/institution/server-matrix.ts";
import { $serverClockKnown, serverOffsetMinutes } from "../../core/answers/server-clock.ts";
import { zoneLabel } from "../../core/format.ts";
import { $locale } from "../../core/i18n.ts";
import { $matrix } from "../../core/institution/matrix.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import { InfoButton } from "../../kit/info-button.tsx";
import { useServerNow } from "../../kit/age/use-server-now.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { homeMessages } from "./home-messages.ts";
import css from "./today-head.module.css";
import { clockAt, dayAt, greetingAt, hourAt } from "./today-text.ts";

/** Most servers have nothing to warn of. */
const loadWarnings = lazy(() => import("./server-warnings-panel.tsx"), "ServerWarnings");

type TodayHeadProps = {
  name: string;
  /** Null: the school is not new, or nobody knows yet. */
  stepsLeft: number | null;
};

export function TodayHead({ name, stepsLeft }: TodayHeadProps) {
  const t = useStore(homeMessages);
  const locale = useStore($locale);
  const matrix = useStore($matrix);
  const isKnown = useStore($serverClockKnown) !== null;
  const now = useServerNow();
  const offset = serverOffsetMinutes();
  const greeting = t[greetingAt(hourAt(now, offset))];
  return (
    <>
      <header className={css.head}>
        <div>
          {/* The PC's own clock may be years off: no day is better than a wrong one. */}
          <h1>{isKnown ? dayAt(now, offset, locale) : t.home}</h1>
          <p>
            {greeting({ name })}
            {stepsLeft !== null && ` · ${t.stepsLeft({ count: stepsLeft })}`}
          </p>
        </div>
        <section className={css.server} aria-label={t.server}>
          <dl>
            <Fact term={t.time}>
              {matrix ? (
                // No live region: nobody wants to hear every second.
                <time dateTime={now.toISOString()}>
                  {clockAt(now, offset)} {zoneLabel()}
                </time>
              ) : (
                t.unknown
              )}
            </Fact>
            <Fact term={t.host}>{matrix?.server_host || t.unknown}</Fact>
            <Fact term={t.version}>{matrix ? `v${matrix.exo_version}` : t.unknown}</Fact>
          </dl>
          <InfoButton clip="home" />
        </section>
      </header>
      {matrix && hasWarnings(matrix) && (
        <LazyComponent load={loadWarnings} props={{ matrix }} isOptional />
      )}
    </>
  );
}

const hasWarnings = ({ power_cut_risk: risk, clock_behind_seconds: behind = 0 }: ServerMatrix) =>
  risk === true || behind > 0;

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <VisuallyHidden>{term}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
