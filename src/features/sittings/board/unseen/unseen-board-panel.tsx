// Instead of a board: why none is under way, or why the person may not see it, or not any longer, and which boards there are.
import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { failureText } from "../../../../kit/failed-message.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { boardScreenMessages } from "../board-screen-messages.ts";
import { boardName } from "./board-name-text.ts";
import { noBoardText } from "./no-board-text.ts";
import type { RunningModel } from "../running-model.ts";
import { unseenBoardMessages } from "./unseen-board-messages.ts";
import { useChangedRights } from "./use-changed-rights.ts";

/** Where there is no board at all. */
export function NoBoard({ running }: { running: RunningModel }) {
  const t = useStore(unseenBoardMessages);
  const state = useStore(running.$state);
  useChangedRights(running);
  if (state.status !== "ready") return null;
  const { title, text } = noBoardText(state.detail, t);
  return (
    <EmptyState icon="monitor-dot" title={title}>
      {text}
    </EmptyState>
  );
}

type UnseenBoardProps = {
  error: unknown;
  /** It was shown until now. */
  wasShown: boolean;
  running: RunningModel;
};

export function UnseenBoard({ error, wasShown, running }: UnseenBoardProps) {
  const t = useStore(unseenBoardMessages);
  const boardScreenT = useStore(boardScreenMessages);
  const state = useStore(running.$state);
  useChangedRights(running);
  // It is shown as soon as a board is refused: the list of boards is out of date.
  useEffect(() => void running.refresh(), [running]);
  const boards = state.status === "ready" ? state.detail : null;
  const items = boards?.items ?? [];
  return (
    <div role="alert">
      <EmptyState
        icon="monitor-dot"
        title={wasShown ? t.noLonger : t.unseen}
        actions={items.slice(0, offered).map((one) => (
          <Button key={one.id} onClick={() => running.choose(one.id)}>
            {boardName(one, boardScreenT)}
          </Button>
        ))}
      >
        <p>{failureText(error)}</p>
        {items.length > 0 && <p>{items.length > offered ? t.chooseAbove : t.choose}</p>}
        {boards && items.length === 0 && <p>{noBoardText(boards, t).text}</p>}
      </EmptyState>
    </div>
  );
}

/** Of more the picker above knows all. */
const offered = 5;
