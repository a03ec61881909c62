// What runs now: each exam with how many are in which state, what needs a hand, the minutes that are left, and the way to its
// board.
import { useStore } from "@nanostores/react";
import {
  listRunningBoards,
  type RunningBoard,
  type StateCounts,
} from "../../../contract/exams/board/boards.ts";
import { isTakenAway } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { formatNumber, formatTime } from "../../../core/format.ts";
import { recallEveryMs } from "../../../core/live-topic.ts";
import { href } from "../../../core/navigation.ts";
import { AgeTag } from "../../../kit/age/age-tag.tsx";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useAge } from "../../../kit/age/use-age.ts";
import { useModel } from "../../../kit/use-model.ts";
import { useServerNow } from "../../../kit/age/use-server-now.ts";
import { Delayed } from "../../../ui/delayed.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { runningMessages } from "./running-messages.ts";
import css from "./running-list.module.css";

const createRunning = () =>
  createDetail(async (signal) => (await call(listRunningBoards, {}, { signal })).items, {
    everyMs: recallEveryMs,
  });

export function RunningList() {
  const t = useStore(runningMessages);
  const state = useStore(useModel(createRunning).$state);
  const age = useAge(state.status === "ready" ? state.asOf : null);
  if (state.status === "loading") return <Asked delayMs={slowAnswerMs} text={t.asking} />;
  if (state.status === "failed") {
    // Whoever may no longer watch exams is not told of them.
    return isTakenAway(state.error) ? null : <Asked text={t.notKnown} />;
  }
  if (state.detail.length === 0) {
    // An old answer that nothing runs says nothing about now.
    return age.isStale && <Asked text={t.noLongerKnown({ time: formatTime(state.asOf) })} />;
  }
  const at = age.isStale ? state.asOf : null;
  return (
    <section aria-label={t.title}>
      <div className={css.heading}>
        <h2>{t.title}</h2>
        <AgeTag {...age} />
      </div>
      <ul className={css.exams} data-stale={age.isStale || undefined}>
        {state.detail.map((one) => (
          <RunningCard key={one.id} one={one} at={at} />
        ))}
      </ul>
    </section>
  );
}

/** An answer that takes longer is spoken of: until then its place stays empty, so that home does not jump each time. */
const slowAnswerMs = 2_000;

/** Stands where the exams would stand: an empty place would say that nothing runs. The server is asked again without a press. */
function Asked({ text, delayMs }: { text: string; delayMs?: number }) {
  const t = useStore(runningMessages);
  return (
    <Delayed {...(delayMs !== undefined && { delayMs })}>
      <section aria-label={t.title}>
        <div className={css.heading}>
          <h2>{t.title}</h2>
        </div>
        <div role="status" className={css.unknown}>
          <Banner tone="warn">{text}</Banner>
        </div>
      </section>
    </Delayed>
  );
}

const shownCounts = [
  "working",
  "finished",
  "absent",
  "offline",
  "blocked",
  "away",
] as const satisfies readonly (keyof StateCounts)[];

/** `at`: when the figures were so, once they are outdated; null: now. */
function RunningCard({ one, at }: { one: RunningBoard; at: Date | null }) {
  const t = useStore(runningMessages);
  const serverNow = useServerNow();
  const now = (at ?? serverNow).getTime();
  const starts = Date.parse(one.starts_at);
  const minutes = (until: number) => formatNumber(Math.max(0, Math.ceil((until - now) / 60_000)));
  const name = [one.alias, one.room].filter(Boolean).join(" · ");
  const going =
    now < starts
      ? t.soon({ n: minutes(starts) })
      : t.left({ n: minutes(Date.parse(one.shared_end_at)) });
  // The time of a stopped exam stands still: minutes that go on would be false.
  const left = one.stopped_at === null ? going : t.stopped({ time: formatTime(one.stopped_at) });
  const counts = shownCounts
    .filter((state) => one.counts[state] > 0)
    .map((state) => t[state]({ n: formatNumber(one.counts[state]) }));
  const others = one.others.map(({ sesi, count, until }) => {
    const told = { n: formatNumber(count), time: formatTime(until) };
    return sesi === null ? t.longer(told) : t.elsewhere({ ...told, sesi });
  });
  const sesi = one.due_session;
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{[left, ...others, ...counts].join(" · ")}</small>
      </div>
      {one.stopped_at !== null && (
        <Tag tone="warn" icon="pause">
          {t.isStopped}
        </Tag>
      )}
      {one.incidents > 0 && (
        <Tag tone="bad" icon="triangle-alert">
          {t.incidents({ n: formatNumber(one.incidents) })}
        </Tag>
      )}
      {sesi !== null && (
        <Tag tone="warn" icon="triangle-alert">
          {t.unopened({ sesi })}
        </Tag>
      )}
      <RouteLink
        to={href("monitor.peserta", {}, { board: one.id })}
        aria-label={sesi === null ? t.watch({ name }) : t.openOf({ sesi, name })}
      >
        {sesi === null ? t.open : t.openSession({ sesi })}
      </RouteLink>
    </li>
  );
}
