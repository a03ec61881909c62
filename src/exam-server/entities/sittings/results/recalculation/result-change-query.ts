// Two states of the results of an exam beside each other, with names.
import { sql } from "kysely";
import type { ResultChange } from "../../../../../contract/results/result-recalculation.ts";
import {
  resultMoves,
  type ComparedResult,
  type StoredResult,
} from "../../../../../domain/results/recalculation/result-moves.ts";
import type { Db } from "../../../../database/database.ts";
import { number, orNull, sqlRows, text } from "../../../../records/sql-rows.ts";

type ComparedSitting = {
  sitting: string;
  before: StoredResult | null;
  after: StoredResult | null;
};

/** Participants who were deleted are not in lists, and not here either. */
export async function changeBetween(
  results: readonly ComparedSitting[],
  db: Db,
): Promise<ResultChange> {
  const people = await peopleOf(
    results.map(({ sitting }) => sitting),
    db,
  );
  const compared = results.flatMap(({ sitting, before, after }): ComparedResult[] => {
    const person = people.get(sitting);
    if (!person || (before === null && after === null)) return [];
    return [{ id: sitting, kkm: person.kkm, before, after }];
  });
  const { moves, ...rest } = resultMoves(compared);
  const [kkm = null, ...others] = new Set(compared.map((one) => one.kkm));
  return {
    ...rest,
    kkm: others.length === 0 ? kkm : null,
    moves: moves.map(({ id, ...move }) => {
      const { participant_id, no_ujian, nama, group_path } = people.get(id)!;
      return { participant_id, no_ujian, nama, group_path, ...move };
    }),
  };
}

async function peopleOf(sittings: readonly string[], db: Db) {
  const { rows } = await sqlRows({
    sitting: text(),
    participant_id: text(),
    no_ujian: text(),
    nama: text(),
    group_path: text(),
    kkm: orNull(number()),
  })`
    select si.id as sitting, p.id as participant_id, p.no_ujian, p.nama,
      coalesce(g.path, '') as group_path, coalesce(b.kkm, su.kkm) as kkm
    from sittings si
    join participants p on p.id = si.participant_id and p.deleted_at is null
    left join groups g on g.id = p.group_id
    left join question_banks b on b.id = si.bank_id
    left join subjects su on su.id = b.subject_id
    where si.id = any(${sittings})
    order by ${sql`p.no_ujian collate "C"`}`.execute(db);
  return new Map(rows.map(({ sitting, ...person }) => [sitting, person]));
}
