// Importing competences: recognised by their code within a subject. Every parent is known, those that come later in the
// file included, before one is written.
import { sql, type Selectable } from "kysely";
import type { competenceEndpoints } from "../../../../contract/endpoints/competence-endpoints.ts";
import type { CompetenceImportRow } from "../../../../contract/competences.ts";
import type { Db } from "../../../database/database.ts";
import type { Call, HandlersOf } from "../../../http/handler.ts";
import { lockRows } from "../../../records/record-kind.ts";
import { rowImportVerbs } from "../../../records/row-import.ts";
import {
  codeFinder,
  planChanges,
  recogniseRows,
  type RowInput,
} from "../../../records/row-plan.ts";
import { findCodes } from "../../../records/coded-rows.ts";
import { anyOf } from "../../../records/sql-rows.ts";
import {
  competenceKey,
  createPlaces,
  depthsOf,
  parentsOf,
  type CompetenceRow,
} from "./competence-tree.ts";
import type { CompetencesTable } from "./competences-table.ts";

const imported = [
  "subject_id",
  "parent_id",
  "kode",
  "uraian",
  "fase",
  "jenis",
  "level_kognitif",
  "position",
] as const;
type Fields = Pick<Selectable<CompetencesTable>, (typeof imported)[number]>;
type Stored = Fields & { id: string };

const verbs = rowImportVerbs<CompetenceImportRow, Fields>({
  kind: "competence",
  plan,
  insert,
  update,
});

export const competenceImport: Pick<
  HandlersOf<typeof competenceEndpoints>,
  "importCompetences" | "getCompetenceImport"
> = { importCompetences: verbs.send, getCompetenceImport: verbs.find };

async function plan(input: RowInput<CompetenceImportRow>, { db }: Call) {
  const codes = input.rows.map(({ kode_matpel }) => kode_matpel);
  const subjects = await findCodes("subjects", codes, db);
  const stored = await lockedCompetences(subjects, db);
  const find = codeFinder("Matpel", subjects);
  const subjectOf = ({ row, fault }: Pick<CompetenceRow<Stored>, "row" | "fault">) =>
    find("kode_matpel", row.kode_matpel, fault);
  const recognised = recogniseRows<CompetenceImportRow, Stored>(input, {
    field: "kode",
    noun: "Kode",
    keyOf(row, fault) {
      const subject_id = subjectOf({ row, fault });
      return subject_id === null ? null : competenceKey(subject_id, row.kode);
    },
    stored: new Map(stored.map((one) => [competenceKey(one.subject_id, one.kode), one])),
    taken: (label) => `${label} sudah ada di matpel ini.`,
  });
  const rows = recognised.rows.map((each) => ({ ...each, subject_id: subjectOf(each)! }));
  const parents = parentsOf(rows, stored);
  const depths = depthsOf(rows, parents);
  const place = createPlaces(stored);
  const changes = await planChanges(
    { ...recognised, rows },
    (row) => fieldsOf(row, parents.get(row.id) ?? null, place),
    withoutPlace,
  );
  // Parents before their children.
  changes.created.sort((one, other) => depths.get(one.id)! - depths.get(other.id)!);
  return changes;
}

/** Of these subjects, which are locked: their trees stay as they are until all is written. */
async function lockedCompetences(subjects: readonly { id: string }[], db: Db): Promise<Stored[]> {
  const ids = subjects.map(({ id }) => id);
  await lockRows("subjects", ids, db);
  return db
    .selectFrom("competences")
    .select(["id", ...imported])
    .where("subject_id", "=", anyOf(ids))
    .execute();
}

/** Under another parent it comes last. */
function fieldsOf(
  { row, stored, subject_id }: CompetenceRow<Stored>,
  parent_id: string | null,
  place: ReturnType<typeof createPlaces>,
): Fields {
  const isKept = stored !== null && stored.parent_id === parent_id;
  return {
    subject_id,
    parent_id,
    kode: row.kode,
    uraian: row.uraian,
    fase: row.fase ?? stored?.fase ?? "",
    jenis: row.jenis,
    level_kognitif: row.level_kognitif ?? stored?.level_kognitif ?? "",
    position: isKept ? stored.position : place(subject_id, parent_id),
  };
}

/** The place follows from the parent. */
function withoutPlace({ position: _place, ...fields }: Fields): Record<string, unknown> {
  return fields;
}

const columns = sql`id text, subject_id text, parent_id text, kode text, uraian text, fase text, jenis text,
  level_kognitif text, position integer`;

function insert(rows: Stored[], { db, at }: Call) {
  return sql`
    insert into competences
      (id, subject_id, parent_id, kode, uraian, fase, jenis, level_kognitif, position, created_at,
       updated_at)
    select id, subject_id, parent_id, kode, uraian, fase, jenis, level_kognitif, position,
      ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})`.execute(db);
}

function update(rows: Stored[], { db, at }: Call) {
  return sql`
    update competences as c set
      parent_id = new.parent_id, kode = new.kode, uraian = new.uraian, fase = new.fase,
      jenis = new.jenis, level_kognitif = new.level_kognitif, position = new.position,
      version = c.version + 1, updated_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as new (${columns})
    where c.id = new.id`.execute(db);
}
