// That the figures are no longer those of now: since when, what works all the same, and another try.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatTime } from "../../../core/format.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { boardMessages } from "./board-messages.ts";
import type { BoardModel } from "./board-model.ts";
import { useShown } from "./use-shown.ts";

export function StaleNotice({ model }: { model: BoardModel }) {
  const t = useStore(boardMessages);
  const { isStale, at } = useShown(model);
  const [busy, setBusy] = useState(false);
  if (!isStale) return null;
  const retry = () => {
    setBusy(true);
    void model.refresh().finally(() => setBusy(false));
  };
  return (
    <div role="status">
      <Banner
        tone="warn"
        title={t.stopped({ time: formatTime(new Date(at)) })}
        actions={
          <Button icon="rotate-ccw" busy={busy} onClick={retry}>
            {t.retry}
          </Button>
        }
      >
        {t.stoppedText}
      </Banner>
    </div>
  );
}
