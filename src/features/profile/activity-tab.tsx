// What one has done, newest first, day by day. A line of many entries opens to show each of them.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { listOwnActivity, type OwnActivity } from "../../contract/staff/profile.ts";
import { call } from "../../core/api.ts";
import { formatTime } from "../../core/format.ts";
import { createList } from "../../kit/list/create-list.ts";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { listMessages } from "../../kit/list/list-messages.ts";
import { ListPager } from "../../kit/list/list-pager.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { activityInWords, dayInWords } from "./activity-messages.ts";
import { profileMessages } from "./profile-messages.ts";
import css from "./profile-screen.module.css";

/** `line`: the entries of that line, each by itself. */
function createActivity(line?: OwnActivity) {
  const within = line && { first_id: Number(line.first_id), last_id: Number(line.id) };
  return createList<OwnActivity, Record<never, string>, "at">({
    name: "activity",
    inAddress: !line,
    load: ({ page, per_page }, signal) =>
      call(listOwnActivity, { page, per_page, ...within }, { signal }),
    filters: {},
    sort: "-at",
    sortable: [],
  });
}

export function ActivityTab({ line }: { line?: OwnActivity }) {
  const t = useStore(profileMessages);
  const listT = useStore(listMessages);
  const list = useModel(() => createActivity(line));
  const state = useStore(list.$state);
  if (state.status === "loading") return <Spinner label={listT.loading} />;
  if (state.status === "failed") {
    return <LoadFailure error={state.error} onRetry={list.reload} />;
  }
  const { items, total } = state.page;
  if (total === 0) return <EmptyState icon="clock" title={t.noActivity} />;
  const days = [...new Set(items.map(({ at }) => dayInWords(at)))];
  return (
    <div aria-busy={state.refreshing || undefined}>
      {days.map((day) => (
        <div key={day} className={css.day}>
          {!line && <h2>{day}</h2>}
          <ul>
            {items
              .filter(({ at }) => dayInWords(at) === day)
              .map((item) => (
                <Line key={item.id} line={item} />
              ))}
          </ul>
        </div>
      ))}
      {(!line || total > items.length) && <ListPager list={list} />}
    </div>
  );
}

function Line({ line }: { line: OwnActivity }) {
  const [isOpen, setOpen] = useState(false);
  const [since, at] = [line.since, line.at].map(formatTime);
  const words = activityInWords(line);
  return (
    <li>
      <time dateTime={line.at}>{since === at ? at : `${since}–${at}`}</time>
      <div>
        {line.count === 1 ? (
          words
        ) : (
          <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary>{words}</summary>
            {isOpen && <ActivityTab line={line} />}
          </details>
        )}
      </div>
      <small>{line.ip}</small>
    </li>
  );
}
