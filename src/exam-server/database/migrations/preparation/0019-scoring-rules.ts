// What a wrong single choice takes off, in a bank's plan; and which stored questions the check of questions refuses by now.
// Whether it does is for domain/questions/ to say, which no migration imports: entities/questions/questions/stored-question-checks.ts
// asks it when the server starts, once for each set of rules.
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_type_plans
      add column minus numeric(5, 4) not null default 0
        check (minus = 0 or (minus between 0 and 1 and type = 1 and policy = 'mutlak'))`.execute(
    db,
  );
  await sql`alter table questions add column faults jsonb not null default '[]'`.execute(db);
  await sql`
    create index questions_faulty on questions (bank_id) where faults <> '[]'`.execute(db);
  await sql`
    create table question_checks (
      rules integer primary key,
      checked_at timestamptz not null,
      questions integer not null,
      refused integer not null
    )`.execute(db);
}
