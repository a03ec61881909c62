// Writing into a program: each entry is judged by the version that was read, and one that is refused does not hold up the others.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { followUpEndpoints } from "../../../../contract/endpoints/results/follow-up-endpoints.ts";
import type {
  FollowUpEntry,
  FollowUpKind,
  SavedFollowUp,
} from "../../../../contract/results/follow-up-programs.ts";
import type { AuditAction } from "../../../../contract/audit.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { refuseOthersSelection } from "../results/result-selection-query.ts";
import { readEntries, seenParticipants, selectionOf } from "./follow-ups-query.ts";

type Input = InferOutput<typeof followUpEndpoints.saveFollowUps.input>;
type Sent = Input["entries"][number];

const fields = ["bentuk", "tanggal", "nilai", "sumber", "keterangan"] as const;

const actions: Record<FollowUpKind, AuditAction> = {
  remedial: "schedule.write-remedial",
  enrichment: "schedule.write-enrichment",
};

/** @throws Refusal, 44 when nothing of the exam is for the caller */
export async function saveFollowUps(
  { entries, ...program }: Input,
  call: Call,
): Promise<{ results: SavedFollowUp[] }> {
  await refuseOthersSelection(selectionOf(program.schedule_id), call);
  const sent = [...new Map(entries.map((one) => [one.participant_id, one])).values()];
  const ids = sent.map(({ participant_id: id }) => id);
  // Whoever writes about the same people comes after the other, also where no row exists that could be locked. Participants who begin an exam
  // do not wait for it.
  await sql`
    select id from participants where id = any(${ids}) order by id for no key update`.execute(
    call.db,
  );
  const seen = await seenParticipants(program.schedule_id, call);
  const known = byParticipant(await readEntries(program, ids, call));
  const written = sent.filter((one) => {
    const before = known.get(one.participant_id);
    return seen.has(one.participant_id) && !isSame(one, before) && isCurrent(one, before);
  });
  await store(written, program, call);
  await note(written, known, program, call);
  const now = byParticipant(await readEntries(program, ids, call));
  return {
    results: sent.map((one) => {
      const { participant_id } = one;
      if (!seen.has(participant_id)) return { participant_id, outcome: "gone", entry: null };
      const entry = now.get(participant_id) ?? null;
      const outcome = isSame(one, entry) ? "stored" : "newer";
      return { participant_id, outcome, entry };
    }),
  };
}

const byParticipant = (entries: readonly FollowUpEntry[]) =>
  new Map(entries.map((entry) => [entry.participant_id, entry]));

const blank = { bentuk: "", tanggal: null, nilai: null, sumber: "", keterangan: "" };

const isSame = (sent: Sent, stored: FollowUpEntry | null | undefined): boolean =>
  fields.every((name) => sent[name] === (stored ?? blank)[name]);

const isCurrent = ({ version }: Sent, stored: FollowUpEntry | undefined): boolean =>
  version === (stored?.version ?? 0);

async function store(
  written: readonly Sent[],
  { schedule_id, kind }: Omit<Input, "entries">,
  call: Call,
): Promise<void> {
  if (written.length === 0) return;
  const rows = written.map(
    ({ participant_id, bentuk, tanggal, nilai, sumber, keterangan, version }) => ({
      schedule_id,
      participant_id,
      kind,
      form: bentuk,
      day: tanggal,
      score: nilai === null ? null : Number(nilai.replace(".", "")),
      source: sumber,
      note: keterangan,
      version: version + 1,
      updated_at: call.at,
      updated_by: callerOf(call).id,
    }),
  );
  await call.db
    .insertInto("follow_ups")
    .values(rows)
    .onConflict((known) =>
      known.columns(["schedule_id", "kind", "participant_id"]).doUpdateSet((is) => ({
        form: is.ref("excluded.form"),
        day: is.ref("excluded.day"),
        score: is.ref("excluded.score"),
        source: is.ref("excluded.source"),
        note: is.ref("excluded.note"),
        version: is.ref("excluded.version"),
        updated_at: is.ref("excluded.updated_at"),
        updated_by: is.ref("excluded.updated_by"),
      })),
    )
    .execute();
}

/** What was in these fields, and what is. */
async function note(
  written: readonly Sent[],
  known: ReadonlyMap<string, FollowUpEntry>,
  { schedule_id, kind }: Omit<Input, "entries">,
  call: Call,
): Promise<void> {
  if (written.length === 0) return;
  const pick = (entry: Pick<Sent, (typeof fields)[number]>) =>
    Object.fromEntries(fields.map((name) => [name, entry[name]]));
  await call.audit({
    action: actions[kind],
    objectId: schedule_id,
    before: Object.fromEntries(
      written.map(({ participant_id: id }) => [id, pick(known.get(id) ?? blank)]),
    ),
    after: Object.fromEntries(written.map((one) => [one.participant_id, pick(one)])),
  });
}
