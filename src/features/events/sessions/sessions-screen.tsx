// Who sits in which session of a schedule (event.sesi.schedule): the board, and the dialogs that fill it.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { formatNumber, formatWallDay } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { reportError } from "../../../core/notices.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { listMessages } from "../../../kit/list/list-messages.ts";
import { OpenedRecord } from "../../../kit/record/opened-record.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useRoute } from "../../../kit/use-route.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { BoardFilterRow, BoardFoot, SelectionBar } from "./session-board-bar.tsx";
import { BoardView } from "./session-board-body.tsx";
import type { Board } from "./session-plan-rows.ts";
import css from "./sessions-screen.module.css";
import { sessionsMessages } from "./sessions-messages.ts";
import { createSessionsModel, type SessionsModel } from "./session-board-model.ts";
import { useSessionDialogs } from "./use-session-dialogs.ts";

export default function SessionsScreen() {
  const t = useStore(sessionsMessages);
  const { id2 } = useRoute("event.sesi.schedule");
  const model = useModel(() => createSessionsModel(id2));
  return (
    <OpenedRecord model={model} title={t.title} texts={t} backTo={href("event")}>
      {(board) => <Sessions model={model} board={board} />}
    </OpenedRecord>
  );
}

/** How often it is asked whether somebody else has moved people. */
const checkEveryMs = 20_000;

function useOthers(model: SessionsModel): void {
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === "visible") void model.check();
    };
    const timer = setInterval(check, checkEveryMs);
    window.addEventListener("focus", check);
    document.addEventListener("visibilitychange", check);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", check);
      document.removeEventListener("visibilitychange", check);
    };
  }, [model]);
}

function Sessions({ model, board }: { model: SessionsModel; board: Board }) {
  const t = useStore(sessionsMessages);
  const columns = useStore(model.$columns);
  const chosen = useStore(model.$chosen);
  const { open, dialogs } = useSessionDialogs(model);
  useOthers(model);
  const { schedule, sessions, targets } = board.info;
  const facts = [
    schedule.event?.nama,
    formatWallDay(schedule.tanggal),
    t.participants({ count: formatNumber(targets) }),
  ];
  return (
    <div className={css.page}>
      <PageHeader
        title={t.titleOf({ name: schedule.alias })}
        count={facts.filter(Boolean).join(" · ")}
      >
        <BackLink to={href("event", {}, schedule.event ? { id: schedule.event.id } : {})}>
          {t.back}
        </BackLink>
        {targets > 0 && <Actions model={model} board={board} open={open} />}
      </PageHeader>
      {targets === 0 && (
        <EmptyState icon="users" title={t.nobody}>
          {t.nobodyHint}
        </EmptyState>
      )}
      {targets > 0 && sessions.length === 0 && (
        <EmptyState
          icon="clock"
          title={t.empty}
          actions={
            <>
              <Button variant="primary" onClick={() => open("split", {})}>
                {t.split}
              </Button>
              <Button onClick={() => open("starts", {})}>{t.starts}</Button>
              <Button onClick={() => open("copy", {})}>{t.copy}</Button>
            </>
          }
        >
          {t.emptyHint}
        </EmptyState>
      )}
      {targets > 0 && sessions.length > 0 && (
        <>
          <div className={css.tools} data-choosing={chosen.length > 0 || undefined}>
            <BoardFilterRow model={model} board={board} />
            <SelectionBar model={model} columns={columns} />
          </div>
          <BoardView model={model} board={board} columns={columns} />
          <BoardFoot model={model} />
        </>
      )}
      {dialogs}
    </div>
  );
}

const loadExportSessions = lazy(() => import("./sessions-export.ts"), "exportSessions");

type ActionsProps = Pick<ReturnType<typeof useSessionDialogs>, "open"> & {
  model: SessionsModel;
  board: Board;
};

function Actions({ model, board, open }: ActionsProps) {
  const t = useStore(sessionsMessages);
  const listT = useStore(listMessages);
  const isPhone = usePhone();
  const save = async () => {
    const exportSessions = await loadForAction(loadExportSessions);
    await exportSessions(board, model.$paths.get());
  };
  const items = [
    { label: t.starts, icon: "clock", onSelect: () => open("starts", {}) },
    { label: t.copy, icon: "copy", onSelect: () => open("copy", {}) },
    { label: listT.import, icon: "upload", onSelect: () => open("import", {}) },
    { label: t.export, icon: "download", onSelect: () => void save().catch(reportError) },
  ] as const;
  return (
    <>
      {isPhone ? (
        <Menu label={listT.more} items={items} />
      ) : (
        items.map(({ label, icon, onSelect }) => (
          <Button key={label} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
      <Button icon="columns-3" variant="primary" onClick={() => open("split", {})}>
        {t.split}
      </Button>
    </>
  );
}
