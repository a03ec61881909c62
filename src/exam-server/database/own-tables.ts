// Our tables, as a list for a statement: without it PostgreSQL goes through its own catalogues too.
type Named = { rows: readonly { name: string }[] };

/** Quoted, with commas between them; without the migrations' own records. */
export async function ownTables(ask: (statement: string) => Promise<Named>): Promise<string> {
  const { rows } = await ask(`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`);
  return rows.map(({ name }) => name).join(", ");
}
