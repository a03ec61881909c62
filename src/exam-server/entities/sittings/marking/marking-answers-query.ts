// Answers to one question of one exam as markers get them: by code, without anything that tells who gave them. Each marker has another
// order, which is the same on every server and at every call.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { markingEndpoints } from "../../../../contract/endpoints/marking/marking-endpoints.ts";
import {
  claimMs,
  maxEqual,
  maxSpellings,
  type ClaimedAnswers,
  type MarkingAnswer,
  type ShownMark,
} from "../../../../contract/marking/marking-answers.ts";
import type { GivenMark } from "../../../../contract/marking/given-marks.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import { spellingOf } from "../../../../domain/marking/equal-answers.ts";
import { notFound } from "../../../http/refusal.ts";
import { commentsOf, commentText } from "../marking-comments/given-comments-query.ts";
import { readAttachment } from "../attachments/attachments-store.ts";
import type { MarkingState } from "../../../../domain/marking/marking-outcome.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import {
  controlsAmong,
  disguised,
  mixed,
  type Control,
} from "../marking-rules/control-answers-query.ts";
import { ownControlMarks } from "../marking-rules/control-marks-query.ts";
import { controlsFor } from "../marking-rules/control-answers-writing.ts";
import { askedSitting } from "../marking-asks/waiting-asks-query.ts";
import { lacksCriteria } from "../../../../domain/marking/rubric/moved-mark.ts";
import { currentRubric } from "../marking-rubric/current-rubric-query.ts";
import { openOwnUnit, type Unit } from "./marking-access.ts";
import {
  decisionHindranceIn,
  markHindranceIn,
  standingsOf,
  type Standing,
} from "./decisions/decisions-query.ts";
import { isFlagged } from "./answer-flags-query.ts";
import { isForMe } from "./marking-units-query.ts";
import { actOfMark } from "./overtaken-marks-query.ts";
import { areMarksOpen } from "./visible-marks-query.ts";

type Claims = InferOutput<typeof markingEndpoints.claimAnswers.input>;
type Attachment = InferOutput<typeof markingEndpoints.getMarkingAttachment.input>;

export const ofUnit = (
  { schedule_id, question_id }: Unit,
  more: Sql = sql``,
) => sql`marking_answers ma
  join sittings si on si.id = ma.sitting_id and si.status = 1 ${more}
  where ma.schedule_id = ${schedule_id} and ma.question_id = ${question_id}`;

/** The caller's own order of the answers `ma`. */
export const ownOrder = (call: Call) =>
  sql`md5(${callerOf(call).id} || ' ' || ma.question_id || ' ' || ma.schedule_id || ' ' || ma.sitting_id)`;

export const isClaimedByOthers = (call: Call) => sql`exists (select 1 from marking_claims c
  where c.sitting_id = ma.sitting_id and c.question_id = ma.question_id
    and c.marker_id <> ${callerOf(call).id} and c.until > ${call.at}::timestamptz)`;

/**
 * What somebody else has at hand is not given out before their claim lapses. Runs in a transaction: two people who ask at the same moment get
 * different answers.
 */
export async function claimNext(input: Claims, call: Call): Promise<ClaimedAnswers> {
  await openOwnUnit(input, call);
  const { count, except } = input;
  const isLeft = sql`${isForMe(call)} and si.marking_code <> all(${except})`;
  const isFree = sql`${isLeft} and not ${isClaimedByOthers(call)}`;
  const found = await claimSome(input, isFree, count, call);
  const due = await controlsFor(input, { others: found.length, except }, call);
  const controls = due.slice(0, count);
  const ids = found.slice(0, count - controls.length);
  const { question_id } = input;
  await keepClaims(
    ids.map((sitting_id) => ({ sitting_id, question_id })),
    call,
  );
  const { rows } = await sqlRows({ left: number(), claimed: number() })`
    select count(*) as "left", count(*) filter (where ${isClaimedByOthers(call)}) as claimed
    from ${ofUnit(input)} and ${isLeft} and ma.sitting_id <> all(${ids})`.execute(call.db);
  return {
    answers: mixed(
      await answersOf(input, ids, call),
      await controlAnswers(input, controls, call),
      ({ code }) => code,
    ),
    left: rows[0]!.left + due.length - controls.length,
    claimed: rows[0]!.claimed,
  };
}

