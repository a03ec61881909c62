// What runs now: each exam with how many are in which state, what needs a hand, the minutes that are left, and the way to its
// board.
import { useStore } from "@nanostores/react";
import type { RunningBoard, StateCounts } from "../../../contract/exams/board/boards.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useServerNow } from "../../../kit/use-server-now.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { runningMessages } from "./running-messages.ts";
import { createRunningExamsModel } from "./running-exams-model.ts";
import css from "./running-list.module.css";

export function RunningList() {
  const t = useStore(runningMessages);
  const model = useModel(createRunningExamsModel);
  const items = useStore(model.$items);
  if (items.length === 0) return null;
  return (
    <section aria-label={t.title}>
      <h2>{t.title}</h2>
      <ul className={css.exams}>
        {items.map((one) => (
          <RunningCard key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

const told = [
  "working",
  "finished",
  "absent",
  "offline",
  "blocked",
  "away",
] as const satisfies readonly (keyof StateCounts)[];

function RunningCard({ one }: { one: RunningBoard }) {
  const t = useStore(runningMessages);
  const now = useServerNow().getTime();
  const starts = Date.parse(one.starts_at);
  const minutes = (at: number) => formatNumber(Math.max(0, Math.ceil((at - now) / 60_000)));
  const name = [one.alias, one.room].filter(Boolean).join(" · ");
  const left =
    now < starts ? t.soon({ n: minutes(starts) }) : t.left({ n: minutes(Date.parse(one.ends_at)) });
  const counts = told
    .filter((state) => one.counts[state] > 0)
    .map((state) => t[state]({ n: formatNumber(one.counts[state]) }));
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{[left, ...counts].join(" · ")}</small>
      </div>
      {one.incidents > 0 && (
        <Tag tone="bad" icon="triangle-alert">
          {t.incidents({ n: formatNumber(one.incidents) })}
        </Tag>
      )}
      <RouteLink to={href("monitor.peserta", {}, { board: one.id })} aria-label={t.watch({ name })}>
        {t.open}
      </RouteLink>
    </li>
  );
}
