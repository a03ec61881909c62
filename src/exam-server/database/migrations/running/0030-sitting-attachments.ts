// Photos and PDFs beside the text of essays. With the sitting they go, since nothing else names them.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // `id`: chosen by the device. `sent_sha256`: of what was sent, which is stored without what the camera wrote into it.
  await sql`
    create table sitting_attachments (
      sitting_id text collate "C" not null,
      id text collate "C" not null,
      question_id text collate "C" not null,
      mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
      bytes bytea not null,
      sent_sha256 text collate "C" not null,
      created_at timestamptz not null,
      primary key (sitting_id, id),
      foreign key (sitting_id, question_id)
        references sitting_questions (sitting_id, question_id) on delete cascade
    )`.execute(db);
  await sql`create index sitting_attachments_created on sitting_attachments (created_at)`.execute(
    db,
  );
}
