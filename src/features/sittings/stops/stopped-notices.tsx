// Tells that an exam was switched off with participants at work.
import { useStore } from "@nanostores/react";
import { formatDateTime } from "../../../core/format.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { stoppedNoticesMessages } from "./stopped-notices-messages.ts";

/** @param since when it was switched off; null: it is on, and nothing is shown */
export function StoppedNotice({ since }: { since: string | null }) {
  const t = useStore(stoppedNoticesMessages);
  if (since === null) return null;
  return (
    <Banner tone="warn" title={t.title({ since: formatDateTime(since) })}>
      {t.text}
    </Banner>
  );
}
