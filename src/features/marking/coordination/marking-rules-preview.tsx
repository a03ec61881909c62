// What saving the rules would change, below their fields.
import { useStore } from "@nanostores/react";
import type { RulesPreview } from "../../../contract/marking/marking-rules.ts";
import { formatNumber } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { markingRulesMessages, type MarkingRulesTexts } from "./marking-rules-messages.ts";
import type { MarkingRulesModel } from "./marking-rules-model.ts";

export function MarkingRulesPreview({ model }: { model: MarkingRulesModel }) {
  const t = useStore(markingRulesMessages);
  const state = useStore(model.$preview);
  if (state.status === "none") return null;
  if (state.status === "loading") return <Spinner label={t.previewLoading} />;
  if (state.status === "failed") {
    return (
      <Banner
        tone="warn"
        title={t.previewFailed}
        actions={<Button onClick={model.retryPreview}>{t.retry}</Button>}
      >
        {failureText(state.error)}
      </Banner>
    );
  }
  return <Changes preview={state.preview} t={t} />;
}

function Changes({
  preview: { total, second, changes, reopened },
  t,
}: {
  preview: RulesPreview;
  t: MarkingRulesTexts;
}) {
  const names = { left: t.left, second: t.secondState, disputed: t.disputed, settled: t.settled };
  return (
    <Banner tone={reopened > 0 ? "warn" : "info"} title={t.previewTitle}>
      <div role="status">
        {changes.length === 0 && <p>{t.noChange}</p>}
        {changes.length > 0 && (
          <ul>
            {changes.map(({ from, to, count }) => (
              <li key={`${from} ${to}`}>
                {t.change({ count: formatNumber(count), from: names[from], to: names[to] })}
              </li>
            ))}
          </ul>
        )}
        {second > 0 && (
          <p>{t.waiting({ count: formatNumber(second), total: formatNumber(total) })}</p>
        )}
        {reopened > 0 && <p>{t.reopened({ n: formatNumber(reopened) })}</p>}
        <p>{t.kept}</p>
      </div>
    </Banner>
  );
}
