// Asks before an event uses a room no longer; whose seats are emptied by it is told as a number, and agreed to.
import { useStore } from "@nanostores/react";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { leaveEventRoom, type EventRoom } from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { formatNumber } from "../../../../core/format.ts";
import { notify } from "../../../../core/notices.ts";
import { ConfirmDialog } from "../../../../kit/dialogs/confirm-dialog.tsx";
import { recordMessages } from "../../../../kit/record/record-messages.ts";
import { roomFormMessages } from "./room-form-messages.ts";

type RoomLeavingDialogProps = {
  event: string;
  room: EventRoom;
  changed(): void;
  onClose(): void;
};

export function RoomLeavingDialog({ event, room, changed, onClose }: RoomLeavingDialogProps) {
  const t = useStore(roomFormMessages);
  const taken = room.filled.reduce((sum, { count }) => sum + count, 0);
  const leave = async () => {
    await call(leaveEventRoom, { id: event, room_id: room.room_id, taken });
    notify(responseCodes.success, recordMessages.get().saved, t.left({ room: room.kode }));
    changed();
  };
  return (
    <ConfirmDialog
      title={t.leaveTitle({ room: room.kode })}
      confirmLabel={t.leaveConfirm}
      danger
      onConfirm={leave}
      onClose={onClose}
    >
      {taken > 0 && (
        <p>
          <strong>{t.leaveSeats({ n: formatNumber(taken) })}</strong>
        </p>
      )}
      <p>{t.leaveText}</p>
    </ConfirmDialog>
  );
}
