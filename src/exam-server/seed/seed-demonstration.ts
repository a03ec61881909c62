// The demonstration school "SMA Nusantara": invented, large enough to look like one.
import { randomUUID } from "node:crypto";
import { dashboardPackage, settingCodes } from "../../contract/settings.ts";
import type { Db } from "../database/database.ts";
import { groupPlace } from "../entities/people/groups/group-paths.ts";
import { newPassword } from "../entities/people/participants/participants-writing.ts";
import { serverTime } from "../http/server-time.ts";
import { hashPasswords, nobodysHash, type PasswordCosts } from "../security/passwords.ts";
import { seedExams } from "./seed-exams.ts";
import { createChance, inventName, pick } from "./seed-names.ts";
import { seedPhotos } from "./seed-photos.ts";
import { seedSubjects } from "./seed-subjects.ts";

const perClass = 30;
const sessions = 3;
/** By their place. None is of the major that has sat an exam (seed-finished-exam.ts): 120 there are who could. */
const inactive = new Set([20, 94, 188, 222, 316]);

const majors = [
  ["IPA", "Ilmu Pengetahuan Alam"],
  ["IPS", "Ilmu Pengetahuan Sosial"],
  ["BAHASA", "Bahasa dan Budaya"],
] as const;

/** Level to classes, each with the code of its major. */
const levels: Record<string, readonly (readonly [name: string, major: string])[]> = {
  X: [
    ["X 1", "1945"],
    ["X 2", "1945"],
    ["X 3", "1945"],
    ["X 4", "1945"],
  ],
  XI: [
    ["XI IPA 1", "IPA"],
    ["XI IPA 2", "IPA"],
    ["XI IPS 1", "IPS"],
    ["XI BAHASA 1", "BAHASA"],
  ],
  XII: [
    ["XII IPA 1", "IPA"],
    ["XII IPA 2", "IPA"],
    ["XII IPS 1", "IPS"],
    ["XII BAHASA 1", "BAHASA"],
  ],
};

/** Codes as often as they should come up. */
const religionMix = [
  ...Array<string>(70).fill("ISLAM"),
  ...Array<string>(10).fill("PROTESTAN"),
  ...Array<string>(8).fill("KATOLIK"),
  ...Array<string>(6).fill("HINDU"),
  ...Array<string>(3).fill("BUDHA"),
  ...Array<string>(2).fill("KONGHUCU"),
  "KEPERCAYAAN",
];

/** Tells its database from that of a school (../demonstration). No call changes it. */
export const demonstrationMark = { code: "DEMONSTRATION", package: "DEMONSTRATION" } as const;

/** `author`: the id of whoever writes the banks, which is why that account is not deleted. */
export async function seedDemonstration(
  db: Db,
  author: string,
  at: Date,
  costs: PasswordCosts,
): Promise<void> {
  await db
    .insertInto("settings")
    .values([
      setting(settingCodes.name, "SMA Nusantara", at),
      setting(settingCodes.city, "Bandung", at),
      { ...demonstrationMark, value: "Y", updated_at: at },
    ])
    .execute();
  await db
    .insertInto("majors")
    .values(majors.map(([kode, nama]) => ({ id: randomUUID(), kode, nama, ...stamps(at) })))
    .execute();
  await seedStaff(db, at, costs);
  await seedSubjects(db, author, at);
  const { classes, firstLevel } = await seedGroups(db, at);
  const participants = await seedParticipants(db, classes, at, costs);
  await seedPhotos(db, participants, author, at);
  await seedSittings(db, participants, classes, author, at);
  await seedExams(db, author, firstLevel, at);
}

function setting(code: string, value: string, at: Date) {
  return { code, package: dashboardPackage, value, updated_at: at };
}

function stamps(at: Date) {
  return { created_at: at, updated_at: at };
}

type Class = { id: string; major: string };

async function seedGroups(db: Db, at: Date): Promise<{ classes: Class[]; firstLevel: string }> {
  const classes: Class[] = [];
  const roots: string[] = [];
  for (const [level, members] of Object.entries(levels)) {
    const root = { id: randomUUID(), parent_id: null, name: level, ...groupPlace(null, level) };
    await db
      .insertInto("groups")
      .values({ ...root, ...stamps(at) })
      .execute();
    roots.push(root.id);
    for (const [name, major] of members) {
      const id = randomUUID();
      const place = groupPlace(root, name);
      await db
        .insertInto("groups")
        .values({ id, parent_id: root.id, name, ...place, ...stamps(at) })
        .execute();
      classes.push({ id, major });
    }
  }
  return { classes, firstLevel: roots[0]! };
}

