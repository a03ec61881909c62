// For tests: a school of two classes with banks that an exam can ask from, on the 20th of November 2026 at 07.41 WIB.
import { randomUUID } from "node:crypto";
import { createSchedule, type Schedule } from "../../contract/exams/schedules.ts";
import type { ScheduleInput } from "../../contract/exams/schedule-fields.ts";
import { createGroup } from "../../contract/groups.ts";
import type { PlanEntry } from "../../contract/questions/banks.ts";
import type { SubjectScope } from "../../contract/subjects.ts";
import { nobodysHash } from "../../exam-server/security/passwords.ts";
import { testCosts } from "../server/test-settings.ts";
import { issueToken } from "../../exam-server/security/tokens.ts";
import { copiesOf, type TestServer } from "../server/open-test-server.ts";
import { fillTestBank, testBankOn, type TestBank } from "../questions/open-test-bank.ts";
import { scheduleFields } from "./test-schedule-input.ts";

type Person = { group_id?: string | null; agama_id?: string; jurusan_id?: string; nama?: string };

export type TestExams = ReturnType<typeof testExamsOn>;
type Classes = Awaited<ReturnType<typeof fillTestExams>>;

const openCopy = copiesOf(async (server) => ({
  bankSchool: await fillTestBank(server),
  classes: await fillTestExams(server),
}));

export async function openTestExams(): Promise<TestExams> {
  const { server, known } = await openCopy();
  return testExamsOn(testBankOn(server, known.bankSchool), known.classes);
}

export async function fillTestExams(server: TestServer) {
  const { db, now } = server;
  const stamps = { created_at: now, updated_at: now };
  const named = async (table: "majors" | "religions", kode: string) => {
    const id = randomUUID();
    await db
      .insertInto(table)
      .values({ id, kode, nama: `Nama ${kode}`, ...stamps })
      .execute();
    return id;
  };
  const majors = { ipa: await named("majors", "T-IPA"), ips: await named("majors", "T-IPS") };
  const religions = {
    islam: await named("religions", "T-ISL"),
    katolik: await named("religions", "T-KAT"),
  };
  const group = (name: string, parent_id: string | null = null) =>
    server.ok(createGroup, { name, parent_id });
  const grade = await group("Tingkat X");
  const groups = { grade, one: await group("X 1", grade.id), two: await group("X 2", grade.id) };
  return { majors, religions, groups };
}

export function testExamsOn(bank: TestBank, classes: Classes) {
  const { server } = bank;
  const { db, now } = server;
  return {
    ...bank,
    ...classes,
    ...personMakers(server, classes),
    ...subjectMakers(bank),
    schedule: (alias: string, more: Partial<ScheduleInput> = {}): Promise<Schedule> =>
      server.ok(createSchedule, scheduleFields(alias, more)),
    begin: (schedule_id: string, participant_id: string, status: 0 | 1 | 3 = 3) =>
      db
        .insertInto("sittings")
        .values({ id: randomUUID(), schedule_id, participant_id, status, created_at: now })
        .execute(),
  };
}

function personMakers({ db, now }: TestServer, { majors, religions, groups }: Classes) {
  const stamps = { created_at: now, updated_at: now };
  return {
    async addPerson(no_ujian: string, more: Person = {}): Promise<string> {
      const id = randomUUID();
      await db
        .insertInto("participants")
        .values({
          id,
          no_ujian,
          nama: `Peserta ${no_ujian}`,
          sesi: 1,
          password_hash: nobodysHash(testCosts),
          jurusan_id: majors.ipa,
          agama_id: religions.islam,
          group_id: groups.one.id,
          antiblock: false,
          status: "active",
          block_reason: "",
          ...stamps,
          ...more,
        })
        .execute();
      return id;
    },

    /** Of a new account with that role. */
    async tokenOf(role: "EVAL" | "OPRA"): Promise<string> {
      const id = randomUUID();
      const account = { id, name: `Akun ${role}`, email: `${id}@sekolah.contoh`, role };
      const password_hash = nobodysHash(testCosts);
      await db
        .insertInto("users")
        .values({ ...account, password_hash, ...stamps })
        .execute();
      return issueToken(db, id, "10.0.0.7", now);
    },
  };
}

function subjectMakers(bank: TestBank) {
  const { db, now } = bank.server;
  const stamps = { created_at: now, updated_at: now };
  return {
    async addSubject(kode: string, scope: SubjectScope, of: string): Promise<string> {
      const id = randomUUID();
      await db
        .insertInto("subjects")
        .values({
          id,
          kode,
          nama: `Matpel ${kode}`,
          scope,
          agama_id: scope === "agama" ? of : null,
          ...stamps,
        })
        .execute();
      if (scope === "khusus") {
        await db.insertInto("subject_majors").values({ subject_id: id, major_id: of }).execute();
      }
      return id;
    },

    /** Its plan asks for one question, which exists. */
    async addReadyBank(kode: string, subject = bank.subject) {
      const plan: PlanEntry[] = [{ type: 1, count: 1, weight: 100, policy: "mutlak", minus: 0 }];
      const made = await bank.addBank(kode, bank.author, { subject_id: subject, plan });
      await bank.add(`Soal ${kode}`, {}, made.id);
      return made;
    },
  };
}
