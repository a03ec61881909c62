// What stands in the cells of questions: a share of the mark, or the letter of the option that was chosen.
import { sql } from "kysely";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { ExportKind } from "../../../../contract/results/result-export-calls.ts";
import type {
  ExportedCell,
  ExportedQuestion,
} from "../../../../contract/results/result-exports.ts";
import { toDecimal } from "../../../../domain/scoring/fraction.ts";
import {
  isMarkedByHand,
  type QuestionResult,
  type SittingScore,
} from "../../../../domain/scoring/score-sitting.ts";
import type { Call } from "../../../http/handler.ts";
import { boolean, json, number, sqlRows, text } from "../../../records/sql-rows.ts";
import { mayUseBank } from "../../questions/banks/bank-access.ts";
import { isCorrector } from "../marking/marking-access.ts";
import { isMarked } from "../marking/named-results-query.ts";
import { isOwnBank, maySeeAllResults } from "../results/results-access.ts";
import type { DrawnAnswer } from "../sittings/sitting-scores-query.ts";

const notGiven = "-";
const notAnswered = "x";
const withheld = "?";
const removed = "d";

type Sitting = {
  answers: readonly DrawnAnswer[];
  contents: readonly QuestionContent[];
  score: SittingScore;
  isBlind: boolean;
};
export type CellReader = {
  questions: ExportedQuestion[];
  /** In the order of the questions; null for a list. */
  read(sitting: Sitting): ExportedCell[] | null;
};

type Asked = { schedule_id: string; kind: ExportKind };

export async function cellReader({ schedule_id: schedule, kind }: Asked, call: Call) {
  if (kind === "list" || schedule === "") return { questions: [], read: () => null };
  const found = await askedQuestions(schedule, kind, call);
  const questions = found.map(({ version: _version, may_see_key: mayRead, content, ...row }) => ({
    ...row,
    key: mayRead ? keyLetter(content) : null,
  }));
  const places = new Map(found.map(({ id }, at) => [id, at]));
  const latest = new Map(found.map(({ id, content }) => [id, content]));
  const { is_marked: isStillMarked, revealed } = await markingOf(schedule, call);
  const reader: CellReader = {
    questions,
    read({ answers, contents, score, isBlind }) {
      const cells: ExportedCell[] = Array.from({ length: questions.length }, () => notGiven);
      for (const [at, { question_id: id }] of answers.entries()) {
        const place = places.get(id);
        if (place === undefined) continue;
        const [content, result] = [contents[at]!, score.questions[at]!];
        if (kind === "letters") {
          cells[place] = letterOf(result, latest.get(id)!, content);
          continue;
        }
        const isApart = isBlind || (isStillMarked && !revealed.has(id));
        cells[place] = isApart && isMarkedByHand(content) ? withheld : shareCell(result);
      }
      return cells;
    },
  };
  return reader;
}

/** The console adds and rounds them to two. */
const decimals = 8;

function shareCell({ score, answer, outcome }: QuestionResult): ExportedCell {
  if (outcome === "removed") return removed;
  if (score === null) return withheld;
  if (score.verdict === "kosong") return notAnswered;
  if (score.verdict === "menunggu" || score.share === null) return withheld;
  return answer === null ? notAnswered : Number(toDecimal(score.share, decimals));
}

/** By the latest version, whose letters the key has; an option that it no longer has, by its own. */
function letterOf({ answer }: QuestionResult, latest: QuestionContent, own: QuestionContent) {
  const chosen = answer?.type === 1 ? answer.id : null;
  if (chosen === null) return notAnswered;
  return letterIn(latest, chosen) ?? letterIn(own, chosen) ?? withheld;
}

function letterIn(content: QuestionContent, option: string): string | null {
  if (content.type !== 1) return null;
  const at = content.payload.options.findIndex(({ id }) => id === option);
  return at === -1 ? null : String.fromCodePoint("A".codePointAt(0)! + at);
}

const keyLetter = (content: QuestionContent): string | null =>
  content.type === 1 && content.key.id !== null ? letterIn(content, content.key.id) : null;

/** In the order of their banks and of the questions within. Of a part of the results, those of the caller's own banks. */
async function askedQuestions(schedule: string, kind: ExportKind, call: Call) {
  const { rows } = await sqlRows({
    id: text(),
    type: number<ExportedQuestion["type"]>(),
    no: number(),
    kode: text(),
    version: number(),
    may_see_key: boolean(),
  })`
    select q.id, drawn.type, places.no, b.kode, drawn.version,
      b.lock_password_hash is null and (${mayUseBank(call)} or ${isCorrector(call)}) as may_see_key
    from (
      select sq.question_id, max(sq.version) as version, max(sq.type) as type
      from sitting_questions sq join sittings si on si.id = sq.sitting_id
      where si.schedule_id = ${schedule} group by sq.question_id) drawn
    join questions q on q.id = drawn.question_id
    join question_banks b on b.id = q.bank_id
    join lateral (
      select count(*) as no from questions before
      where before.bank_id = q.bank_id and before.deleted_at is null
        and (before.position, before.id) <= (q.position, q.id)) places on true
    join schedules s on s.id = ${schedule}
    left join schedule_banks sb on sb.schedule_id = s.id and sb.bank_id = b.id
    where ${kind === "letters" ? sql`drawn.type = 1` : sql`true`}
      and (${maySeeAllResults(call)} or ${isOwnBank(call)})
    order by sb.position nulls last, b.kode, places.no, q.id`.execute(call.db);
  const keys = rows.map(({ id, version }) => ({ question_id: id, version }));
  const contents = await call.services.questionVersions.read(keys, call.db);
  return rows.map((row, at) => ({ ...row, content: contents[at]!.content }));
}

async function markingOf(schedule: string, { db }: Call) {
  const { rows } = await sqlRows({ is_marked: boolean(), revealed: json<string[]>() })`
    select ${isMarked(schedule)} as is_marked,
      (select coalesce(json_agg(r.question_id), '[]'::json) from marking_rules r
        where r.schedule_id = ${schedule} and r.revealed_at is not null) as revealed`.execute(db);
  const { is_marked, revealed } = rows[0]!;
  return { is_marked, revealed: new Set(revealed) };
}
