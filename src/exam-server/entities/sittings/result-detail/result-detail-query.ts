// A sitting with its answers and the arithmetic that leads to its result, as far as both may stand beside a name.
import type { InferOutput } from "valibot";
import type { resultDetailEndpoints } from "../../../../contract/endpoints/results/result-detail-endpoints.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import type { DetailQuestion, ResultDetail } from "../../../../contract/results/result-detail.ts";
import type { OpenedResult } from "../../../../contract/results/opened-result.ts";
import { answerText, shortKeyText } from "../../../../domain/paper/answer-text.ts";
import { competenceMastery } from "../../../../domain/results/competence-mastery.ts";
import { openResult } from "../../../../domain/results/open-result.ts";
import type { QuestionResult } from "../../../../domain/scoring/score-sitting.ts";
import { storedScore } from "../../../../domain/scoring/shown-score.ts";
import { stemExcerpt } from "../../../../domain/text/formula-text.ts";
import type { Call } from "../../../http/handler.ts";
import type { ShownVersion } from "../../../http/services.ts";
import { number, orNull, sqlRows, text, texts } from "../../../records/sql-rows.ts";
import { shownReferences } from "../../questions/references/shown-references-query.ts";
import { marksIn, sittingOutcomes, type Outcomes } from "../marking/answer-outcomes-query.ts";
import { blindnessOf, type Blindness } from "../marking/named-results-query.ts";
import { countedComments } from "../marking-comments/given-comments-query.ts";
import {
  countedSitting,
  drawnAnswers,
  scoreGiven,
  type DrawnAnswer,
} from "../sittings/sitting-scores-query.ts";
import { shownContent } from "../sittings/shown/shown-content-query.ts";
import { readSitting, type Sitting } from "../sittings/sitting-state-query.ts";
import { questionNumbers } from "../../questions/questions/questions-query.ts";
import { recalculationsInForce } from "../results/recalculation/reasons-in-force-query.ts";
import { detailHead, detailRow } from "./detail-row-query.ts";

type Asked = InferOutput<typeof resultDetailEndpoints.getResultDetail.input>;

export async function resultDetail({ id }: Asked, call: Call): Promise<ResultDetail> {
  const { row, ranked, stored } = await detailRow(id, call);
  const head = { row, ranked, ...(await detailHead(row, call)) };
  const sitting =
    row.sitting_id === null
      ? undefined
      : await readSitting({ schedule: row.schedule_id, participant: row.participant_id }, call.db);
  if (!sitting) return { ...head, ...nothing };
  const read = await readAnswers(sitting, call);
  const { opened } = read;
  const questions = read.rows.map((_row, at) => detailQuestion(read, at));
  return {
    ...head,
    finish_kind: sitting.finish_kind,
    opened,
    agrees:
      opened === null ||
      stored === null ||
      (opened.total.least === stored.least && opened.total.most === stored.most),
    recalculated: await recalculationOf(row.schedule_id, call),
    questions,
    references: await referencesOf(read.shown, call),
    mastery: opened === null ? [] : await masteryOf(opened, call),
  };
}

const nothing = {
  finish_kind: null,
  opened: null,
  agrees: true,
  recalculated: null,
  questions: [],
  references: [],
  mastery: [],
} satisfies Partial<ResultDetail>;

type Read = {
  sitting: Sitting;
  rows: DrawnAnswer[];
  shown: ShownVersion[];
  /** By which each answer is scored: as it was asked, or another version since the results were recalculated. */
  counted: { version: number; content: QuestionContent }[];
  blindness: Blindness;
  results: readonly QuestionResult[];
  opened: OpenedResult | null;
  comments: ReadonlyMap<string, string[]>;
  /** Null: deleted. */
  versions: ReadonlyMap<string, number | null>;
  /** In the bank. */
  numbers: ReadonlyMap<string, number>;
};

async function readAnswers(sitting: Sitting, call: Call): Promise<Read> {
  const { db, services } = call;
  const rows = await drawnAnswers(sitting.id, db);
  const shown = await services.questionVersions.read(rows, db);
  const blindness = await blindnessOf(sitting, db);
  const isOver = sitting.status === 1;
  const outcomes: Outcomes = isOver ? await sittingOutcomes(sitting.id, db) : new Map();
  const base = {
    sitting,
    rows,
    shown,
    blindness,
    comments: await countedComments(outcomes, db),
    versions: await currentVersions(rows, call),
    numbers: await questionNumbers(
      rows.map(({ question_id: id }) => id),
      db,
    ),
  };
  const contents = shown.map(({ content }) => content);
  if (!isOver) {
    const counted = contents.map((content, at) => ({ version: rows[at]!.version, content }));
    return { ...base, counted, results: [], opened: null };
  }
  const marks = blindness.isBlind ? new Map() : marksIn(outcomes);
  const { given, plan } = await countedSitting(rows, sitting, {
    db,
    versions: services.questionVersions,
    marks,
  });
  const score = scoreGiven(given, plan);
  const hidden = rows.filter(({ question_id: id }, at) => blindness.hides(id, contents[at]!));
  const opened = openResult(
    score,
    given.drawn,
    given.answers,
    new Set(hidden.map(({ question_id: id }) => id)),
  );
  return { ...base, counted: given.drawn, results: score.questions, opened };
}

