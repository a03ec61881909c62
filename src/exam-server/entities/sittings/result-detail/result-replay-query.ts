// A sitting as it went: every save of an answer that is kept, with what happened meanwhile, as far as it may stand beside a name.
import type { InferOutput } from "valibot";
import type { resultDetailEndpoints } from "../../../../contract/endpoints/results/result-detail-endpoints.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import type { ReplaySave, ResultReplay } from "../../../../contract/results/result-replay.ts";
import { answerText } from "../../../../domain/paper/answer-text.ts";
import type { ParticipantContent } from "../../../../domain/questions/participant-question.ts";
import { stemExcerpt } from "../../../../domain/text/formula-text.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { blindnessOf } from "../marking/named-results-query.ts";
import { sittingEvents } from "../sitting-control/sitting-story-query.ts";
import { shownContent } from "../sittings/shown/shown-content-query.ts";
import { readSitting, type Sitting } from "../sittings/sitting-state-query.ts";
import { detailRow } from "./detail-row-query.ts";

/** A sitting has some hundred; a device that saves at each key has more. */
const maxSaves = 2_000;
const maxEvents = 2_000;
/** Characters of essays in one reply. */
const maxWritten = 2_000_000;

type Asked = InferOutput<typeof resultDetailEndpoints.getResultReplay.input>;

export async function resultReplay({ id }: Asked, call: Call): Promise<ResultReplay> {
  const { row } = await detailRow(id, call);
  const place = { schedule: row.schedule_id, participant: row.participant_id };
  const sitting = await readSitting(place, call.db);
  if (!sitting) throw notFound("Ujian peserta");
  const asked = await askedQuestions(sitting, call);
  const hidden = asked.flatMap(({ id: question, isHidden }) => (isHidden ? question : []));
  const { total, saves } = await savesOf(sitting, hidden, call);
  const contents = new Map(asked.map((one) => [one.id, one]));
  return {
    started_at: sitting.started_at?.toISOString() ?? null,
    deadline_at: sitting.deadline_at?.toISOString() ?? null,
    finished_at: sitting.finished_at?.toISOString() ?? null,
    is_whole: sitting.keeps_replaced,
    hides_marked: hidden.length > 0,
    total,
    saves: withinBounds(saves.map((save) => shownSave(save, contents.get(save.question_id)!))),
    questions: asked.map(({ id, position, excerpt }) => ({ id, position, excerpt })),
    events: await sittingEvents(place, call.db, maxEvents),
    absences: await absencesOf(sitting, call),
  };
}

type AskedQuestion = {
  id: string;
  position: number;
  excerpt: string;
  /** As the participant saw it. */
  content: ParticipantContent;
  isHidden: boolean;
};

async function askedQuestions(sitting: Sitting, { db, services }: Call): Promise<AskedQuestion[]> {
  const keys = await services.questionVersions.ofSitting(sitting.id, db);
  const shown = await services.questionVersions.read(keys, db);
  const { hides } = await blindnessOf(sitting, db);
  return keys.map(({ question_id: id }, at) => {
    const { content, shuffle, stem } = shown[at]!;
    return {
      id,
      position: at + 1,
      excerpt: stemExcerpt(stem, 90),
      content: shownContent({ id, content, shuffle }, sitting),
      isHidden: hides(id, content),
    };
  });
}

const saveColumns = {
  question_id: text(),
  answer: orNull(json<QuestionAnswer>()),
  doubt: boolean(),
  given_at: orNull(moment()),
  answered_at: moment(),
  at: moment(),
  total: number(),
};
type StoredSave = {
  question_id: string;
  answer: QuestionAnswer | null;
  doubt: boolean;
  given_at: Date | null;
  answered_at: Date;
  at: Date;
};

async function savesOf({ id }: Sitting, hidden: readonly string[], { db }: Call) {
  const { rows } = await sqlRows(saveColumns)`
    select save.question_id, save.answer, save.doubt, save.given_at, save.answered_at,
      coalesce(save.given_at, save.answered_at) as at, count(*) over () as total
    from (
      select question_id, seq, answer, doubt, given_at, answered_at from sitting_answers
      where sitting_id = ${id}
      union all
      select question_id, seq, answer, doubt, given_at, answered_at from replaced_answers
      where sitting_id = ${id}) save
    where save.question_id <> all(${hidden})
    order by at desc, save.seq desc, save.question_id limit ${maxSaves}`.execute(db);
  return { total: rows[0]?.total ?? 0, saves: rows.reverse() };
}

function shownSave(save: StoredSave, { position, content }: AskedQuestion): ReplaySave {
  const { answer } = save;
  return {
    question_id: save.question_id,
    position,
    at: save.at.toISOString(),
    given_at: save.given_at?.toISOString() ?? null,
    answered_at: save.answered_at.toISOString(),
    answer,
    text: answerText(content, answer),
    doubt: save.doubt,
  };
}

/** The latest essays whole, as many as there is room for. */
function withinBounds(saves: ReplaySave[]): ReplaySave[] {
  let room = maxWritten;
  for (const save of [...saves].reverse()) {
    if (save.answer?.type !== 2) continue;
    room -= save.answer.html.length;
    if (room < 0) save.answer = null;
  }
  return saves;
}

async function absencesOf(
  { schedule_id: schedule, started_at: from, finished_at: to }: Sitting,
  { db, at }: Call,
): Promise<ResultReplay["absences"]> {
  if (from === null) return [];
  const { rows } = await sqlRows({
    from: moment(),
    to: moment(),
    minutes: number(),
    is_stop: boolean(),
  })`
    select a.from_at as from, a.to_at as to, a.minutes, a.schedule_id is not null as is_stop
    from server_absences a
    where (a.schedule_id is null or a.schedule_id = ${schedule})
      and a.to_at > ${from}::timestamptz and a.from_at < ${to ?? at}::timestamptz
    order by a.from_at, a.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    from: row.from.toISOString(),
    to: row.to.toISOString(),
  }));
}
