// Finding whom a schedule is for, and whom it might still name: filters, search and sorts that list and selection share.
import { sql } from "kysely";
import type {
  ParticipantLack,
  ScheduleParticipant,
  ScheduleParticipantQuery,
} from "../../../../contract/exams/schedule-participants.ts";
import {
  allOf,
  caseless,
  contains,
  emptyLast,
  inOrderOf,
  type Sql,
} from "../../../records/list-sql.ts";
import { inOrder, type RecordList } from "../../../records/record-list.ts";
import { groupWithDescendants } from "../../people/groups/group-paths.ts";
import { sitsExams, targetsOf } from "./targets-query.ts";
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

const sorts = {
  no_ujian: caseless("p.no_ujian"),
  nama: caseless("p.nama"),
  group: emptyLast(sql`g.sort_key`),
};

/** The first of the schedule's banks whose subject is for the participant `p`, as domain/exams/bank-coverage.ts has it. */
const bankIn = (schedule: string) => sql`(
  select b.kode from schedule_banks sb
  join question_banks b on b.id = sb.bank_id
  join subjects su on su.id = b.subject_id
  where sb.schedule_id = ${schedule} and (su.scope = 'umum'
    or (su.scope = 'agama' and su.agama_id = p.agama_id)
    or (su.scope = 'khusus' and exists (
      select 1 from subject_majors sm
      where sm.subject_id = su.id and sm.major_id = p.jurusan_id)))
  order by sb.position, b.id limit 1)`;
const sessionIn = (schedule: string) => sql`(
  select m.sesi from session_members m
  where m.schedule_id = ${schedule} and m.participant_id = p.id)`;

export const isNamedIn = (schedule: string) => sql`exists (
  select 1 from schedule_participants sp
  where sp.schedule_id = ${schedule} and sp.participant_id = p.id)`;

type List = RecordList<ScheduleParticipantQuery, ScheduleParticipant>;

export function scheduleTargets(schedule: string): List {
  return peopleWhere(
    schedule,
    sql`p.id in (select t.participant_id from ${targetsOf(sql`s.id = ${schedule}`)} t)`,
  );
}

export function scheduleCandidates(schedule: string): List {
  return peopleWhere(schedule, sql`${sitsExams} and not ${isNamedIn(schedule)}`);
}

const scheduleParticipantColumns = {
  id: text(),
  no_ujian: text(),
  nama: text(),
  jurusan_nama: text(),
  agama_nama: text(),
  group_path: orNull(text()),
  sesi: orNull(number()),
  bank_kode: orNull(text()),
};

function peopleWhere(schedule: string, chosen: Sql): List {
  const lacking: Record<ParticipantLack, Sql> = {
    bank: sql`${bankIn(schedule)} is null`,
    session: sql`${sessionIn(schedule)} is null`,
    group: sql`p.group_id is null`,
  };
  return {
    async find({ group_id: group, lacks, q, sort }, { db }) {
      const below = group === "" || group === "none" ? [] : await groupWithDescendants(db, group);
      return {
        id: sql`p.id`,
        from: sql`participants p`,
        where: allOf([
          chosen,
          group === "none" && sql`p.group_id is null`,
          group !== "" && group !== "none" && sql`p.group_id = any(${below})`,
          lacks !== "" && lacking[lacks],
          q !== "" && contains(["p.nama", "p.no_ujian"], q),
        ]),
        joins: sql`left join groups g on g.id = p.group_id`,
        order: inOrderOf(sorts, sort ?? "no_ujian", sql`p.id`),
      };
    },
    async byId(ids, { db }) {
      const { rows } = await sqlRows(scheduleParticipantColumns)`
        select p.id, p.no_ujian, p.nama, m.nama as jurusan_nama, r.nama as agama_nama,
          g.path as group_path, ${sessionIn(schedule)} as sesi, ${bankIn(schedule)} as bank_kode
        from participants p
        join majors m on m.id = p.jurusan_id
        join religions r on r.id = p.agama_id
        left join groups g on g.id = p.group_id
        where p.id = any(${ids})`.execute(db);
      return inOrder(ids, rows);
    },
  };
}
