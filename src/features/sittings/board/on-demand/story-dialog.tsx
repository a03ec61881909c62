// What happened to one participant, when and by whom, beside the board, and what can be done.
import { useStore } from "@nanostores/react";
import { getBoardEvents } from "../../../../contract/exams/board/boards.ts";
import { call } from "../../../../core/api.ts";
import { namedParticipant } from "../../../../domain/people/named-participant.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Button } from "../../../../ui/input/button.tsx";
import { DescriptionList } from "../../../../ui/layout/description-list.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { boardActionOrder } from "../board-actions.ts";
import { boardDialogMessages } from "./board-dialog-messages.ts";
import { boardMessages } from "../board-messages.ts";
import type { BoardModel } from "../board-model.ts";
import type { BoardTools } from "../board-main.tsx";
import { sittingStateMessages } from "../../states/sitting-state-messages.ts";
import { stateText } from "../../states/sitting-state-text.ts";
import { placeText, remainingText } from "../board-text.ts";
import { SittingStory } from "../../story/sitting-story-list.tsx";
import { useShown } from "../use-shown.ts";
import css from "./board-on-demand.module.css";

type StoryProps = { model: BoardModel; id: string; tools: BoardTools; onClose(): void };

export function StoryDialog({ model, id, tools, onClose }: StoryProps) {
  const t = useStore(boardDialogMessages);
  const boardT = useStore(boardMessages);
  const { view, at } = useShown(model);
  const story = useModel(() =>
    createDetail((signal) =>
      call(getBoardEvents, { id: model.id, participant_id: id }, { signal }),
    ),
  );
  const sittingStateT = useStore(sittingStateMessages);
  const shown = view.all.get(id);
  const row = shown?.row;
  const fitting = shown ? tools.actions.rowItems(shown, boardActionOrder, () => undefined) : [];
  const kinds = boardActionOrder.filter((kind) =>
    fitting.some((item) => item !== "line" && item.label === boardT[kind]),
  );
  return (
    <Dialog
      title={t.storyOf({ name: row ? namedParticipant(row) : "" })}
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
              tools.act(kind, { ids: [id], name: namedParticipant(row) });
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
            { term: boardT.state, value: stateText(shown.row, shown.state, sittingStateT) },
            { term: boardT.seat, value: placeText(row) || t.none },
            { term: t.remaining, value: remainingText(row, at) },
            { term: t.device, value: [row.browser, row.ip].filter(Boolean).join(" · ") || t.none },
            ...(row.is_blocked ? [{ term: t.reason, value: row.block_reason || t.none }] : []),
          ]}
        />
      )}
      <div className={css.story}>
        <DetailView model={story}>{({ items }) => <SittingStory events={items} />}</DetailView>
      </div>
    </Dialog>
  );
}
