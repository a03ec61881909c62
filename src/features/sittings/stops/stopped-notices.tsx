// Tells that an exam was switched off with participants at work, and lets it go on.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { boardPlaceOf } from "../../../contract/exams/board/boards.ts";
import { changeSchedules } from "../../../contract/exams/schedules.ts";
import { ServerError } from "../../../core/answers/server-error.ts";
import { call } from "../../../core/api.ts";
import { formatDateTime } from "../../../core/format.ts";
import { canOpenScreen } from "../../../core/menu/menu.ts";
import { notify } from "../../../core/notices.ts";
import { $session } from "../../../core/session.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { BoardModel } from "../board/board-model.ts";
import { useShown } from "../board/use-shown.ts";
import { stoppedNoticesMessages } from "./stopped-notices-messages.ts";

export function BoardStoppedNotice({ model }: { model: BoardModel }) {
  const { head, isStale } = useShown(model);
  if (head.stopped_at === null) return null;
  return (
    <StoppedNotice
      schedule={{ id: head.schedule_id, alias: head.alias }}
      since={head.stopped_at}
      isStale={isStale}
      isWhole={boardPlaceOf(model.id).room === ""}
      changed={() => void model.refresh()}
    />
  );
}

type StoppedNoticeProps = {
  schedule: { id: string; alias: string };
  /** When it was switched off. */
  since: string;
  /** Nothing is done by old data. */
  isStale: boolean;
  /** A proctor of one room decides nothing for the whole exam. */
  isWhole: boolean;
  /** Loads again what is on the screen. */
  changed(): void;
};

export function StoppedNotice({ schedule, since, isStale, isWhole, changed }: StoppedNoticeProps) {
  const t = useStore(stoppedNoticesMessages);
  const session = useStore($session);
  const [isAsking, setAsking] = useState(false);
  const may = isWhole && session.status === "in" && canOpenScreen("jadwal", session.user);
  return (
    <>
      <Banner
        tone="warn"
        title={t.title({ since: formatDateTime(since) })}
        actions={
          may && (
            <Button variant="primary" disabled={isStale} onClick={() => setAsking(true)}>
              {t.goOn}
            </Button>
          )
        }
      >
        {t.text} {!may && t.elsewhere}
      </Banner>
      {isAsking && (
        <GoOnDialog schedule={schedule} changed={changed} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

type GoOnDialogProps = Pick<StoppedNoticeProps, "schedule" | "changed"> & { onClose(): void };

function GoOnDialog({ schedule: { id, alias }, changed, onClose }: GoOnDialogProps) {
  const t = useStore(stoppedNoticesMessages);
  const goOn = async () => {
    try {
      const { results } = await call(changeSchedules, { changes: [{ id, active: true }] });
      const refused = results.find(({ outcome }) => outcome === "refused");
      if (refused) throw new ServerError(responseCodes.warning, refused.reason ?? "");
      notify(responseCodes.success, alias, t.goesOn);
    } finally {
      changed();
    }
  };
  return (
    <ConfirmDialog
      title={t.question({ alias })}
      confirmLabel={t.goOn}
      onClose={onClose}
      onConfirm={goOn}
    >
      <p>{t.questionText}</p>
    </ConfirmDialog>
  );
}
