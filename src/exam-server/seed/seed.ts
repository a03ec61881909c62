// What a new database is filled with: the demonstration school, or the little that an empty one cannot do without.
// Everything is the same each time but for the passwords, which are made afresh and known only to whoever started it.
import { randomUUID } from "node:crypto";
import { defaultGrants } from "../../contract/staff/permissions.ts";
import { roles } from "../../contract/roles.ts";
import { usualMajors, usualReligions } from "../../domain/people/usual-codes.ts";
import type { Db } from "../database/database.ts";
import { hashPassword, staffPassword, type PasswordCosts } from "../security/passwords.ts";
import type { Account } from "../security/staff-password.ts";
import { seedDemonstration } from "./seed-demonstration.ts";
import { seedFinishedExam } from "./seed-finished-exam.ts";

/** The demonstration school as visitors find it, with an exam that has been sat; the same without that exam; or next to nothing. */
export type School = "demo-sat" | "demo" | "empty";

const headMaster = {
  name: "Head Master",
  email: "headmaster@sekolah.contoh",
  role: "EVIL",
} as const;
const demonstrationStaff: readonly Omit<Account, "password">[] = [
  { name: "Dra. Retno Kusumawardhani", email: headMaster.email, role: "EVIL" },
  { name: "Bambang Prakoso, S.Pd.", email: "bambang@sekolah.contoh", role: "EVAL" },
  { name: "Yuliana Simatupang, M.Pd.", email: "yuliana@sekolah.contoh", role: "EVAL" },
  { name: "Dedi Kurniawan", email: "dedi@sekolah.contoh", role: "OPRA" },
  { name: "Ni Luh Ayu Pratiwi", email: "ayu@sekolah.contoh", role: "OPRA" },
];

/** Who a role's codes are granted to, before anybody changes it. */
export async function seedRoleMenus(db: Db): Promise<void> {
  await db
    .insertInto("role_menus")
    .values(roles.flatMap((role) => defaultGrants[role].map((code) => ({ role, code }))))
    .execute();
  // Its migration has made one, but an emptied database has lost it.
  await db
    .insertInto("menu_matrix")
    .values({ id: 1, version: 1 })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Answers the accounts made; none when the database already has some. All of it or nothing. */
export async function seedSchool(
  db: Db,
  school: School,
  at: Date,
  costs: PasswordCosts,
): Promise<Account[]> {
  const existing = await db.selectFrom("users").select("id").limit(1).execute();
  if (existing.length > 0) return [];
  const staff = school === "empty" ? [headMaster] : demonstrationStaff;
  const accounts = staff.map((one) => ({ ...one, password: staffPassword() }));
  const hashes = await Promise.all(
    accounts.map(({ password }) => hashPassword(password, costs.staff)),
  );
  const users = accounts.map(({ password: _shownOnce, ...user }, index) => ({
    id: randomUUID(),
    ...user,
    password_hash: hashes[index]!,
    created_at: at,
    updated_at: at,
  }));
  // Whoever tries the console as a teacher finds banks of their own.
  const teacher = users.find(({ role }) => role === "EVAL");
  await db.transaction().execute(async (trx) => {
    await trx.insertInto("users").values(users).execute();
    await seedBasics(trx, at);
    if (teacher) await seedDemonstration(trx, teacher.id, at, costs);
    if (teacher && school === "demo-sat") await seedFinishedExam(trx, teacher.id, at);
  });
  return accounts;
}

/**
 * In an empty school too: no participant can be added without a major and a religion. The religions are the same for
 * every school, and a school without majors uses the one general major.
 */
async function seedBasics(db: Db, at: Date): Promise<void> {
  const stored = (one: { kode: string; nama: string }) => ({
    id: randomUUID(),
    ...one,
    created_at: at,
    updated_at: at,
  });
  await db.insertInto("religions").values(usualReligions.map(stored)).execute();
  await db.insertInto("majors").values(usualMajors.map(stored)).execute();
}
