// The board of one exam: what needs a hand first, how many are in which state, and everybody by trouble.
import { useStore } from "@nanostores/react";
import { useMemo, type ReactNode } from "react";
import { boardPlaceOf } from "../../../contract/exams/board/boards.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { isTakenAway } from "../../../core/answers/server-error.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs, type OpenDialog } from "../../../kit/dialogs/use-dialogs.tsx";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import type { ActedRecords } from "../../../kit/actions/create-row-actions.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import {
  besideActs,
  boardActionOrder,
  createBoardActions,
  noBoardInput,
  onlyWhileCurrent,
  type BoardAction,
  type BoardActions,
} from "./board-actions.ts";
import { createSittingActsModel } from "../acts/sitting-acts-model.ts";
import { useSittingActs, type UsedSittingActs } from "../acts/use-sitting-acts.tsx";
import { BoardHeader } from "./board-head.tsx";
import { sessionMoveItems } from "../openings/session-actions.ts";
import { BoardList } from "./board-list.tsx";
import { boardMessages } from "./board-messages.ts";
import { boardScreenMessages } from "./board-screen-messages.ts";
import { createBoardModel, type BoardModel } from "./board-model.ts";
import type { Reminder } from "./board-text.ts";
import type { ShownRow } from "./board-state.ts";
import { IncidentsPanel } from "./incidents-panel.tsx";
import type { RunningModel } from "./running-model.ts";
import { StateCounts } from "../states/state-counts-bar.tsx";
import { StaleNotice } from "./stale-notices.tsx";
import { useShown } from "./use-shown.ts";
import css from "./board.module.css";

const loadUnseen = lazy(() => import("./unseen/unseen-board-panel.tsx"), "UnseenBoard");
const loadRights = lazy(() => import("./unseen/changed-rights-notices.tsx"), "ChangedRights");
const loadPhoneToken = lazy(() => import("./phone-token-panel.tsx"), "PhoneToken");
const loadStopped = lazy(() => import("../stops/stopped-notices.tsx"), "BoardStoppedNotice");
const loadSessions = lazy(() => import("../openings/session-notices.tsx"), "SessionNotices");
const loadAbsences = lazy(() => import("../absences/server-absences-button.tsx"), "ServerAbsences");

// Few people use them, on the days of exams.
const boardDialogs = {
  action: {
    onDemand: lazy(() => import("./on-demand/board-action-dialog.tsx"), "BoardActionDialog"),
  },
  story: { onDemand: lazy(() => import("./on-demand/story-dialog.tsx"), "StoryDialog") },
  message: {
    onDemand: lazy(() => import("./on-demand/board-message-dialog.tsx"), "BoardMessageDialog"),
  },
  wall: { onDemand: lazy(() => import("./on-demand/board-wall-dialog.tsx"), "BoardWallDialog") },
};

export type BoardTools = {
  actions: BoardActions;
  act(kind: BoardAction, target: Target): void;
  /** `about`: what they are reminded of. */
  write(target: Target, about?: Reminder): void;
  addTime(target: Target): void;
  /** What happened to that participant. */
  showStory(id: string): void;
  rowItems(shown: ShownRow): MenuItem[];
  bulkItems(target: Target): MenuItem[];
};

type BoardPageProps = { id: string; running: RunningModel; picker: ReactNode };

export function BoardPage({ id, running, picker }: BoardPageProps) {
  const t = useStore(boardScreenMessages);
  const model = useModel(() => createBoardModel(id));
  const state = useStore(model.$opening);
  if (state.status === "ready") return <Board model={model} running={running} picker={picker} />;
  const spinner = <Spinner label={t.loading} />;
  return (
    <>
      <PageHeader title={t.title}>{picker}</PageHeader>
      {state.status === "loading" && spinner}
      {state.status === "failed" &&
        (isTakenAway(state.error) ? (
          <LazyComponent load={loadUnseen} props={{ ...state, running }} waiting={spinner} />
        ) : (
          <LoadFailure error={state.error} onRetry={model.refresh} />
        ))}
    </>
  );
}

type BoardProps = { model: BoardModel; running: RunningModel; picker: ReactNode };

