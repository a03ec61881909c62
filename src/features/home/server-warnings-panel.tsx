// What is wrong with the server itself, so that whoever sees it tells those who look after it.
import { useStore } from "@nanostores/react";
import type { ServerMatrix } from "../../contract/institution/server-matrix.ts";
import { formatNumber } from "../../core/format.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { serverWarningsMessages } from "./server-warnings-messages.ts";

export function ServerWarnings({ matrix }: { matrix: ServerMatrix }) {
  const t = useStore(serverWarningsMessages);
  return (
    <>
      {matrix.power_cut_risk && <Banner tone="warn">{t.powerCutRisk}</Banner>}
      <ClockBehind seconds={matrix.clock_behind_seconds ?? 0} />
    </>
  );
}

/** A clock that is behind gives exams, tokens and answers the wrong times. */
function ClockBehind({ seconds }: { seconds: number }) {
  const t = useStore(serverWarningsMessages);
  if (seconds === 0) return null;
  const minutes = Math.ceil(seconds / 60);
  const span =
    minutes < 120
      ? t.behindMinutes({ n: formatNumber(minutes) })
      : t.behindHours({ n: formatNumber(Math.floor(minutes / 60)) });
  return <Banner tone="bad">{t.clockBehind({ span })}</Banner>;
}
