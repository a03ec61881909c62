// Choosing a session and a room of an event, for all of its papers.
import { useStore } from "@nanostores/react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { compareNaturally } from "../../../domain/exams/number-order.ts";
import { SelectChoice } from "../../../kit/print/choices/choice-controls.tsx";
import type { PrintChoices } from "../../../kit/print/choices/create-print-choices.ts";
import { eventPapersMessages } from "./event-papers-messages.ts";

type ChoiceProps<Name extends string> = {
  of: PrintChoices<Readonly<Record<Name, string>>>;
  opened: EventPapers;
};

export function SessionChoice({ of, opened }: ChoiceProps<"session">) {
  const t = useStore(eventPapersMessages);
  const numbers = new Set(
    opened.schedules.flatMap(({ sessions }) => sessions.map(({ sesi }) => sesi)),
  );
  // A schedule that has no sessions.
  numbers.delete(0);
  const sorted = [...numbers].sort((one, other) => one - other);
  return (
    <SelectChoice
      of={of}
      name="session"
      label={t.session}
      options={[
        { value: "", label: t.allSessions },
        ...sorted.map((n) => ({ value: String(n), label: t.sessionOf({ n }) })),
      ]}
    />
  );
}

export function RoomChoice({ of, opened }: ChoiceProps<"room">) {
  const t = useStore(eventPapersMessages);
  return (
    <SelectChoice
      of={of}
      name="room"
      label={t.room}
      options={[
        { value: "", label: t.allRooms },
        ...opened.rooms.map(({ id, kode, nama }) => ({ value: id, label: `${kode} — ${nama}` })),
      ]}
    />
  );
}

/** By its path, and all below it. */
export function GroupChoice({ of, opened }: ChoiceProps<"group">) {
  const t = useStore(eventPapersMessages);
  const groups = [...new Set(opened.people.map(({ group_path: path }) => path ?? ""))]
    .filter((path) => path !== "")
    .sort(compareNaturally);
  return (
    <SelectChoice
      of={of}
      name="group"
      label={t.group}
      options={[
        { value: "", label: t.allGroups },
        ...groups.map((path) => ({ value: path, label: path })),
      ]}
    />
  );
}
