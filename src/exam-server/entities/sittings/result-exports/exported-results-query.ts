// Rows of the list of results with seat, counts by type, and what each question has earned. Sittings are scored anew by what scores them at their
// end, since verdicts are not stored; a few at a time, so that those who are at work do not wait.
import type { InferOutput } from "valibot";
import type { resultExportEndpoints } from "../../../../contract/endpoints/results/result-export-endpoints.ts";
import type {
  ExportedResult,
  ExportedResults,
} from "../../../../contract/results/result-exports.ts";
import type { PlannedType, SittingScore } from "../../../../domain/scoring/score-sitting.ts";
import type { ManualMarks } from "../../../../domain/scoring/manual-marks.ts";
import type { Call } from "../../../http/handler.ts";
import { json, sqlRows } from "../../../records/sql-rows.ts";
import { createYieldOften } from "../../../yield-often.ts";
import { marksIn, outcomesOfSittings } from "../marking/answer-outcomes-query.ts";
import { roomName } from "../exam-tokens/token-board-query.ts";
import { examsOf, rankedResults, seenInExams } from "../results/result-rows-query.ts";
import { refuseOthersSelection } from "../results/result-selection-query.ts";
import { listedColumns, shownRow, type ListedRow } from "../results/results-query.ts";
import {
  countedSitting,
  drawnAnswersOf,
  scoreGiven,
  type DrawnAnswer,
} from "../sittings/sitting-scores-query.ts";
import { cellReader, type CellReader } from "./exported-cells-query.ts";

type Asked = InferOutput<(typeof resultExportEndpoints)["exportResults"]["input"]>;

type Listed = ListedRow & {
  plan: PlannedType[] | null;
  is_blind: boolean;
  sesi: number | null;
  kode: string | null;
  room: string | null;
};

export async function exportedResults(asked: Asked, call: Call): Promise<ExportedResults> {
  await refuseOthersSelection(asked, call);
  const rows = await listedRows(asked, call);
  const cells = await cellReader(asked, call);
  const over = rows.filter(({ sitting_id: id, finished_at: end }) => id !== null && end !== null);
  const ids = over.map(({ sitting_id: id }) => id!);
  const [drawn, marks] = [await drawnAnswersOf(ids, call.db), await marksOf(ids, call)];
  const yieldOften = createYieldOften();
  const items: ExportedResult[] = [];
  for (const row of rows) {
    await yieldOften();
    const answers = over.includes(row) ? (drawn.get(row.sitting_id!) ?? []) : null;
    const own = row.is_blind ? undefined : marks.get(row.sitting_id ?? "");
    items.push(await exportedRow(row, { answers, marks: own, cells }, call));
  }
  return { questions: cells.questions, items };
}

/** In the order of the ids. */
async function listedRows({ ids, ...selection }: Asked, call: Call): Promise<Listed[]> {
  const { rows } = await sqlRows({ row: json<Listed>() })`
    with ${examsOf(selection, call)}, ${seenInExams}, ${rankedResults(call)}
    select to_json(listed) as row from (
      select ${listedColumns}, f.is_blind, si.plan, coalesce(si.sesi, m.sesi) as sesi, r.kode, r.nama as room
      from unnest(${ids}::text[]) with ordinality as asked_of (id, place)
      join ranked f on f.id = asked_of.id
      left join sittings si on si.id = f.sitting_id
      left join sitting_results res on res.sitting_id = f.sitting_id
      join schedules s on s.id = f.schedule_id
      left join session_members m on m.schedule_id = s.id and m.participant_id = f.participant_id
      left join placements pl on pl.event_id = s.event_id and pl.participant_id = f.participant_id
        and pl.sesi = m.sesi
      left join rooms r on r.id = coalesce(si.room_id, pl.room_id)
      order by asked_of.place) listed`.execute(call.db);
  return rows.map(({ row }) => row);
}

type Marks = ReadonlyMap<string, readonly ManualMarks[]>;

/** That count, by sitting. */
async function marksOf(sittings: readonly string[], { db }: Call): Promise<Map<string, Marks>> {
  const outcomes = await outcomesOfSittings(sittings, db);
  return new Map([...outcomes].map(([sitting, own]) => [sitting, marksIn(own)]));
}

type Scoring = {
  /** Null before the end. */
  answers: readonly DrawnAnswer[] | null;
  marks: Marks | undefined;
  cells: CellReader;
};

async function exportedRow(
  { plan, is_blind: isBlind, sesi, kode, room, ...row }: Listed,
  { answers, marks, cells }: Scoring,
  { db, services }: Call,
): Promise<ExportedResult> {
  const listed = {
    ...shownRow(row),
    sesi,
    room: kode === null ? "" : roomName(kode, room ?? ""),
  };
  if (answers === null) return { ...listed, counts: [], empty: null, cells: null };
  const shown = await services.questionVersions.read(answers, db);
  const contents = shown.map(({ content }) => content);
  const reading = { db, versions: services.questionVersions, ...(marks && { marks }) };
  const counted = await countedSitting(answers, { plan: plan ?? [] }, reading);
  const score = scoreGiven(counted.given, counted.plan);
  return {
    ...listed,
    ...countsOf(score),
    cells: cells.read({ answers, contents, score, isBlind }),
  };
}

/** What people mark is no count but points, which the row has by type. */
function countsOf({ questions, types }: SittingScore): Pick<ExportedResult, "counts" | "empty"> {
  const marked = new Set(questions.filter(({ isManual }) => isManual).map(({ type }) => type));
  return {
    counts: types
      .filter(({ type }) => !marked.has(type))
      .map(({ type, counts: { benar, sebagian, salah } }) => ({
        type,
        right: benar,
        partly: sebagian,
        wrong: salah,
      })),
    empty: questions.filter(({ score }) => score?.verdict === "kosong").length,
  };
}
