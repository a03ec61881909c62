// That a session's hour has come and it is not open, with the act that opens it; or that it has opened by itself after its hour.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { openSession } from "../../../contract/exams/exam-tokens.ts";
import { call } from "../../../core/api.ts";
import { formatNumber, formatTime } from "../../../core/format.ts";
import { canOpenScreen } from "../../../core/menu/menu.ts";
import { notify } from "../../../core/notices.ts";
import { $session } from "../../../core/session.ts";
import { delayedOpening, unopenedSession } from "../../../domain/exams/schedules/due-session.ts";
import { ConfirmDialog } from "../../../kit/dialogs/confirm-dialog.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { BoardModel, Shown } from "../board/board-model.ts";
import { useShown } from "../board/use-shown.ts";
import { sessionNoticesMessages } from "./session-notices-messages.ts";

export function SessionNotices({ model }: { model: BoardModel }) {
  // While the data are outdated, somebody else may have opened it since: nothing new is said.
  const { head, at: now, isStale } = useShown(model);
  // A stopped exam lets nobody in.
  if (head.stopped_at !== null) return null;
  const due = unopenedSession(head.sessions, head.opening, now);
  if (due) return <Unopened {...{ model, head, isStale }} sesi={due.sesi} at={due.starts_at} />;
  return <DelayedOpening head={head} now={now} />;
}

type UnopenedProps = { model: BoardModel; sesi: number; at: string } & Pick<
  Shown,
  "head" | "isStale"
>;

function Unopened({ model, head, isStale, sesi, at }: UnopenedProps) {
  const t = useStore(sessionNoticesMessages);
  const session = useStore($session);
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = head.opening.sesi;
  const may = session.status === "in" && canOpenScreen("token", session.user);
  return (
    <>
      <div role="status">
        <Banner
          tone="warn"
          title={t.unopened({ sesi })}
          actions={
            may && (
              <Button
                variant="primary"
                disabled={isStale}
                onClick={() => setAsked({ sesi, open, schedule_id: head.schedule_id })}
              >
                {t.open({ sesi })}
              </Button>
            )
          }
        >
          {t.unopenedText({ time: formatTime(at), open, sesi })} {!may && t.elsewhere}
        </Banner>
      </div>
      {asked && (
        <OpenDialog asked={asked} alias={head.alias} model={model} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** As it was when it was asked: another may be open before the answer. */
type Asked = { schedule_id: string; sesi: number; open: number };

type OpenDialogProps = { asked: Asked; alias: string; model: BoardModel; onClose(): void };

function OpenDialog({ asked, alias, model, onClose }: OpenDialogProps) {
  const t = useStore(sessionNoticesMessages);
  const { schedule_id, sesi, open } = asked;
  return (
    <ConfirmDialog
      title={t.title({ sesi, schedule: alias })}
      confirmLabel={t.open({ sesi })}
      onClose={onClose}
      onConfirm={async () => {
        try {
          await call(openSession, { schedule_id, sesi, expected: open });
          notify(responseCodes.success, alias, t.opened({ sesi }));
        } finally {
          void model.refresh();
        }
      }}
    >
      <p>{t.text({ sesi, open })}</p>
    </ConfirmDialog>
  );
}

function DelayedOpening({ head, now }: Pick<Shown, "head" | "now">) {
  const t = useStore(sessionNoticesMessages);
  const late = delayedOpening(head.sessions, head.opening, now);
  if (!late || head.opening.opened_at === null) return null;
  const { sesi } = late.session;
  const told = { sesi, time: formatTime(head.opening.opened_at), n: formatNumber(late.minutes) };
  return (
    <Banner tone="info" title={t.openedLate(told)}>
      {t.openedLateText}
    </Banner>
  );
}