async function seedParticipants(
  db: Db,
  classes: readonly Class[],
  at: Date,
  costs: PasswordCosts,
): Promise<string[]> {
  const chance = createChance(1945);
  const majorIds = await idsByCode(db, "majors");
  const religionIds = await idsByCode(db, "religions");
  const count = classes.length * perClass;
  const hashes = await hashPasswords(Array.from({ length: count }, newPassword), costs.participant);
  const rows = Array.from({ length: count }, (_, index) => {
    const classIndex = Math.floor(index / perClass);
    const { id: groupId, major } = classes[classIndex]!;
    return {
      id: randomUUID(),
      no_ujian: numberOf(classIndex, index),
      nama: inventName(chance),
      sesi: (index % sessions) + 1,
      password_hash: hashes[index]!,
      jurusan_id: majorIds.get(major)!,
      agama_id: religionIds.get(pick(chance, religionMix))!,
      group_id: index % 90 === 89 ? null : groupId,
      antiblock: index % 120 === 7,
      ...statusOf(index, at),
      ...stamps(at),
    };
  });
  await db.insertInto("participants").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** With leading zeros, as the exam numbers of schools have. */
function numberOf(classIndex: number, index: number): string {
  const padded = (value: number, width: number) => String(value).padStart(width, "0");
  return `01-${padded(classIndex + 1, 3)}-${padded(index + 1, 4)}`;
}

function statusOf(index: number, at: Date) {
  if (index % 61 === 13) {
    return {
      status: "blocked" as const,
      block_reason: "Keluar dari halaman ujian lebih dari 3 kali",
      blocked_at: at,
    };
  }
  const status = inactive.has(index) ? ("inactive" as const) : ("active" as const);
  return { status, block_reason: "", blocked_at: null };
}

async function idsByCode(db: Db, table: "majors" | "religions"): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(["id", "kode"]).execute();
  return new Map(rows.map(({ id, kode }) => [kode, id]));
}

const teachers = [
  "Drs. Suharto Wibowo, M.Si.",
  "Sri Wahyuningsih, S.Pd.",
  "I Made Sudarma, S.Pd., M.Pd.",
  "Maria Fransiska Lumban Gaol, S.Si.",
  "Ust. Abdul Karim Al-Bantani, Lc.",
  "Rina Marlina, S.S.",
  "Yohanes Bagus Nugroho, S.Kom.",
  "Hj. Nurhayati, M.Pd.",
];
const hourMs = 60 * 60 * 1000;

/** Colleagues of those who can sign in: no password opens them until one is given. */
async function seedStaff(db: Db, at: Date, costs: PasswordCosts): Promise<void> {
  const rows = teachers.map((name, index) => ({
    id: randomUUID(),
    name,
    email: `${name.toLowerCase().split(/[\s,]+/u)[1]}@sekolah.contoh`,
    role: "EVAL" as const,
    active: true,
    password_hash: nobodysHash(costs),
    last_login_at: index % 3 === 2 ? null : new Date(at.getTime() - (index + 1) * 19 * hourMs),
    ...stamps(at),
  }));
  const left = {
    id: randomUUID(),
    name: "Agus Setiawan",
    email: "agus@sekolah.contoh",
    role: "OPRA" as const,
    active: false,
    password_hash: nobodysHash(costs),
    last_login_at: new Date(at.getTime() - 4000 * hourMs),
    ...stamps(at),
  };
  await db
    .insertInto("users")
    .values([...rows, left])
    .execute();
  // Deputies: one for the curriculum, one who does not write banks.
  await db
    .insertInto("user_menus")
    .values([
      { user_id: rows[0]!.id, code: "0005A", effect: "allow" },
      { user_id: rows[0]!.id, code: "0019A", effect: "allow" },
      { user_id: rows[7]!.id, code: "0010A", effect: "deny" },
    ])
    .execute();
}

/** One exam of the last level that a few have sat: they show why participants with results, and groups with exams, stay. */
async function seedSittings(
  db: Db,
  participants: readonly string[],
  classes: readonly Class[],
  author: string,
  at: Date,
): Promise<void> {
  const schedule = {
    id: randomUUID(),
    alias: "Simulasi ujian",
    tanggal: serverTime(at).slice(0, 10),
    active: false,
    created_by: author,
    created_at: at,
    updated_at: at,
  };
  await db.insertInto("schedules").values(schedule).execute();
  await db
    .insertInto("schedule_groups")
    .values(classes.slice(-4).map(({ id }) => ({ schedule_id: schedule.id, group_id: id })))
    .execute();
  await db
    .insertInto("sittings")
    .values(
      participants.slice(0, 5).map((id) => ({
        id: randomUUID(),
        schedule_id: schedule.id,
        participant_id: id,
        created_at: at,
      })),
    )
    .execute();
}
