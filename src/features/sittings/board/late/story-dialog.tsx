// What happened to one participant, when and by whom, beside the board, and what can be done.
import { useStore } from "@nanostores/react";
import { useCallback, useEffect, useState } from "react";
import { getBoardEvents } from "../../../../contract/exams/monitor.ts";
import type { BoardEvent } from "../../../../contract/exams/monitor.ts";
import { call } from "../../../../core/api.ts";
import { formatTime } from "../../../../core/format.ts";
import { LoadFailure } from "../../../../kit/load-failure.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { DescriptionList } from "../../../../ui/layout/description-list.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { boardActionOrder } from "../board-actions.ts";
import { boardMessages, lateBoardMessages } from "../board-messages.ts";
import type { BoardModel } from "../board-model.ts";
import type { BoardTools } from "../board-main.tsx";
import { placeText, remainingText } from "../monitor-text.ts";
import { useShown } from "../use-shown.ts";
import css from "./late-board.module.css";

type StoryProps = { model: BoardModel; id: string; tools: BoardTools; onClose(): void };
type State =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; items: readonly BoardEvent[] };

export function StoryDialog({ model, id, tools, onClose }: StoryProps) {
  const t = useStore(lateBoardMessages);
  const boardT = useStore(boardMessages);
  const { view, now } = useShown(model);
  const { state, load } = useEvents(model.id, id);
  const shown = view.all.get(id);
  const row = shown?.row;
  const fitting = shown ? tools.actions.rowItems(shown, boardActionOrder, () => undefined) : [];
  const kinds = boardActionOrder.filter((kind) =>
    fitting.some((item) => item !== "line" && item.label === boardT[kind]),
  );
  return (
    <Dialog
      title={t.storyOf({ name: row?.nama ?? "" })}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        row &&
        kinds.length > 0 &&
        kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() => {
              onClose();
              tools.act(kind, { ids: [id], name: row.nama });
            }}
          >
            {boardT[kind]}
          </Button>
        ))
      }
    >
      {row && shown && (
        <DescriptionList
          items={[
            { term: boardT.state, value: boardT[shown.state] },
            { term: boardT.seat, value: placeText(row) || t.none },
            { term: boardT.remaining, value: remainingText(row, now) },
            { term: t.device, value: [row.browser, row.ip].filter(Boolean).join(" · ") || t.none },
            ...(row.is_blocked ? [{ term: t.reason, value: row.block_reason || t.none }] : []),
          ]}
        />
      )}
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && <LoadFailure error={state.error} onRetry={load} />}
      {state.status === "ready" && <Events items={state.items} />}
    </Dialog>
  );
}

function useEvents(board: string, participant_id: string) {
  const [state, setState] = useState<State>({ status: "loading" });
  const load = useCallback(async () => {
    try {
      const { items } = await call(getBoardEvents, { id: board, participant_id });
      setState({ status: "ready", items });
    } catch (error) {
      setState({ status: "failed", error });
    }
  }, [board, participant_id]);
  useEffect(() => void load(), [load]);
  return { state, load };
}

const known = [
  "open",
  "start",
  "finish",
  "leave",
  "return",
  "fullscreen-out",
  "fullscreen-in",
  "block",
  "unblock",
  "reset-login",
  "add-time",
  "reopen",
  "reset",
  "delete",
] as const;

function Events({ items }: { items: readonly BoardEvent[] }) {
  const t = useStore(lateBoardMessages);
  if (items.length === 0) return <p>{t.noStory}</p>;
  return (
    <ol className={css.story}>
      {items.map(({ at, kind, by, reason, minutes }, place) => {
        const name = known.find((one) => one === kind) ?? "other";
        const facts = [
          minutes !== null && t.minutes({ n: minutes }),
          by !== null && t.by({ name: by }),
          reason,
        ];
        return (
          <li key={place}>
            <time>{formatTime(at)}</time>
            <b>{t[name]}</b>
            <small>{facts.filter(Boolean).join(" · ")}</small>
          </li>
        );
      })}
    </ol>
  );
}
