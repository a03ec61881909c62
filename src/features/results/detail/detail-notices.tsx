// What is to be known before a result is read: what of it is missing, and why.
import { useStore } from "@nanostores/react";
import type { ResultDetail } from "../../../contract/results/result-detail.ts";
import { boundsText, shownDecimal } from "../../../core/decimal-text.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { detailMessages } from "./detail-messages.ts";

export function DetailNotices({ detail }: { detail: ResultDetail }) {
  const t = useStore(detailMessages);
  const { row, opened, agrees, recalculated } = detail;
  const { state, result, pending } = row;
  return (
    <>
      {state === "waiting" && result && (
        <Banner tone="warn">
          <strong>{t.waiting({ n: formatNumber(pending) })}</strong>{" "}
          {t.waitingText({
            least: shownDecimal(result.score),
            most: shownDecimal(result.score_most),
          })}
        </Banner>
      )}
      {state === "unscored" && (
        <Banner tone="bad">
          <strong>{t.unscored}</strong> {t.unscoredText}
        </Banner>
      )}
      {state === "computing" && (
        <Banner tone="info">
          <strong>{t.computing}</strong> {t.computingText}
        </Banner>
      )}
      {state === "unfinished" && (
        <Banner tone="info">
          <strong>{t.unfinished}</strong> {t.unfinishedText}
        </Banner>
      )}
      {(state === "expected" || state === "absent") && <Banner tone="info">{t[state]}</Banner>}
      {recalculated && <RecalculationNotice recalculated={recalculated} />}
      {!agrees && opened && result && (
        <Banner
          tone="bad"
          title={t.differs({
            stored: boundsText(result.score, result.score_most),
            computed: boundsText(opened.shown.least, opened.shown.most),
          })}
        >
          {t.differsText}
        </Banner>
      )}
    </>
  );
}

/** With the reasons of earlier ones that still decide something. */
function RecalculationNotice({ recalculated }: { recalculated: Recalculation }) {
  const t = useStore(detailMessages);
  return (
    <Banner tone="info">
      <strong>
        {t.recalculated({
          date: formatDateTime(recalculated.at),
          version: formatNumber(recalculated.number),
        })}
      </strong>{" "}
      <bdi>{t.reason({ reason: recalculated.reason })}</bdi>
      {recalculated.earlier.map(({ number, at, reason }) => (
        <div key={number}>
          <bdi>{t.earlier({ date: formatDateTime(at), reason })}</bdi>
        </div>
      ))}
    </Banner>
  );
}
type Recalculation = NonNullable<ResultDetail["recalculated"]>;
