// Publishing and withdrawing for several exams of an event, and taking that back: all of them in one transaction, or none. The rows of all
// schedules are locked, in the order of their ids.
import { randomUUID } from "node:crypto";
import type { InferOutput } from "valibot";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { resultPublicationEndpoints } from "../../../../contract/endpoints/results/result-publication-endpoints.ts";
import type {
  EventPublication,
  PublishedExam,
} from "../../../../contract/results/event-publications.ts";
import { publicationObstacle } from "../../../../domain/results/event-publication-rule.ts";
import type { Call } from "../../../http/handler.ts";
import { conflict, notFound, Refusal } from "../../../http/refusal.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { eventPublication } from "./event-publication-query.ts";
import { pathOf, storeActs, takeActsBack } from "./result-publications-writing.ts";

type Endpoints = typeof resultPublicationEndpoints;
type Publish = InferOutput<Endpoints["publishEventResults"]["input"]>;
type Undo = InferOutput<Endpoints["undoEventPublication"]["input"]>;

/** @throws Refusal, 49 with the newer state when one of the exams cannot take the act, or is not as the caller has seen it */
export async function publishEventResults(
  { id, event_id: event, kind, view, group_ids: groupIds, exams: asked }: Publish,
  call: Call,
): Promise<EventPublication> {
  const ids = asked.map(({ schedule_id: schedule }) => schedule);
  await lockRows("schedules", ids, call.db);
  const now = await eventPublication(event, call);
  if ((await actsOf(id, call)).length > 0) return now;
  const seen = new Map(asked.map(({ schedule_id: schedule, seq }) => [schedule, seq]));
  const chosen = now.exams.filter(({ schedule_id: schedule }) => seen.has(schedule));
  if (chosen.length < seen.size) throw conflict(goneText, now);
  refuseNamed(
    chosen.filter((exam) => exam.seq !== seen.get(exam.schedule_id)),
    changedText,
    now,
  );
  const groups = [];
  for (const group of new Set(groupIds))
    groups.push({ id: group, path: await pathOf(group, call) });
  const paths = groups.map(({ path }) => path);
  const hindered = (obstacle: ReturnType<typeof publicationObstacle>) =>
    chosen.filter((exam) => publicationObstacle(exam, paths) === obstacle);
  refuseNamed(hindered("not-own"), othersText, now);
  refuseNamed(hindered("nobody"), nobodyText, now);
  const whom = groups.length === 0 ? [null] : groups;
  for (const { schedule_id: schedule, seq } of chosen) {
    const acts = whom.map((group) => ({ id: randomUUID(), group }));
    await storeActs(acts, { schedule, seq, kind, view, eventAct: id }, call);
  }
  return eventPublication(event, call);
}

/** @throws Refusal, 49 with the newer state when one of its exams has a later act */
export async function undoEventPublication(
  { id, event_id: event }: Undo,
  call: Call,
): Promise<EventPublication> {
  const ids = (await actsOf(id, call)).map(({ schedule_id: schedule }) => schedule);
  await lockRows("schedules", ids, call.db);
  const acts = await actsOf(id, call);
  const now = await eventPublication(event, call);
  const exams = now.exams.filter(({ schedule_id: schedule }) => ids.includes(schedule));
  if (acts.length === 0 || exams.length < new Set(ids).size) throw notFound("Penerbitan hasil");
  if (acts.every(({ undone_at: undone }) => undone !== null)) return now;
  refuseNamed(
    exams.filter(({ may_publish: may }) => !may),
    othersText,
    now,
  );
  const ofExam = ({ schedule_id: schedule }: PublishedExam) =>
    acts.filter((act) => act.schedule_id === schedule);
  const isLatest = (exam: PublishedExam) => ofExam(exam).some(({ seq }) => seq === exam.seq);
  refuseNamed(
    exams.filter((exam) => !isLatest(exam)),
    changedText,
    now,
  );
  for (const exam of exams) await takeActsBack(ofExam(exam), exam.seq, call);
  return eventPublication(event, call);
}

const actsOf = (id: string, { db }: Call) =>
  db
    .selectFrom("result_publications")
    .selectAll()
    .where("event_act_id", "=", id)
    .orderBy("seq")
    .execute();

const goneText =
  "Sebagian ujian tidak ada lagi di event ini, atau hasilnya bukan untuk Anda. Tidak ada yang diubah.";
const changedText = (names: string) =>
  `Penerbitan hasil diubah orang lain sejak Anda membukanya: ${names}. Tidak ada yang diubah.`;
const othersText = (names: string) =>
  `Hasil hanya diterbitkan dan ditarik oleh yang boleh mengubah jadwalnya: ${names}. Tidak ada yang diubah.`;
const nobodyText = (names: string) =>
  `Tidak ada peserta dari group yang dipilih: ${names}. Tidak ada yang diubah.`;

function refuseNamed(
  exams: readonly PublishedExam[],
  words: (names: string) => string,
  now: EventPublication,
): void {
  if (exams.length === 0) return;
  const names = exams.map(({ alias }) => alias).join(", ");
  throw new Refusal(responseCodes.conflict, words(names), now);
}
