// Some participants of an event, exam by exam: what each type of questions earned, and the rank within the whole exam.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { ledgerEndpoints } from "../../../../contract/endpoints/results/ledger-endpoints.ts";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import type {
  LedgerPeople,
  LedgerPerson,
  LedgerPersonExam,
} from "../../../../contract/results/event-ledger.ts";
import { scoreStored, shownScore } from "../../../../domain/scoring/shown-score.ts";
import type { Verdict } from "../../../../domain/scoring/score-question.ts";
import type { Call } from "../../../http/handler.ts";
import { boolean, json, number, sqlRows } from "../../../records/sql-rows.ts";
import { namedColumns } from "../marking/named-results-query.ts";
import { countsAsJson, examsAsJson, ledgerRows } from "./ledger-rows-query.ts";
import { refuseOthersEvent } from "./ledger-selection-query.ts";
import {
  shownCell,
  shownPerson,
  shownScope,
  type StoredCell,
  type StoredExam,
  type StoredPerson,
  type StoredScope,
} from "./ledger-answer-query.ts";

type Input = InferOutput<typeof ledgerEndpoints.readLedgerPeople.input>;
type StoredType = {
  type: QuestionType;
  weight: number;
  least: string;
  counts?: Partial<Record<Verdict, number>>;
};
type StoredSitting = StoredCell & {
  types: StoredType[] | null;
  rank: number | null;
  ranked: number;
};
type StoredOne = Omit<StoredPerson, "cells"> & { cells: StoredSitting[] };

const { types } = namedColumns(sql`c.is_blind`);

export async function ledgerPeople(input: Input, call: Call): Promise<LedgerPeople> {
  await refuseOthersEvent(input, call);
  const ids = [...new Set(input.ids)];
  const { rows } = await sqlRows({
    items: json<StoredOne[]>(),
    exams: json<StoredExam[]>(),
    counts: json<StoredScope["counts"]>(),
    hidden: number(),
    is_partial: boolean(),
  })`
    with ${ledgerRows(input, call, { isWide: true })},
    contest as materialized (
      select c.*, case when c.state = 'complete' then
          rank() over (partition by c.schedule_id, c.state order by c.shown desc) end as rank,
        (count(*) filter (where c.state = 'complete') over (partition by c.schedule_id))::integer as ranked
      from cells c),
    asked as (
      select f.id, f.no_ujian, f.nama, f.nisn, f.group_path, f.final, f.missed, f.total, f.mean, f.rank, (
          select json_agg(json_build_object('schedule_id', c.schedule_id, 'sitting_id', c.sitting_id,
            'state', c.state, 'least', c.least, 'most', c.most, 'kkm', c.kkm, 'is_missed', c.is_missed,
            'rank', c.rank, 'ranked', c.ranked,
            'types', case when c.least is not null then ${types} end))
          from contest c left join sitting_results res on res.sitting_id = c.sitting_id
          where c.participant_id = f.id and c.is_visible) as cells
      from people f where f.id = any(${ids}))
    select coalesce((select json_agg(asked) from asked), '[]') as items, ${examsAsJson} as exams,
      ${countsAsJson} as counts, coalesce((select hidden from extent), 0) as hidden,
      coalesce((select is_partial from extent), false) as is_partial`.execute(call.db);
  const { items, ...scope } = rows[0]!;
  const byId = new Map(items.map((one) => [one.id, shownOne(one)]));
  return {
    items: ids.flatMap((id) => byId.get(id) ?? []),
    ...shownScope(scope),
  };
}

function shownOne(person: StoredOne): LedgerPerson {
  const cells = person.cells.map(
    ({ types: _types, rank: _rank, ranked: _ranked, ...cell }) => cell,
  );
  return { ...shownPerson({ ...person, cells }), exams: person.cells.map(shownSitting) };
}

function shownSitting({ types: stored, rank, ranked, ...cell }: StoredSitting): LedgerPersonExam {
  return {
    ...shownCell(cell),
    rank,
    ranked,
    types: (stored ?? []).map(({ type, weight, least, counts = {} }) => ({
      type,
      weight,
      score: shownScore(scoreStored(least)),
      right: counts.benar ?? 0,
      partly: counts.sebagian ?? 0,
      wrong: counts.salah ?? 0,
      empty: counts.kosong ?? 0,
      waiting: counts.menunggu ?? 0,
    })),
  };
}
