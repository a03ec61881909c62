// Seats and proctors of a room in one event.
import { computed } from "nanostores";
import * as v from "valibot";
import {
  maxSeats,
  updateEventRoom,
  updateEventRoomInput,
  type EventRoom,
  type NamedProctor,
  type RoomProctor,
} from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { createRecordForm } from "../../../../kit/form/create-record-form.ts";
import { proctorText } from "../proctors/proctor-duty-text.ts";
import { createProctorsChoice, type EventTimes } from "../proctors/proctors-choice-state.ts";

export type EventRoomValues = { own_kapasitas: string; pengawas: readonly RoomProctor[] };
type Saved = { own_kapasitas: number | null; pengawas: NamedProctor[] };
export type EventRoomFormModel = ReturnType<typeof createEventRoomFormModel>;

export function createEventRoomFormModel(
  original: EventRoom,
  { event, times }: { event: string; times: EventTimes },
  changed: () => void,
) {
  const record = createRecordForm<EventRoomValues, Saved, EventRoom>({
    original,
    blank: valuesOf(original),
    valuesOf,
    shown: ({ pengawas }) => ({ pengawas: pengawas.map(proctorText).join(", ") }),
    schema: valuesSchema(),
    async save(base, values) {
      const { own_kapasitas, pengawas, room_id } = base ?? original;
      await call(updateEventRoom, {
        id: event,
        room_id,
        ...values,
        was: { own_kapasitas, pengawas },
      });
      changed();
    },
  });
  const { form } = record;
  return {
    ...record,
    proctors: createProctorsChoice({
      $chosen: computed(form.$values, ({ pengawas }) => pengawas),
      set: (pengawas) => form.set("pengawas", pengawas),
      times,
    }),
  };
}

function valuesOf({ own_kapasitas: own, pengawas }: EventRoom): EventRoomValues {
  return { own_kapasitas: own === null ? "" : String(own), pengawas };
}

function valuesSchema(): v.GenericSchema<unknown, Saved> {
  return v.object({
    own_kapasitas: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => text === "" || (/^\d{1,3}$/u.test(text) && isSeatCount(Number(text))),
        `Kapasitas dari 1 sampai ${maxSeats}.`,
      ),
      v.transform((text) => (text === "" ? null : Number(text))),
    ),
    pengawas: updateEventRoomInput.entries.pengawas,
  });
}

const isSeatCount = (count: number): boolean => count >= 1 && count <= maxSeats;