function Board({ model, running, picker }: BoardProps) {
  const { schedule, room } = boardPlaceOf(model.id);
  const actions = useMemo(() => createBoardActions(recordsOf(model)), [model]);
  // The tools of rows hold functions alone: with elements, one old row would keep every board that was drawn before.
  const {
    bar,
    dialogs: actDialogs,
    ...acts
  } = useSittingActs(
    useModel(() => createSittingActsModel(schedule, recordsOf(model), room !== "")),
  );
  const { open, dialogs } = useDialogs(boardDialogs, { model });
  const tools = toolsOf({
    model,
    actions,
    acts,
    open,
    order: room === "" ? besideActs : boardActionOrder,
  });
  return (
    <div className={css.page}>
      <BoardHeader
        model={model}
        picker={picker}
        beside={<LazyComponent load={loadAbsences} props={{ schedule }} isOptional />}
        onWall={() => open("wall", {})}
        onWrite={() => open("message", { chosen: null })}
      />
      <StaleNotice model={model} />
      <Stopped model={model} />
      <Sessions model={model} />
      <LazyComponent load={loadRights} props={{ running }} isOptional />
      {bar}
      <LazyComponent load={loadPhoneToken} props={{ model }} isOptional />
      <StateCounts model={model} />
      <Columns model={model} tools={tools} />
      {actDialogs}
      {dialogs}
    </div>
  );
}

/** Fetched when an exam is stopped, which is seldom. */
function Stopped({ model }: { model: BoardModel }) {
  const state = useStore(model.$state);
  const isStopped = state.status === "ready" && state.head.stopped_at !== null;
  return isStopped ? <LazyComponent load={loadStopped} props={{ model }} isOptional /> : null;
}

/** Fetched where there is more than one session to open. */
function Sessions({ model }: { model: BoardModel }) {
  const state = useStore(model.$state);
  const isParted = state.status === "ready" && state.head.sessions.length > 1;
  return isParted ? <LazyComponent load={loadSessions} props={{ model }} isOptional /> : null;
}

/** Without incidents their panel is one line beside the filters, and the rows have the whole width. */
function Columns({ model, tools }: { model: BoardModel; tools: BoardTools }) {
  const isCalm = useShown(model).incidents.length === 0;
  return (
    <div className={css.columns} data-calm={isCalm || undefined}>
      <IncidentsPanel model={model} tools={tools} />
      <BoardList model={model} tools={tools} />
    </div>
  );
}

type Given = {
  model: BoardModel;
  actions: BoardActions;
  acts: Omit<UsedSittingActs, "bar" | "dialogs">;
  order: readonly BoardAction[];
  open: OpenDialog<typeof boardDialogs, { model: BoardModel }>;
};

function toolsOf({ model, actions, acts, order, open }: Given): BoardTools {
  const act = (kind: BoardAction, target: Target) =>
    actions.begin(kind, target, noBoardInput, () => open("action", { actions, kind, target }));
  const write = (chosen: Target, about?: Reminder) =>
    open("message", { chosen, ...(about && { about }) });
  const writeTo = (target: Target): MenuItem => ({
    label: boardMessages.get().message,
    icon: "message-circle",
    onSelect: () => write(target),
  });
  const isStale = () => {
    const state = model.$state.get();
    return state.status === "ready" && state.isStale;
  };
  const tools: BoardTools = {
    actions,
    act,
    write,
    addTime: (target) => acts.begin("time", target),
    showStory: (id) => open("story", { id, tools }),
    rowItems: (shown) => {
      const { row } = shown;
      const target = { ids: [row.id], name: namedParticipant(row) };
      const items = [
        ...actions.rowItems(shown, order, (kind) => act(kind, target)),
        writeTo(target),
        ...acts.rowItems(row),
        ...sessionMoveItems(model, row),
      ];
      return onlyWhileCurrent(items, isStale());
    },
    bulkItems: (target) => {
      const items = [
        ...actions.selectionItems(order, (kind) => act(kind, target)),
        writeTo(target),
        ...acts.bulkItems(target),
      ];
      return onlyWhileCurrent(items, isStale());
    },
  };
  return tools;
}

const recordsOf = (model: BoardModel): ActedRecords => ({
  list: { forget: (ids) => model.select(ids, false) },
  changed: () => model.refresh(),
});
