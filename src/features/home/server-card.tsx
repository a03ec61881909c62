// The exam server: its clock, its address, its version, and the spoken explanation of this screen.
import { useStore } from "@nanostores/react";
import { useEffect, useId, useState } from "react";
import { formatDateTime, zoneLabel } from "../../core/format.ts";
import { $matrix } from "../../core/institution/matrix.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { InfoButton } from "../../kit/info-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { DescriptionList } from "../../ui/layout/description-list.tsx";
import { Sheet } from "../../ui/layout/sheet.tsx";
import { homeMessages } from "./home-messages.ts";
import css from "./home-screen.module.css";

export function ServerCard() {
  const t = useStore(homeMessages);
  const matrix = useStore($matrix);
  const titleId = useId();
  return (
    <Sheet className={css["box"]} aria-labelledby={titleId}>
      <div className={css["title"]}>
        <h2 id={titleId}>{t.server}</h2>
        <InfoButton clip="home" />
      </div>
      <DescriptionList
        items={[
          { term: t.time, value: matrix ? <ServerTime /> : t.unknown },
          { term: t.host, value: matrix?.server_host ?? t.unknown },
          { term: t.version, value: matrix?.exo_version ?? t.unknown },
        ]}
      />
      {matrix?.power_cut_risk && <Banner tone="warn">{t.powerCutRisk}</Banner>}
    </Sheet>
  );
}

/** No live region: nobody wants to hear every second. */
function ServerTime() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={now.toISOString()}>
      {formatDateTime(now, true)} {zoneLabel()}
    </time>
  );
}
