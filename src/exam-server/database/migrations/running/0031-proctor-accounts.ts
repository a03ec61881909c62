// A proctor of a room has the rights by the id of an account, no longer by its name. What is written stays: as the account that it
// gave rights to, else as an outside name. Of namesakes each had the rights, and each keeps them.
import { sql, type Kysely } from "kysely";

const key = (name: string) => sql`lower(btrim(${sql.raw(name)}))`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update event_rooms er set pengawas = (
      select jsonb_agg(named.one || jsonb_build_object('user_id', u.id) order by named.n, u.email)
      from jsonb_array_elements(er.pengawas) with ordinality named (one, n)
      left join users u on u.role = 'EVAL' and ${key("u.name")} = ${key("named.one ->> 'nama'")}
        and not exists (
          select 1 from jsonb_array_elements(er.pengawas) with ordinality earlier (one, n)
          where earlier.n < named.n
            and ${key("earlier.one ->> 'nama'")} = ${key("named.one ->> 'nama'")}))
    where er.pengawas <> '[]'`.execute(db);
}
