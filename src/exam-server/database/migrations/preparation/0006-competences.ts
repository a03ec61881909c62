// Competences as a tree below their subject, and which questions they are examined by.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table competences (
      id text collate "C" primary key,
      subject_id text collate "C" not null references subjects (id),
      parent_id text collate "C" references competences (id),
      kode text not null,
      uraian text not null,
      fase text not null,
      jenis text not null check (jenis in ('CP', 'TP', 'KD', 'IND')),
      level_kognitif text not null,
      position integer not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create unique index competences_kode on competences (subject_id, lower(kode))`.execute(
    db,
  );
  await sql`create index competences_parent on competences (parent_id)`.execute(db);
  await sql`create index competences_siblings on competences (subject_id, parent_id, position)`.execute(
    db,
  );
  await sql`
    create table question_competences (
      question_id text collate "C" not null references questions (id) on delete cascade,
      competence_id text collate "C" not null references competences (id),
      primary key (question_id, competence_id)
    )`.execute(db);
  await sql`create index question_competences_competence on question_competences (competence_id)`.execute(
    db,
  );
}
