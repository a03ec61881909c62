// Who is listed in a matrix of results, and what stands at its head: the same people, states and verdicts as in the list of results.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { resultMatrixEndpoints } from "../../../../contract/endpoints/results/result-matrix-endpoints.ts";
import type { ExamEvent } from "../../../../contract/exams/events.ts";
import type { ResultMatrix } from "../../../../contract/results/result-matrix.ts";
import type { Call } from "../../../http/handler.ts";
import { caseless } from "../../../records/list-sql.ts";
import { boolean, json, moment, orNull, sqlRows, text, texts } from "../../../records/sql-rows.ts";
import { startsAt } from "../../exams/schedules/schedule-times-query.ts";
import { examsOf, rankedResults, seenInExams } from "../results/result-rows-query.ts";
import { isOwnBank } from "../results/results-access.ts";
import { refuseOthersSelection } from "../results/result-selection-query.ts";
import { isInGroup, listedColumns, type ListedRow } from "../results/results-query.ts";

export type MatrixAsked = InferOutput<typeof resultMatrixEndpoints.getResultMatrix.input>;

/** `plan`: of the sitting, as it is stored. `is_blind`: no mark that people gave counts in it. */
export type MatrixListedRow = { row: ListedRow; nisn: string; plan: unknown; is_blind: boolean };

const selectionOf = ({ schedule_id }: MatrixAsked) => ({ schedule_id, event_id: "" });

export async function matrixRows(asked: MatrixAsked, call: Call): Promise<MatrixListedRow[]> {
  const { rows } = await sqlRows({
    row: json<ListedRow>(),
    nisn: text(),
    plan: orNull(json<unknown>()),
    is_blind: boolean(),
  })`
    with ${examsOf(selectionOf(asked), call)}, ${seenInExams}, ${rankedResults(call)},
    page as (
      select ${listedColumns} from ranked f
      left join sitting_results res on res.sitting_id = f.sitting_id
      where ${isInGroup(asked.group_id)})
    select to_json(page) as row, p.nisn, si.plan, f.is_blind
    from page join ranked f on f.id = page.id
    join participants p on p.id = page.participant_id
    left join sittings si on si.id = page.sitting_id
    order by ${caseless("page.group_path")}, ${caseless("page.nama")}, page.no_ujian collate "C",
      page.id`.execute(call.db);
  return rows;
}

type Head = Pick<
  ResultMatrix,
  | "exam"
  | "starts_at"
  | "event"
  | "tahun_ajaran"
  | "semester"
  | "group"
  | "subjects"
  | "banks"
  | "teachers"
  | "signer"
  | "is_partial"
>;

/** @throws Refusal, 44 when nothing of the exam is for the caller */
export async function matrixHead(asked: MatrixAsked, call: Call): Promise<Head> {
  const { is_partial } = await refuseOthersSelection(selectionOf(asked), call);
  const ownBanks = sql`(
    select b.kode, coalesce(su.nama, '') as subject, coalesce(author.name, '') as teacher
    from schedule_banks sb join question_banks b on b.id = sb.bank_id
    left join subjects su on su.id = b.subject_id
    left join users author on author.id = b.created_by
    where sb.schedule_id = s.id and (${!is_partial} or ${isOwnBank(call)})) own`;
  const namesOf = (name: string) => sql`array(
    select distinct ${sql.ref(name)} from ${ownBanks} where ${sql.ref(name)} <> '' order by 1)`;
  const { rows } = await sqlRows({
    exam: text(),
    starts_at: moment(),
    event: text(),
    tahun_ajaran: orNull(text()),
    semester: orNull(text<ExamEvent["semester"]>()),
    group: text(),
    subjects: texts(),
    banks: texts(),
    teachers: texts(),
    signer: json<ResultMatrix["signer"]>(),
  })`
    select s.alias as exam, ${startsAt()} as starts_at, coalesce(e.nama, '') as event,
      e.tahun_ajaran, e.semester,
      coalesce((select g.path from groups g where g.id = ${asked.group_id}), '') as group,
      ${namesOf("subject")} as subjects, ${namesOf("kode")} as banks,
      ${namesOf("teacher")} as teachers,
      json_build_object('nama', coalesce(e.signer_nama, ''), 'nip', coalesce(e.signer_nip, ''),
        'jabatan', coalesce(e.signer_jabatan, ''), 'kota', coalesce(e.signer_kota, '')) as signer
    from schedules s left join events e on e.id = s.event_id
    where s.id = ${asked.schedule_id}`.execute(call.db);
  const { starts_at, ...head } = rows[0]!;
  return { ...head, starts_at: starts_at.toISOString(), is_partial };
}