function detailQuestion(read: Read, at: number): DetailQuestion {
  const { sitting, blindness, comments, versions, numbers } = read;
  const [row, shown] = [read.rows[at]!, read.shown[at]!];
  const result = read.results[at];
  const { question_id, content } = { ...row, ...shown };
  const isHidden = blindness.hides(question_id, content);
  const isOver = sitting.status === 1;
  const seen = shownContent({ ...shown, id: question_id }, sitting);
  const answer = isHidden ? null : row.answer;
  const byPart = isHidden ? {} : (result?.score?.byPart ?? {});
  return {
    question_id,
    position: row.position,
    bank_number: numbers.get(question_id) ?? null,
    treatment: result?.treatment ?? "normal",
    version: row.version,
    current_version: versions.get(question_id) ?? null,
    counted_version: isOver ? read.counted[at]!.version : null,
    type: row.type,
    excerpt: stemExcerpt(shown.stem, 90),
    stem: shown.stem,
    layout: shown.layout,
    audio: shown.audio,
    reference_id: shown.reference_id,
    explanation: isOver ? shown.explanation : "",
    payload: seen.payload,
    key: isOver ? read.counted[at]!.content.key : null,
    is_hidden: isHidden,
    answer,
    answer_text: answerText(seen, answer),
    key_text: isOver ? shortKeyText(seen, read.counted[at]!.content.key) : "",
    doubt: row.doubt,
    given_at: isHidden ? null : (row.given_at?.toISOString() ?? null),
    answered_at: isHidden ? null : (row.answered_at?.toISOString() ?? null),
    verdict: result?.score?.verdict ?? null,
    parts: Object.entries(byPart).map(([id, { share, answered }]) => ({
      id,
      share: storedScore(share).exact,
      answered,
    })),
    comments: isHidden ? [] : (comments.get(question_id) ?? []),
  };
}

async function recalculationOf(
  schedule: string,
  { db }: Call,
): Promise<ResultDetail["recalculated"]> {
  const [latest, ...earlier] = await recalculationsInForce(schedule, db);
  if (!latest) return null;
  const entry = ({ at, ...one }: typeof latest) => ({ ...one, at: at.toISOString() });
  return { ...entry(latest), earlier: earlier.map(entry) };
}

async function currentVersions(rows: readonly DrawnAnswer[], { db }: Call) {
  const { rows: found } = await sqlRows({ id: text(), version: orNull(number()) })`
    select id, case when deleted_at is null then version end as version
    from questions where id = any(${rows.map(({ question_id: id }) => id)})`.execute(db);
  return new Map(found.map(({ id, version }) => [id, version]));
}

async function referencesOf(shown: readonly ShownVersion[], { db }: Call) {
  const references = await shownReferences(shown, db);
  return [...references.values()].map(({ id, judul, isi }) => ({ id, judul, isi }));
}

async function masteryOf(
  { questions }: OpenedResult,
  { db }: Call,
): Promise<ResultDetail["mastery"]> {
  const ids = questions.map(({ question_id: id }) => id);
  const { rows } = await sqlRows({
    id: text(),
    kode: text(),
    uraian: text(),
    asked: texts(),
  })`
    select c.id, c.kode, c.uraian, array_agg(qc.question_id) as asked
    from question_competences qc join competences c on c.id = qc.competence_id
    where qc.question_id = any(${ids})
    group by c.id order by lower(c.kode) collate "C", c.id`.execute(db);
  const named = new Map<string, string[]>();
  for (const { id, asked } of rows) {
    for (const question of asked) named.set(question, [...(named.get(question) ?? []), id]);
  }
  const points = competenceMastery(
    questions,
    rows.map(({ id }) => id),
    named,
  );
  const words = new Map(rows.map(({ id, kode, uraian }) => [id, { kode, uraian }]));
  return points.map((one) => ({ ...one, ...words.get(one.id)! }));
}
