// Of those whom schedules are for: how many, who has no class, session, seat or bank. Participants of one religion and major
// get the same bank, so that coverage is reckoned once for each such pair and not for each of thousands.
import { sql } from "kysely";
import { bankFor, type CoveringBank } from "../../../../domain/exams/bank-coverage.ts";
import type { SomeNamed } from "../../../../domain/exams/readiness.ts";
import type { Db } from "../../../database/database.ts";
import { groupedBy } from "../../../records/grouped-by.ts";
import { caseless, type Sql } from "../../../records/list-sql.ts";
import { targetsOf } from "./targets-query.ts";
import { number, sqlRows, text, texts } from "../../../records/sql-rows.ts";

/** Those of one religion and major. */
type Alike = Counted & { schedule_id: string; agama_id: string; jurusan_id: string };
type Counted = {
  targets: number;
  names: string[];
  ungrouped: number;
  ungrouped_names: string[];
  outside: number;
  outside_names: string[];
  unseated: number;
  unseated_names: string[];
};

const maxNames = 5;

const noGroup = sql`p.group_id is null`;
const noSession = sql`m.participant_id is null`;
const noSeat = sql`m.participant_id is not null and pl.participant_id is null`;
const count = (condition: Sql) => sql`count(*) filter (where ${condition})`;
const names = (condition: Sql) => sql`coalesce((array_agg(p.nama order by ${caseless("p.no_ujian")})
  filter (where ${condition}))[1:${sql.raw(String(maxNames))}], '{}')`;

const alikeColumns = {
  targets: number(),
  names: texts(),
  ungrouped: number(),
  ungrouped_names: texts(),
  outside: number(),
  outside_names: texts(),
  unseated: number(),
  unseated_names: texts(),
  schedule_id: text(),
  agama_id: text(),
  jurusan_id: text(),
};

export async function peopleFactsOf(ids: readonly string[], db: Db) {
  const { rows } = await sqlRows(alikeColumns)`
    select t.schedule_id, p.agama_id, p.jurusan_id, count(*) as targets, ${names(sql`true`)} as names,
      ${count(noGroup)} as ungrouped, ${names(noGroup)} as ungrouped_names,
      ${count(noSession)} as outside, ${names(noSession)} as outside_names,
      ${count(noSeat)} as unseated, ${names(noSeat)} as unseated_names
    from ${targetsOf(sql`s.id = any(${ids})`)} t
    join schedules s on s.id = t.schedule_id
    join participants p on p.id = t.participant_id
    left join session_members m on m.schedule_id = s.id and m.participant_id = p.id
    left join placements pl
      on pl.event_id = s.event_id and pl.participant_id = p.id and pl.sesi = m.sesi
    group by t.schedule_id, p.agama_id, p.jurusan_id
    order by t.schedule_id, p.agama_id, p.jurusan_id`.execute(db);
  const bySchedule = groupedBy(rows, (row) => row.schedule_id);
  return {
    of: (schedule: string, banks: readonly CoveringBank[]) =>
      summed(bySchedule.get(schedule) ?? [], banks),
  };
}

function summed(rows: readonly Alike[], banks: readonly CoveringBank[]) {
  const reached = new Map<string, number>();
  const bankless: Alike[] = [];
  for (const row of rows) {
    const bank = bankFor(row, banks);
    if (bank) reached.set(bank.id, (reached.get(bank.id) ?? 0) + row.targets);
    else bankless.push(row);
  }
  return {
    targets: total(rows.map(({ targets }) => targets)),
    reached,
    without_bank: someOf(bankless, "targets", "names"),
    without_group: someOf(rows, "ungrouped", "ungrouped_names"),
    without_session: someOf(rows, "outside", "outside_names"),
    without_seat: someOf(rows, "unseated", "unseated_names"),
  };
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

function someOf(
  rows: readonly Alike[],
  number: "targets" | "ungrouped" | "outside" | "unseated",
  named: "names" | "ungrouped_names" | "outside_names" | "unseated_names",
): SomeNamed {
  return {
    count: total(rows.map((row) => row[number])),
    names: rows.flatMap((row) => row[named]).slice(0, maxNames),
  };
}
