// The rules about accounts, in the server's words, and the locks without which they would not hold.
import { responseCodes, type FieldErrors } from "../../../../contract/calls/envelope.ts";
import { isOtherEmail } from "../../../../contract/staff/profile.ts";
import { type PermissionCode } from "../../../../contract/staff/permissions.ts";
import { roleLabels, type Role } from "../../../../contract/roles.ts";
import type { User, UserInput } from "../../../../contract/staff/users.ts";
import {
  accountHindrance,
  beyondOwn,
  codesWith,
  deniedToHeadMaster,
  type AccountHindrance,
  type AccountVerb,
  type Holding,
} from "../../../../domain/people/account-guard.ts";
import type { Db } from "../../../database/database.ts";
import type { Caller } from "../../../security/caller.ts";
import { callerOf, type Call } from "../../../http/handler.ts";
import { listed } from "../../../records/listed.ts";
import { menusOf, rolesCodes } from "../menus/menus-query.ts";
import { Refusal } from "../../../http/refusal.ts";
import { usersByEmail } from "./users-query.ts";

const selfWords: Partial<Record<AccountVerb, string>> = {
  delete: "Anda tidak dapat menghapus akun Anda sendiri.",
  deactivate: "Anda tidak dapat menonaktifkan akun Anda sendiri.",
  "change-role": "Anda tidak dapat mengubah role Anda sendiri.",
  "change-email": "Ganti e-mail Anda sendiri lewat Profil.",
  "reset-password": "Ganti password Anda sendiri lewat Profil.",
  "sign-out": "Untuk keluar sendiri, pakai tombol Keluar atau daftar sesi di Profil.",
};

const words: Record<Exclude<AccountHindrance, "self">, string> = {
  "last-head-master": "Ini Head Master aktif yang terakhir. Jadikan orang lain Head Master dahulu.",
  "not-head-master": "Akun Head Master hanya dapat diubah oleh Head Master.",
  "beyond-own":
    "Akun ini berwenang atas lebih dari yang Anda miliki, jadi hanya dapat diubah oleh Head Master.",
};

function wordsFor(verb: AccountVerb, hindrance: AccountHindrance): string {
  if (hindrance !== "self") return words[hindrance];
  return selfWords[verb] ?? "Tidak dapat dilakukan pada akun sendiri.";
}

export function whyNot(verb: AccountVerb, user: User, by: Caller): string | null {
  const hindrance = accountHindrance(verb, user, by);
  return hindrance && wordsFor(verb, hindrance);
}

/**
 * Everybody who changes accounts waits here for whoever does so already: two Head Masters who deactivate each other
 * at the same moment would both be right otherwise.
 */
export async function lockHeadMasters(db: Db): Promise<void> {
  await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "EVIL")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** The caller as they are now, under the lock. @throws Refusal when they have lost their place or a code meanwhile */
export async function lockedCaller(call: Pick<Call, "db" | "caller">): Promise<Caller> {
  await lockHeadMasters(call.db);
  const caller = callerOf(call);
  const now = await call.db
    .selectFrom("users")
    .select(["role", "active"])
    .where("id", "=", caller.id)
    .executeTakeFirst();
  const menus = await menusOf(call.db, caller.id);
  const hasLost = Object.keys(caller.menus).some((code) => menus[code] !== true);
  if (!now?.active || now.role !== caller.role || hasLost) {
    throw new Refusal(
      responseCodes.forbidden,
      "Akun Anda baru saja diubah. Muat ulang, lalu coba lagi.",
    );
  }
  return caller;
}

type Fields = Omit<UserInput, "password">;

/** Faults of a form, by field. `before` is null for a new account. */
export async function userFaults(
  fields: Fields,
  before: User | null,
  call: Call,
): Promise<FieldErrors> {
  const by = callerOf(call);
  const faults: FieldErrors = {};
  const roles = await rolesCodes(call.db);
  const owner = (await usersByEmail(call.db, [fields.email])).find(({ id }) => id !== before?.id);
  if (owner) faults["email"] = `E-mail ${fields.email} sudah dipakai oleh ${owner.name}.`;
  const isMoved = before && isOtherEmail(fields.email, before.email);
  const email = isMoved ? whyNot("change-email", before, by) : null;
  if (email) faults["email"] = email;
  const roleChanges = fields.role !== (before?.role ?? null);
  const role = roleChanges ? roleFault(fields, before, { roles, by }) : null;
  if (role) faults["role"] = role;
  const active = before?.active && !fields.active ? whyNot("deactivate", before, by) : null;
  if (active) faults["active"] = active;
  // A role that is refused says nothing about the exceptions under it.
  const kept = role && before ? before.role : fields.role;
  const exceptions = exceptionsFault({ ...fields, role: kept }, before, { roles, by });
  if (exceptions) faults["exceptions"] = exceptions;
  return faults;
}

type Exceptional = Pick<Fields, "role" | "exceptions">;
/** What every role may, and who asks. */
export type RightsKnown = { roles: Record<Role, readonly PermissionCode[]>; by: Caller };

export function roleFault(
  { role, exceptions }: Exceptional,
  before: User | null,
  { roles, by }: RightsKnown,
): string | null {
  if (role === "EVIL" && by.role !== "EVIL") {
    return "Hanya Head Master yang dapat menjadikan orang lain Head Master.";
  }
  const denied = exceptions.filter(({ effect }) => effect === "deny");
  const beyond = beyondFault({ role, codes: codesWith(roles[role], denied) }, by, "of-role");
  if (beyond) return beyond;
  return before ? whyNot("change-role", before, by) : null;
}

/** `from`: whether the codes come with the role, which is then named. */
function beyondFault(given: Holding, by: Caller, from?: "of-role"): string | null {
  const beyond = beyondOwn(given, by);
  if (beyond.length === 0) return null;
  const lacked = beyond.filter((code) => by.menus[code] !== true);
  if (lacked.length === 0) return widerScope(beyond, given.role);
  const ofRole = from ? ` dari role ${roleLabels[given.role]}` : "";
  return `Anda tidak memegang kode ${listed(lacked)}${ofRole}, jadi tidak dapat memberikannya.`;
}

/** Of codes that the caller holds, but for own schedules only. */
export function widerScope(codes: readonly PermissionCode[], role: Role): string {
  return `Kode ${listed(codes)} pada role ${roleLabels[role]} berlaku untuk semua jadwal, sedangkan Anda memegangnya untuk jadwal sendiri saja, jadi tidak dapat memberikan atau mencabutnya.`;
}

/** What is left of an account is judged as a whole: an exception that goes may give back what the role has. */
export function exceptionsFault(
  { role, exceptions }: Exceptional,
  before: Pick<User, "id"> | null,
  { roles, by }: RightsKnown,
): string | null {
  const kept = deniedToHeadMaster(role, exceptions);
  if (kept.length > 0) return `Head Master selalu memegang kode ${listed(kept)}.`;
  const left = codesWith(roles[role], exceptions);
  const beyond = beyondFault({ role, codes: left }, by);
  if (beyond) return beyond;
  if (before?.id !== by.id) return null;
  const lost = (["0002A", "0007A"] as const).filter(
    (code) => by.menus[code] === true && !left.includes(code),
  );
  return lost.length > 0
    ? `Anda tidak dapat mencabut kode ${listed(lost)} dari diri sendiri.`
    : null;
}