/** As answers that the caller alone has marked, or nobody. */
export async function controlAnswers(
  unit: Unit,
  controls: readonly Control[],
  call: Call,
): Promise<MarkingAnswer[]> {
  if (controls.length === 0) return [];
  const sittings = controls.map(({ sitting }) => sitting);
  const found = await answersBySitting(unit, sittings, call);
  const own = await ownControlMarks(unit, controls, call);
  return controls.flatMap((control) => {
    const answer = found.get(control.sitting);
    return answer ? disguised(answer, control, own.get(control.code) ?? null) : [];
  });
}

async function claimSome(unit: Unit, isFree: Sql, count: number, call: Call): Promise<string[]> {
  const { rows } = await sqlRows({ id: text() })`
    select ma.sitting_id as id from ${ofUnit(unit)} and ${isFree}
    order by ${ownOrder(call)} limit ${count}
    for update of ma skip locked`.execute(call.db);
  return rows.map(({ id }) => id);
}

export type AnswerPlace = { sitting_id: string; question_id: string };

export async function keepClaims(answers: readonly AnswerPlace[], call: Call): Promise<void> {
  const until = new Date(call.at.getTime() + claimMs);
  await sql`
    insert into marking_claims (sitting_id, question_id, marker_id, until)
    select sitting, question, ${callerOf(call).id}, ${until}::timestamptz
    from unnest(${answers.map(({ sitting_id: id }) => id)}::text[],
      ${answers.map(({ question_id: id }) => id)}::text[]) as claimed (sitting, question)
    on conflict (sitting_id, question_id, marker_id) do update
      set until = excluded.until`.execute(call.db);
}

const answerColumns = {
  id: text(),
  code: text(),
  seq: number(),
  version: number(),
  answer: json<QuestionAnswer>(),
  words: number(),
  is_flagged: boolean(),
  equality: orNull(text()),
  state: text<MarkingState>(),
  are_open: boolean(),
};

/** In the order of the sittings. */
export async function answersOf(
  unit: Unit,
  sittings: readonly string[],
  call: Call,
): Promise<MarkingAnswer[]> {
  const found = await answersBySitting(unit, sittings, call);
  return sittings.flatMap((id) => found.get(id) ?? []);
}

export async function answersBySitting(
  unit: Unit,
  sittings: readonly string[],
  call: Call,
): Promise<Map<string, MarkingAnswer>> {
  if (sittings.length === 0) return new Map();
  const { rows } = await sqlRows(answerColumns)`
    select ma.sitting_id as id, coalesce(si.marking_code, '') as code, ma.seq, ma.version, a.answer, ma.words, ma.equality,
      ${isFlagged(call)} as is_flagged, ma.state, ${areMarksOpen} as are_open
    from marking_answers ma
    join sittings si on si.id = ma.sitting_id
    join sitting_answers a on a.sitting_id = ma.sitting_id and a.question_id = ma.question_id
    where ma.schedule_id = ${unit.schedule_id} and ma.question_id = ${unit.question_id}
      and ma.sitting_id = any(${sittings})`.execute(call.db);
  const marks = await marksOf(unit, rows, call);
  const equal = await equalTo(unit, rows, call);
  const isDecided = (id: string) => (marks.get(id) ?? []).some((mark) => mark.is_decision);
  const differing = rows.filter(({ id, state }) => state === "disputed" || isDecided(id));
  const standings = await standingsOf(
    unit,
    differing.map(({ id }) => id),
    call,
  );
  return new Map(
    rows.map(({ id, equality: _equality, are_open: _open, ...row }) => [
      id,
      {
        ...row,
        state: shownState(row.state, marks.get(id) ?? []),
        ...hindrancesIn(row.state, standings.get(id)),
        marks: marks.get(id) ?? [],
        ...(equal.get(id) ?? { equal: [], spellings: [] }),
      },
    ]),
  );
}

const hindrancesIn = (state: MarkingState, standing: Standing | undefined) => ({
  decision_hindrance: standing && state === "disputed" ? decisionHindranceIn(standing) : null,
  mark_hindrance: standing ? markHindranceIn(standing) : null,
});

/** Whoever gives the second mark does not see that there is a first one. */
const shownState = (state: MarkingState, shown: readonly ShownMark[]): MarkingState =>
  state === "second" && shown.length === 0 ? "left" : state;

type Row = {
  id: string;
  seq: number;
  answer: QuestionAnswer;
  equality: string | null;
  are_open: boolean;
};

const markColumns = {
  sitting_id: text(),
  marker_id: text(),
  marker: text(),
  act_id: orNull(text()),
  is_decision: boolean(),
  answer_seq: number(),
  given: json<GivenMark>(),
  share: orNull(text()),
  written: text(),
  comments: json<ShownMark["comments"]>(),
  at: moment(),
};

