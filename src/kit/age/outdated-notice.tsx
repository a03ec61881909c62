// Says that data on screen could not be loaded again, and of when they are.
import { useStore } from "@nanostores/react";
import { formatTime } from "../../core/format.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Delayed } from "../../ui/delayed.tsx";
import { listMessages } from "../list/list-messages.ts";
import { useStale } from "./use-age.ts";

export type OutdatedNoticeProps = {
  /** When the data were so, by the server's clock. */
  asOf: Date;
  /** Why they could not be loaded again; null: nothing has failed. */
  outdated: unknown;
  /** They are loaded again every few seconds, so that old data mean that no answer comes. */
  isLive?: boolean;
};

export function OutdatedNotice({ asOf, outdated, isLive = false }: OutdatedNoticeProps) {
  const t = useStore(listMessages);
  const isStale = useStale(isLive ? asOf : null);
  if (outdated === null && !isStale) return null;
  return (
    // A tab that was hidden has old data for the moment until they are loaded again.
    <Delayed>
      <div role="status">
        <Banner tone="warn">{t.outdated({ time: formatTime(asOf) })}</Banner>
      </div>
    </Delayed>
  );
}
