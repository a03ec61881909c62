// Above the list of what people mark: what of the person's marks the server has not stored. It is sent from here as well.
import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { $session } from "../../../core/session.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { markQueueOf, type MarkQueue } from "../../../core/marking/mark-queue-model.ts";
import { unsentMarksMessages } from "./unsent-marks-messages.ts";

const table = {
  problems: {
    onDemand: lazy(() => import("../answers/mark-refusals-dialog.tsx"), "MarkRefusalsDialog"),
  },
};

/** `changed`: the server has stored some of them. */
export function UnsentMarksNotices({ changed }: { changed(): void }) {
  const session = useStore($session);
  const [userId] = useState(() => ("user" in session ? session.user.id : ""));
  const queue = useMemo(() => markQueueOf(userId), [userId]);
  useEffect(() => queue.listen(changed), [queue, changed]);
  return (
    <>
      <Waiting queue={queue} />
      <Problems queue={queue} />
    </>
  );
}

const heldCount = (held: ReturnType<MarkQueue["$held"]["get"]>): number =>
  held.reduce((sum, { acts }) => sum + acts.length, 0);

function Waiting({ queue }: { queue: MarkQueue }) {
  const t = useStore(unsentMarksMessages);
  const [isTrying, setTrying] = useState(false);
  const failure = useStore(queue.$failure);
  const held = heldCount(useStore(queue.$held));
  const count = useStore(queue.$waiting) - held;
  if (count === 0) return null;
  const retry = async () => {
    setTrying(true);
    await queue.send();
    setTrying(false);
  };
  return (
    <Banner
      tone={failure === null ? "info" : "warn"}
      title={t.waiting({ n: formatNumber(count) })}
      actions={
        <Button icon="rotate-ccw" busy={isTrying} onClick={() => void retry()}>
          {t.retry}
        </Button>
      }
    >
      {t.sending}
    </Banner>
  );
}

function Problems({ queue }: { queue: MarkQueue }) {
  const t = useStore(unsentMarksMessages);
  const { open, dialogs } = useDialogs(table, { queue, question: null });
  const held = heldCount(useStore(queue.$held));
  const refused = useStore(queue.$refused).length;
  const conflicts = useStore(queue.$conflicts).length;
  const count = held + refused + conflicts;
  return (
    <>
      {count > 0 && (
        <Banner
          tone="warn"
          title={t.problems({ n: formatNumber(count) })}
          actions={<Button onClick={() => open("problems", {})}>{t.show}</Button>}
        >
          {held > 0 && `${t.heldTitle} ${t.heldText({ n: formatNumber(held) })}`}
        </Banner>
      )}
      {dialogs}
    </>
  );
}