/** Everybody's where the marks of the answer are open, or else the caller's own. */
async function marksOf(
  unit: Unit,
  answers: readonly Row[],
  call: Call,
): Promise<Map<string, ShownMark[]>> {
  const me = callerOf(call).id;
  const { criteria } = await currentRubric(unit, call.db);
  const { rows } = await sqlRows(markColumns)`
    select latest.sitting_id, latest.marker_id, us.name as marker, latest.is_decision, latest.answer_seq, latest.given,
      case when latest.marker_id = ${me} then ${actOfMark(sql`latest`)} end as act_id,
      latest.share, latest.comment as written, ${commentsOf(sql`latest`)} as comments, latest.at
    from (
      select distinct on (m.sitting_id, m.marker_id) m.* from marks m
      where m.sitting_id = any(${answers.map(({ id }) => id)})
        and m.question_id = ${unit.question_id}
      order by m.sitting_id, m.marker_id, m.seq desc) latest
    join users us on us.id = latest.marker_id
    where latest.given is not null order by latest.seq`.execute(call.db);
  const found = new Map<string, ShownMark[]>();
  for (const { id, seq, are_open: areOpen } of answers) {
    const own = rows.filter((row) => row.sitting_id === id && (areOpen || row.marker_id === me));
    found.set(
      id,
      own.map(({ sitting_id: _id, marker_id: marker, answer_seq: seen, at, ...mark }) => ({
        ...mark,
        comment: commentText(mark),
        is_own: marker === me,
        is_stale: seen !== seq,
        is_by_older_rubric: criteria !== null && lacksCriteria(mark.given, criteria),
        at: at.toISOString(),
      })),
    );
  }
  return found;
}

type Equal = Pick<MarkingAnswer, "equal" | "spellings">;

/** The others that are the same and that the caller can mark. */
async function equalTo(
  unit: Unit,
  answers: readonly Row[],
  call: Call,
): Promise<Map<string, Equal>> {
  const digests = [...new Set(answers.flatMap(({ equality }) => equality ?? []))];
  if (digests.length === 0) return new Map();
  const { rows } = await sqlRows(equalColumns)`
    select ma.sitting_id as id, coalesce(si.marking_code, '') as code, ma.seq,
      coalesce(ma.equality, '') as equality,
      (select a.answer from sitting_answers a
        where a.sitting_id = ma.sitting_id and a.question_id = ma.question_id) as answer
    from ${ofUnit(unit)} and ma.equality = any(${digests}) and ${isForMe(call)}
    order by ${ownOrder(call)}`.execute(call.db);
  return new Map(
    answers.map(({ id, equality, answer }) => {
      const others = rows.filter((row) => row.equality === equality && row.id !== id);
      const equal = others.slice(0, maxEqual);
      return [
        id,
        {
          equal: equal.map(({ code, seq }) => ({ code, seq })),
          spellings: spellingsOf([answer, ...equal.map((other) => other.answer)]),
        },
      ];
    }),
  );
}

const equalColumns = {
  id: text(),
  code: text(),
  seq: number(),
  equality: text(),
  answer: json<QuestionAnswer>(),
};

/** The commonest first. */
function spellingsOf(answers: readonly QuestionAnswer[]): Equal["spellings"] {
  if (answers.length === 1) return [];
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const spelling = spellingOf(answer);
    counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  }
  return [...counts]
    .map(([spelling, count]) => ({ text: spelling, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, maxSpellings);
}

export async function attachmentOf(
  { schedule_id, question_id, code, attachment_id: id }: Attachment,
  call: Call,
) {
  const unit = { schedule_id, question_id };
  const asked = await askedSitting(unit, code, call);
  if (asked === null) await openOwnUnit(unit, call);
  const control = (await controlsAmong(unit, [code], call)).get(code);
  const sitting = asked ?? control?.sitting;
  const isMeant = sitting ? sql`si.id = ${sitting}` : sql`si.marking_code = ${code}`;
  const { rows } = await sqlRows({ id: text() })`
    select ma.sitting_id as id from ${ofUnit(unit)} and ${isMeant}
      and exists (select 1 from sitting_attachments f where f.sitting_id = ma.sitting_id
        and f.question_id = ma.question_id and f.id = ${id})`.execute(call.db);
  const [found] = rows;
  if (!found) throw notFound("Lampiran");
  return readAttachment(found.id, id, call.db);
}
