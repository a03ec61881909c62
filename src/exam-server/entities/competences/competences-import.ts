// Importing competences: the plan knows every parent, those that come later in the file included, before one is written.
import { sql } from "kysely";
import type { InferOutput } from "valibot";
import type { ImportResult } from "../../../contract/imports.ts";
import type * as contract from "../../../contract/competences.ts";
import { planCompetences } from "./competence-plan.ts";
import type { PlannedCompetence, StoredCompetence } from "./competence-plan.ts";
import type { Db } from "../../database/database.ts";
import type { Call, HandlersOf } from "../../http/handler.ts";
import { inParts } from "../../database/large-change.ts";
import { importVerbs } from "../../records/sheet-imports.ts";
import { subjectsByCode } from "../subjects/subjects-query.ts";

type ImportInput = InferOutput<typeof contract.importCompetences.input>;

const verbs = importVerbs<ImportInput, ImportResult, null>({
  kind: "competence",
  prepare: async () => null,
  write: importCompetences,
  commitEntry: (result) => ({
    action: "import.commit",
    objectId: result.import_id,
    after: { kind: "competence", ...result },
  }),
});

export const competenceImport: Pick<
  HandlersOf<typeof contract>,
  "importCompetences" | "getCompetenceImport"
> = { importCompetences: verbs.send, getCompetenceImport: verbs.find };

async function importCompetences(input: ImportInput, _prepared: null, call: Call) {
  const { db } = call;
  const codes = input.rows.map(({ kode_matpel }) => kode_matpel);
  const subjects = await subjectsByCode(db, codes);
  const stored = await storedIn(
    subjects.map(({ id }) => id),
    db,
  );
  const { created, updated, skipped, faults } = planCompetences(input, subjects, stored);
  const result = {
    import_id: input.import_id,
    created: created.length,
    updated: updated.length,
    skipped,
    faults,
  };
  if (faults.length > 0) return { result };
  await inParts(created, call, (part) => insertPart(part, call));
  await inParts(updated, call, (part) => updatePart(part, call));
  await inParts([...created, ...updated], call, (part) =>
    call.audit(
      part.map(({ id, before, after }) => ({
        action: "competence.import",
        objectId: id,
        ...(before ? { before } : {}),
        after,
      })),
    ),
  );
  return { result };
}

/** Of the locked subjects: their trees stay as they are until all is written. */
async function storedIn(subjectIds: readonly string[], db: Db): Promise<StoredCompetence[]> {
  await db
    .selectFrom("subjects")
    .select("id")
    .where("id", "=", sql<string>`any(${subjectIds})`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return db
    .selectFrom("competences")
    .select(["id", "subject_id", "parent_id", "kode", "uraian", "fase", "jenis"])
    .select(["level_kognitif", "position"])
    .where("subject_id", "=", sql<string>`any(${subjectIds})`)
    .execute();
}

const columns = sql`id text, subject_id text, parent_id text, kode text, uraian text, fase text, jenis text,
  level_kognitif text, position integer`;

function insertPart(rows: PlannedCompetence[], { db, at }: Call) {
  return sql`
    insert into competences
      (id, subject_id, parent_id, kode, uraian, fase, jenis, level_kognitif, position, created_at,
       updated_at)
    select id, subject_id, parent_id, kode, uraian, fase, jenis, level_kognitif, position,
      ${at}::timestamptz, ${at}::timestamptz
    from json_to_recordset(${json(rows)}::json) as new (${columns})`.execute(db);
}

function updatePart(rows: PlannedCompetence[], { db, at }: Call) {
  return sql`
    update competences as c set
      parent_id = new.parent_id, kode = new.kode, uraian = new.uraian, fase = new.fase,
      jenis = new.jenis, level_kognitif = new.level_kognitif, position = new.position,
      version = c.version + 1, updated_at = ${at}::timestamptz
    from json_to_recordset(${json(rows)}::json) as new (${columns})
    where c.id = new.id`.execute(db);
}

function json(rows: readonly PlannedCompetence[]): string {
  return JSON.stringify(rows.map(({ id, subject_id, fields }) => ({ id, subject_id, ...fields })));
}
