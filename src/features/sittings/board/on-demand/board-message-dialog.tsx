// "Kirim pesan" from the board: to whoever is chosen, to the room that is shown, or to everybody in the exam.
import { useStore } from "@nanostores/react";
import { broadcastMessage, countRecipients } from "../../../../contract/chat/broadcasts.ts";
import { listMessageTemplates } from "../../../../contract/chat/message-templates.ts";
import { bulkBatchSize } from "../../../../contract/calls/list-fields.ts";
import { boardPlaceOf } from "../../../../contract/exams/board/boards.ts";
import { call } from "../../../../core/api.ts";
import { formatNumber } from "../../../../core/format.ts";
import type { Target } from "../../../../kit/actions/row-action.ts";
import {
  MessageDialog,
  type MessageDialogProps,
  type MessageTarget,
} from "../../../../kit/messaging/message-dialog.tsx";
import { boardDialogMessages } from "./board-dialog-messages.ts";
import type { BoardModel } from "../board-model.ts";
import type { Reminder } from "../board-text.ts";
import { useShown } from "../use-shown.ts";

type BoardMessageDialogProps = {
  model: BoardModel;
  /** Null: nobody in particular. */
  chosen: Target | null;
  about?: Reminder;
  onClose(): void;
};

/** No room is called so. */
const chosenId = "chosen";
const everybody = "";

export function BoardMessageDialog({ model, chosen, about, onClose }: BoardMessageDialogProps) {
  const t = useStore(boardDialogMessages);
  const { head } = useShown(model);
  const { schedule: schedule_id, room: ownRoom } = boardPlaceOf(model.id);
  const room = ownRoom || model.$filters.get().room;
  const shownRoom = head.rooms.find(({ id }) => id === room);
  const place = (room_id: string, label: string): MessageTarget => ({
    id: room_id,
    label,
    count: async () => (await call(countRecipients, { schedule_id, room_id })).count,
  });
  // Those of a session that is not open yet do not get it, now or later.
  const sesi = head.sessions.length > 1 ? formatNumber(head.opening.sesi) : null;
  const everyone = place(everybody, sesi === null ? t.toEverybody : t.toSession({ sesi }));
  // Whoever has a room alone writes to nobody beyond it.
  const wider = [
    ...(shownRoom
      ? [
          place(
            room,
            sesi === null ? shownRoom.nama : t.toRoomSession({ room: shownRoom.nama, sesi }),
          ),
        ]
      : []),
    ...(ownRoom === "" ? [everyone] : []),
  ];
  const [first = everyone, ...others] = wider;
  const targets: MessageDialogProps["targets"] = !chosen
    ? [first, ...others]
    : chosen.name === null
      ? [chosenTarget(chosen, t.toChosen({ n: formatNumber(chosen.ids.length) })), ...wider]
      : [chosenTarget(chosen, chosen.name)];
  return (
    <MessageDialog
      targets={targets}
      templates={async () => (await call(listMessageTemplates, {})).items.map(({ text }) => text)}
      send={({ id, text, target }) => {
        const said = { schedule_id, room_id: ownRoom, text };
        return target === chosenId && chosen
          ? sendInBatches(chosen.ids, id, said)
          : send({ ...said, message_id: id, room_id: target });
      }}
      {...(about && { text: t[about] })}
      onClose={onClose}
    />
  );
}

const chosenTarget = ({ ids }: Target, label: string): MessageTarget => ({
  id: chosenId,
  label,
  count: async () => ids.length,
});

async function send(input: Parameters<typeof call<typeof broadcastMessage>>[1]): Promise<number> {
  return (await call(broadcastMessage, input)).message.sent;
}

/** Each batch is a message of its own; one that is tried again is written once. */
async function sendInBatches(
  ids: readonly string[],
  message: string,
  said: { schedule_id: string; room_id: string; text: string },
): Promise<number> {
  let sent = 0;
  for (let from = 0; from < ids.length; from += bulkBatchSize) {
    const participant_ids = ids.slice(from, from + bulkBatchSize);
    const message_id = from === 0 ? message : `${message}-${from}`;
    sent += await send({ ...said, message_id, participant_ids });
  }
  return sent;
}
