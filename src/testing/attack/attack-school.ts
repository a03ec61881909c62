// The school that is attacked: the demonstration's, in memory, with somebody of each role signed in. What an attack undoes
// (accounts, tokens) is made again, so that the next one gets as far.
import { sql } from "kysely";
import { roles } from "../../contract/permissions.ts";
import type { TestServer } from "../../exam-server/open-test-server.ts";
import { openTestServer } from "../../exam-server/open-test-server.ts";
import { issueToken } from "../../exam-server/security/tokens.ts";
import type { KnownIds } from "./attack-values.ts";

/** By what a path or a field calls the record. */
const tables: Readonly<Record<string, string>> = {
  participants: "participants",
  groups: "groups",
  group_id: "groups",
  parent_id: "groups",
  majors: "majors",
  jurusan_id: "majors",
  religions: "religions",
  agama_id: "religions",
  subjects: "subjects",
  subject_id: "subjects",
  competences: "competences",
  competence_ids: "competences",
  default_competence_id: "competences",
  users: "users",
  coauthor_ids: "users",
  "question-banks": "question_banks",
  bank_id: "question_banks",
  questions: "questions",
  question_ids: "questions",
  target_id: "questions",
  references: "question_references",
  reference_id: "question_references",
  media: "media",
  "library-files": "media",
  media_id: "media",
  audio_id: "media",
  tasks: "tasks",
  shortcuts: "shortcuts",
};
const idsOfEach = 40;

export type AttackedSchool = {
  server: TestServer;
  /** Of each role, the Head Master's first. */
  tokens: readonly string[];
  /** Signs everybody in again. */
  renew(): Promise<void>;
  idsFor(path: string): KnownIds;
  close(): Promise<void>;
};

export async function openAttackedSchool(): Promise<AttackedSchool> {
  const server = await openTestServer();
  const known = await knownIds(server);
  let tokens = await tokensOf(server);
  return {
    server,
    get tokens() {
      return tokens;
    },
    async renew() {
      tokens = await tokensOf(server);
    },
    idsFor(path) {
      const record = path.split("/")[3] ?? "";
      return (field) => known.get(field === "id" || field === "ids" ? record : field) ?? [];
    },
    close: () => server.close(),
  };
}

/** In the order of the roles; whoever an attack has switched off or deleted is left out or back. */
async function tokensOf({ db, now, accounts }: TestServer): Promise<string[]> {
  await db.updateTable("users").set({ active: true }).execute();
  const tokens: string[] = [];
  for (const role of roles) {
    const email = accounts.find((one) => one.role === role)!.email;
    const user = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    if (user) tokens.push(await issueToken(db, user.id, "", now));
  }
  return tokens;
}

async function knownIds({ db }: TestServer): Promise<Map<string, string[]>> {
  const known = new Map<string, string[]>();
  for (const [name, table] of Object.entries(tables)) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} order by id limit ${idsOfEach}`.execute(db);
    known.set(
      name,
      rows.map(({ id }) => id),
    );
  }
  return known;
}
