// The dialog that adds a room to the school's list, or changes one.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import {
  listRooms,
  maxRoomCode,
  maxRoomName,
  maxRoomPlace,
  type Room,
} from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { notify } from "../../../../core/notices.ts";
import { ConflictNotice } from "../../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../../kit/form/form-dialog.tsx";
import { FormText, FormWholeNumber } from "../../../../kit/form/form-fields.tsx";
import { recordMessages } from "../../../../kit/record/record-messages.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { roomFormMessages } from "./room-form-messages.ts";
import { createRoomFormModel } from "./room-form-model.ts";

type RoomFormProps = {
  /** Null: a new one, which the event uses. */
  id: string | null;
  event: string;
  changed(): void;
  onClose(): void;
};

export function RoomForm(props: RoomFormProps) {
  return props.id === null ? <Form {...props} original={null} /> : <StoredForm {...props} />;
}

/** The list has every room. */
function StoredForm(props: RoomFormProps) {
  const t = useStore(roomFormMessages);
  const model = useModel(() =>
    createDetail(async (signal) => (await call(listRooms, {}, { signal })).items),
  );
  const state = useStore(model.$state);
  const original =
    state.status === "ready" ? state.detail.find(({ id }) => id === props.id) : undefined;
  if (original) return <Form {...props} original={original} />;
  return (
    <Dialog title={t.edit} size="m" closeLabel={t.close} onClose={props.onClose}>
      <DetailView model={model} texts={t}>
        {() => t.notFound}
      </DetailView>
    </Dialog>
  );
}

function Form({ original, event, changed, onClose }: RoomFormProps & { original: Room | null }) {
  const t = useStore(roomFormMessages);
  const model = useModel(() =>
    createRoomFormModel(original, event, ({ kode }) => {
      const text = roomFormMessages.get().saved({ room: kode });
      notify(responseCodes.success, recordMessages.get().saved, text);
      changed();
    }),
  );
  const { form } = model;
  const labels = useMemo(
    () => ({ kode: t.code, nama: t.name, kapasitas: t.seats, kolom: t.columns, lokasi: t.place }),
    [t],
  );
  return (
    <FormDialog
      title={original ? t.roomTitle({ room: original.kode }) : t.addTitle}
      form={form}
      size="m"
      onClose={onClose}
      notice={<ConflictNotice model={model} labels={labels} />}
    >
      <FormText
        form={form}
        name="kode"
        label={t.code}
        hint={t.codeHint}
        required
        spellCheck={false}
        maxLength={maxRoomCode}
      />
      <FormText form={form} name="nama" label={t.name} required maxLength={maxRoomName} />
      <FormWholeNumber form={form} name="kapasitas" label={t.seats} hint={t.seatsHint} required />
      <FormWholeNumber form={form} name="kolom" label={t.columns} hint={t.columnsHint} required />
      <FormText
        form={form}
        name="lokasi"
        label={t.place}
        hint={t.placeHint}
        maxLength={maxRoomPlace}
      />
    </FormDialog>
  );
}
