// The dialog that says how many seats an event uses of a room, and who watches there.
import { useStore } from "@nanostores/react";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { EventRoom } from "../../../../contract/exams/rooms.ts";
import { notify } from "../../../../core/notices.ts";
import { ConflictNotice } from "../../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../../kit/form/form-dialog.tsx";
import { FormText } from "../../../../kit/form/form-fields.tsx";
import { recordMessages } from "../../../../kit/record/record-messages.ts";
import { useModel } from "../../../../kit/use-model.ts";
import { createEventRoomFormModel } from "./event-room-form-model.ts";
import { roomFormMessages } from "./room-form-messages.ts";
import type { EventTimes } from "../proctors/proctors-choice-state.ts";
import { RoomProctorsField } from "../proctors/room-proctors-field.tsx";

type EventRoomFormProps = {
  event: string;
  room: EventRoom;
  times: EventTimes;
  changed(): void;
  onClose(): void;
};

export function EventRoomForm({ event, room, times, changed, onClose }: EventRoomFormProps) {
  const t = useStore(roomFormMessages);
  const model = useModel(() =>
    createEventRoomFormModel(room, { event, times }, () => {
      const text = roomFormMessages.get().usingSaved({ room: room.kode });
      notify(responseCodes.success, recordMessages.get().saved, text);
      changed();
    }),
  );
  const labels = { own_kapasitas: t.ownSeats, pengawas: t.proctors };
  return (
    <FormDialog
      title={t.usingTitle({ room: room.kode })}
      form={model.form}
      size="m"
      onClose={onClose}
      notice={<ConflictNotice model={model} labels={labels} />}
    >
      <FormText
        form={model.form}
        name="own_kapasitas"
        label={t.ownSeats}
        hint={t.ownSeatsHint({ n: room.room_kapasitas })}
        inputMode="numeric"
        maxLength={3}
      />
      <RoomProctorsField model={model.proctors} error={useStore(model.form.$errors)["pengawas"]} />
    </FormDialog>
  );
}
