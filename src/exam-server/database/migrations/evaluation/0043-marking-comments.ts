// The library of comments of each question. A mark refers to its comments by id.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table marking_comments (
      id text collate "C" primary key,
      question_id text collate "C" not null references questions (id) on delete cascade,
      code text collate "C" not null,
      version integer not null default 1,
      deleted_at timestamptz
    )`.execute(db);
  await sql`
    create unique index marking_comments_code on marking_comments (question_id, code)
    where deleted_at is null`.execute(db);
  await sql`
    create table marking_comment_versions (
      comment_id text collate "C" not null references marking_comments (id) on delete cascade,
      version integer not null,
      code text collate "C" not null,
      text text not null,
      points text,
      author_id text collate "C" not null references users (id),
      at timestamptz not null,
      primary key (comment_id, version)
    )`.execute(db);
  await sql`
    create index marking_comment_versions_author
    on marking_comment_versions (author_id)`.execute(db);
  await sql`
    alter table marks
      add column comment_ids text[] collate "C" not null default '{}'`.execute(db);
}
