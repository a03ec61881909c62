// The board of one exam: what needs a hand first, how many are in which state, and everybody by trouble.
import { useStore } from "@nanostores/react";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { boardPlaceOf } from "../../../contract/exams/monitor.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import type { ActedRecords } from "../../../kit/actions/create-row-actions.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import { useModel } from "../../../kit/use-model.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { besideActs, boardActionOrder, createBoardActions, noBoardInput } from "./board-actions.ts";
import type { BoardAction, BoardActions } from "./board-actions.ts";
import { createSittingActsModel } from "../acts/sitting-acts-model.ts";
import { useSittingActs } from "../acts/use-sitting-acts.tsx";
import type { UsedSittingActs } from "../acts/use-sitting-acts.tsx";
import { BoardHeader } from "./board-head.tsx";
import { sessionMoveItems } from "./session-actions.ts";
import { BoardList } from "./board-list.tsx";
import { boardMessages } from "./board-messages.ts";
import { monitorMessages } from "./monitor-messages.ts";
import { createBoardModel } from "./board-model.ts";
import type { BoardModel } from "./board-model.ts";
import type { ShownRow } from "./monitor-state.ts";
import { IncidentsPanel } from "./incidents-panel.tsx";
import { StateCounts } from "./state-counts-bar.tsx";
import { StaleNotice } from "./stale-notices.tsx";
import { useBoardNews } from "./use-board-news.ts";
import { LatePart } from "./board-part-late.tsx";
import css from "./board.module.css";

const loadAction = async () => (await import("./board-action-dialog.tsx")).BoardActionDialog;
const loadStory = async () => (await import("./late/story-dialog.tsx")).StoryDialog;
const loadMessage = async () =>
  (await import("./late/board-message-dialog.tsx")).BoardMessageDialog;
const loadWall = async () => (await import("./late/board-wall-dialog.tsx")).BoardWallDialog;

export type BoardTools = {
  actions: BoardActions;
  act(kind: BoardAction, target: Target): void;
  /** What happened to that participant. */
  tell(id: string): void;
  rowItems(shown: ShownRow): MenuItem[];
  bulkItems(target: Target): MenuItem[];
};

export function BoardPage({ id, picker }: { id: string; picker: ReactNode }) {
  const t = useStore(monitorMessages);
  const model = useModel(() => createBoardModel(id));
  const state = useStore(model.$state);
  if (state.status === "ready") return <Board model={model} picker={picker} />;
  return (
    <>
      <PageHeader title={t.title}>{picker}</PageHeader>
      {state.status === "loading" ? (
        <Spinner label={t.loading} />
      ) : (
        <LoadFailure error={state.error} onRetry={model.refresh} />
      )}
    </>
  );
}

type BoardProps = { model: BoardModel; picker: ReactNode };

/** Whoever has a room alone does not act on the exam. */
function Board(props: BoardProps) {
  const { room } = boardPlaceOf(props.model.id);
  return room === "" ? <ActingBoard {...props} /> : <BoardBody {...props} acts={null} />;
}

function ActingBoard(props: BoardProps) {
  const { model } = props;
  const acts = useModel(() =>
    createSittingActsModel(boardPlaceOf(model.id).schedule, recordsOf(model)),
  );
  return <BoardBody {...props} acts={useSittingActs(acts)} />;
}

function BoardBody({ model, picker, acts }: BoardProps & { acts: UsedSittingActs | null }) {
  const [asked, setAsked] = useState<{ kind: BoardAction; target: Target } | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const [onWall, setOnWall] = useState(false);
  const [writing, setWriting] = useState<{ chosen: Target | null } | null>(null);
  const actions = useMemo(() => createBoardActions(recordsOf(model)), [model]);
  const tools = toolsOf({
    model,
    actions,
    acts,
    ask: setAsked,
    tell: setTold,
    write: (chosen) => setWriting({ chosen }),
  });
  useBoardNews(model);
  useLook(model);
  return (
    <div className={css.page}>
      <BoardHeader
        model={model}
        picker={picker}
        onWall={() => setOnWall(true)}
        onWrite={acts && (() => setWriting({ chosen: null }))}
      />
      <StaleNotice model={model} />
      {acts?.bar}
      <StateCounts model={model} />
      <div className={css.columns}>
        <IncidentsPanel model={model} tools={tools} />
        <BoardList model={model} tools={tools} />
      </div>
      {acts?.dialogs}
      {asked && (
        <LatePart load={loadAction} props={{ actions, ...asked, onClose: () => setAsked(null) }} />
      )}
      {told !== null && (
        <LatePart
          load={loadStory}
          props={{ model, id: told, tools, onClose: () => setTold(null) }}
        />
      )}
      {writing && (
        <LatePart
          load={loadMessage}
          props={{ model, ...writing, onClose: () => setWriting(null) }}
        />
      )}
      {onWall && <LatePart load={loadWall} props={{ model, onClose: () => setOnWall(false) }} />}
    </div>
  );
}

type Given = {
  model: BoardModel;
  actions: BoardActions;
  acts: UsedSittingActs | null;
  ask(asked: { kind: BoardAction; target: Target }): void;
  tell(id: string): void;
  write(chosen: Target): void;
};

function toolsOf({ model, actions, acts, ask, tell, write }: Given): BoardTools {
  const act = (kind: BoardAction, target: Target) =>
    actions.begin(kind, target, noBoardInput, () => ask({ kind, target }));
  const order = acts ? besideActs : boardActionOrder;
  const writeTo = (target: Target): MenuItem => ({
    label: boardMessages.get().message,
    icon: "message-circle",
    onSelect: () => write(target),
  });
  return {
    actions,
    act,
    tell,
    rowItems: (shown) => [
      ...actions.rowItems(shown, order, (kind) =>
        act(kind, { ids: [shown.row.id], name: shown.row.nama }),
      ),
      ...(acts
        ? [writeTo({ ids: [shown.row.id], name: shown.row.nama }), ...acts.rowItems(shown.row)]
        : []),
      ...sessionMoveItems(model, shown),
    ],
    bulkItems: (target) => [
      ...actions.selectionItems(order, (kind) => act(kind, target)),
      ...(acts ? [writeTo(target), ...acts.bulkItems(target)] : []),
    ],
  };
}

const recordsOf = (model: BoardModel): ActedRecords => ({
  list: { forget: (ids) => model.select(ids, false) },
  changed: () => model.refresh(),
});

/** Whoever moves a hand here has seen what is new. */
function useLook(model: BoardModel): void {
  useEffect(() => {
    const kinds = ["pointermove", "keydown"] as const;
    for (const kind of kinds) addEventListener(kind, model.look);
    return () => {
      for (const kind of kinds) removeEventListener(kind, model.look);
    };
  }, [model]);
}
