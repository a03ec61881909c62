// Seats and proctors of a room in one event. The form has four lines for proctors; empty ones are none.
import * as v from "valibot";
import {
  maxProctors,
  maxSeats,
  updateEventRoom,
  type EventRoom,
  type Proctor,
} from "../../../../contract/exams/rooms.ts";
import { lineOfText } from "../../../../contract/calls/fields.ts";
import { call } from "../../../../core/api.ts";
import { createRecordForm } from "../../../../kit/form/create-record-form.ts";
import { roomFormMessages } from "./room-form-messages.ts";

/** The numbers of the lines. */
export const proctorLines = Array.from({ length: maxProctors }, (_none, at) => at + 1);

type Names = `nama${number}` | `nip${number}`;
export type EventRoomValues = { own_kapasitas: string } & { [Name in Names]: string };
type Saved = { own_kapasitas: number | null; pengawas: Proctor[] };

export function createEventRoomFormModel(original: EventRoom, event: string, changed: () => void) {
  return createRecordForm<EventRoomValues, Saved, EventRoom>({
    original,
    blank: valuesOf(original),
    valuesOf,
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
}

function valuesOf({ own_kapasitas: own, pengawas }: EventRoom): EventRoomValues {
  const lines = proctorLines.flatMap((line) => [
    [`nama${line}`, pengawas[line - 1]?.nama ?? ""],
    [`nip${line}`, pengawas[line - 1]?.nip ?? ""],
  ]);
  return { own_kapasitas: own === null ? "" : String(own), ...Object.fromEntries(lines) };
}

function valuesSchema(): v.GenericSchema<unknown, Saved> {
  const t = roomFormMessages.get();
  const lines: Record<string, v.GenericSchema<string, string>> = Object.fromEntries(
    proctorLines.flatMap((line) => [
      [`nama${line}`, lineOfText(t.proctor({ n: line }), 100)],
      [`nip${line}`, lineOfText(t.nip({ n: line }), 30)],
    ]),
  );
  const seats = v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (text) => text === "" || (/^\d{1,3}$/u.test(text) && isSeatCount(Number(text))),
      `Kapasitas dari 1 sampai ${maxSeats}.`,
    ),
  );
  const checks = proctorLines.map((line) =>
    v.forward(
      v.check<Record<string, string>, string>(
        (values) => values[`nip${line}`] === "" || values[`nama${line}`] !== "",
        t.nipAlone,
      ),
      [`nama${line}`],
    ),
  );
  const [first, ...others] = checks;
  let schema: v.GenericSchema<unknown, Record<string, string>> = v.object({
    own_kapasitas: seats,
    ...lines,
  });
  for (const check of [first!, ...others]) schema = v.pipe(schema, check);
  return v.pipe(
    schema,
    v.transform((values) => ({
      own_kapasitas: values["own_kapasitas"] === "" ? null : Number(values["own_kapasitas"]),
      pengawas: proctorLines
        .map((line) => ({ nama: values[`nama${line}`] ?? "", nip: values[`nip${line}`] ?? "" }))
        .filter(({ nama }) => nama !== ""),
    })),
  );
}

const isSeatCount = (count: number): boolean => count >= 1 && count <= maxSeats;
