// What a line of readiness says, and where its verb leads.
import type { ReadinessCode, ReadinessLine } from "../../../contract/exams/schedule-readiness.ts";
import type { ParticipantLack } from "../../../contract/exams/schedule-participants.ts";
import type { Schedule } from "../../../contract/exams/schedules.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import type { readinessMessages } from "./readiness-messages.ts";

type Texts = ReturnType<typeof readinessMessages.get>;

export function lineText(line: ReadinessLine, kind: "Must" | "Done", t: Texts): string {
  const text = t[`${line.code}${kind}`];
  if (typeof text === "string") return text;
  // Each takes some of these.
  return (text as (params: Record<string, string>) => string)({
    count: formatNumber(line.count),
    of: formatNumber(line.of ?? 0),
    name: line.names[0] ?? "",
    percent: formatNumber(line.count / 100),
  });
}

const ofPeople: readonly ReadinessCode[] = ["coverage", "groups", "sessions", "seats"];
const ofSeveral: readonly ReadinessCode[] = [
  ...ofPeople,
  "unreached",
  "proctors",
  "proctor-clashes",
];

/** Below the line: who or what is concerned, where the line itself only counts. */
export function lineHint({ code, names, count, where }: ReadinessLine, t: Texts): string | null {
  if (code === "questions")
    return where.types?.map((type) => typeNames.get()[type]).join(", ") ?? null;
  if (code === "essays") return t.soon;
  if (code === "clock") return t.clockHint;
  if (!ofSeveral.includes(code) || names.length === 0) return null;
  return names.join(", ") + (count > names.length ? ", …" : "");
}

/** `to`: its address. */
export type Mend = { label: string } & (
  | { is: "screen"; to: string }
  | { is: "form" }
  | { is: "people"; lacks: "" | ParticipantLack }
);

/** Null: nothing here can be done about it. */
export function mendOf(line: ReadinessLine, schedule: Schedule, t: Texts): Mend | null {
  const { code, where, names } = line;
  const { event_id: event, id } = schedule;
  const name = names[0] ?? "";
  const bank = where.bank_id ?? "";
  const people = (lacks: "" | ParticipantLack, label = t.fixWithout): Mend => {
    return { label, is: "people", lacks };
  };
  const mends: Record<ReadinessCode, () => Mend | null> = {
    banks: () => ({ label: t.fixBanks, is: "form" }),
    plan: () => ({ label: t.fixPlan, is: "screen", to: href("banksoal", {}, { q: name }) }),
    questions,
    weights: () => ({ label: t.fixPlan, is: "screen", to: href("banksoal", {}, { q: name }) }),
    sound: questions,
    targets: () =>
      schedule.participant_mode === "SP"
        ? people("", t.fixPeople)
        : { label: t.fixPeople, is: "form" },
    coverage: () => people("bank"),
    clashes: () => ({ label: t.fixOther, is: "screen", to: href("jadwal", {}, { q: name }) }),
    unreached: () => ({ label: t.fixBanks, is: "form" }),
    locks: () => ({ label: t.fixLock, is: "screen", to: href("banksoal", {}, { q: name }) }),
    essays: () => ({ label: t.fixMarkers, is: "screen", to: href("matpel", {}, { q: name }) }),
    groups: () => people("group"),
    sessions: () => sessions() ?? people("session"),
    "empty-sessions": sessions,
    seats: rooms,
    proctors: rooms,
    "proctor-clashes": rooms,
    entry: () => ({ label: t.fixTime, is: "form" }),
    start: () => ({ label: t.fixTime, is: "form" }),
    clock: () => null,
  };
  /** Those of one type, where it is one that is lacking. */
  function questions(): Mend {
    const types = where.types?.map(String) ?? [];
    const query = Object.fromEntries(types.length === 1 ? [["type", types[0]!]] : []);
    return { label: t.fixQuestions, is: "screen", to: href("banksoal.soal", { id: bank }, query) };
  }
  function sessions(): Mend | null {
    if (event === null) return null;
    return {
      label: t.fixSessions,
      is: "screen",
      to: href("event.sesi.schedule", { id: event, id2: id }),
    };
  }
  function rooms(): Mend | null {
    return event === null
      ? null
      : { label: t.fixRooms, is: "screen", to: href("event.room", { id: event }) };
  }
  return mends[code]();
}
