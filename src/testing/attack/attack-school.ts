// The school that is attacked: the demonstration's, in memory, with somebody of each role signed in and participants in an
// exam. What an attack undoes (accounts, tokens) is made again, so that the next one gets as far.
import { sql } from "kysely";
import { roles } from "../../contract/roles.ts";
import { openTestServer, type TestServer } from "../server/open-test-server.ts";
import { wallTimeOf } from "../../domain/exams/school-time.ts";
import { openSitting, startSitting } from "../../contract/sitting/own-exams.ts";
import { ownZone } from "../../exam-server/http/server-time.ts";
import { enterAsParticipant } from "../../exam-server/security/participant-tokens.ts";
import { scheduleRow } from "../exams/schedule-row.ts";
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
  // Of a participant's calls, and of what they answer.
  participant: "schedules",
  question_id: "questions",
  tasks: "tasks",
  shortcuts: "shortcuts",
};
const idsOfEach = 40;

export type AttackedSchool = {
  server: TestServer;
  /** Of each role, the Head Master's first. */
  tokens: readonly string[];
  /** Of participants who are at work. */
  sitters: readonly string[];
  /** Signs everybody in again. */
  renew(): Promise<void>;
  idsFor(path: string): KnownIds;
  close(): Promise<void>;
};

export async function openAttackedSchool(): Promise<AttackedSchool> {
  const server = await openTestServer();
  const people = await addExam(server);
  const known = await knownIds(server);
  let tokens = await tokensOf(server);
  let sitters = await seat(server, people);
  return {
    server,
    get sitters() {
      return sitters;
    },
    get tokens() {
      return tokens;
    },
    async renew() {
      tokens = await tokensOf(server);
      sitters = await seat(server, people);
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

const exam = "attacked-exam";
const sitting = 3;

/** Under way, for everybody, from a bank that has what it plans; answers the participants who sit it. */
async function addExam({ db, now }: TestServer): Promise<string[]> {
  const mulai = wallTimeOf(now.getTime() - 60_000, ownZone());
  await db
    .insertInto("schedules")
    .values(
      scheduleRow(now, { id: exam, alias: "Diserang", active: true, token_mode: "off", ...mulai }),
    )
    .execute();
  const { bank_id } = await db
    .selectFrom("bank_type_plans as p")
    .innerJoin("questions as q", (join) =>
      join.onRef("q.bank_id", "=", "p.bank_id").onRef("q.type", "=", "p.type"),
    )
    .innerJoin("question_banks as b", "b.id", "p.bank_id")
    .innerJoin("subjects as s", "s.id", "b.subject_id")
    .select("p.bank_id")
    .where("s.scope", "=", "umum")
    .orderBy("p.bank_id")
    .executeTakeFirstOrThrow();
  await db.insertInto("schedule_banks").values({ schedule_id: exam, bank_id }).execute();
  const people = await db
    .selectFrom("participants")
    .select("id")
    .where("status", "=", "active")
    .orderBy("id")
    .limit(sitting)
    .execute();
  return people.map(({ id }) => id);
}

/** Signed in, in the exam and at work, as far as they are let. */
async function seat(server: TestServer, people: readonly string[]): Promise<string[]> {
  const { db, now } = server;
  const tokens: string[] = [];
  for (const id of people) {
    await db.updateTable("participants").set({ status: "active" }).where("id", "=", id).execute();
    const known = await db
      .selectFrom("participants")
      .select("password_hash as proved")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!known) continue;
    const seat = { device: "device-1", ip: "", agent: "", isSingleDevice: false };
    const entered = await enterAsParticipant(db, id, { ...seat, ...known }, now);
    const token = entered!.token!;
    await server.call(openSitting, { id: exam }, { token });
    await server.call(startSitting, { id: exam }, { token });
    tokens.push(token);
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
