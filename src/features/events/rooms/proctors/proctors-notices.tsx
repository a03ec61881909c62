// Warnings about an event's proctors: who would have to be in two rooms at once, and whose days or sessions there are not.
import type { EventRooms } from "../../../../contract/exams/rooms.ts";
import { DoubleProctorsNotices } from "./double-proctors-notices.tsx";
import { OutsideDutiesNotices } from "./outside-duties-notices.tsx";

export function ProctorsNotices({ detail }: { detail: EventRooms }) {
  return (
    <>
      <DoubleProctorsNotices clashes={detail.proctor_clashes} />
      <OutsideDutiesNotices faults={detail.duty_faults} />
    </>
  );
}
