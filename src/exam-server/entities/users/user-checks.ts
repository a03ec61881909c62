// The rules about accounts, in the server's words, and the locks without which they would not hold.
import type { FieldErrors } from "../../../contract/calls/envelope.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import type { PermissionCode } from "../../../contract/permissions.ts";
import type { MenuException, User, UserInput } from "../../../contract/users.ts";
import {
  accountHindrance,
  beyondOwn,
  codesWith,
  deniedToHeadMaster,
} from "../../../domain/people/account-guard.ts";
import type { AccountHindrance, AccountVerb } from "../../../domain/people/account-guard.ts";
import type { Db } from "../../database/database.ts";
import type { Call, Caller } from "../../http/handler.ts";
import { callerOf } from "../../http/handler.ts";
import { listed } from "../../records/listed.ts";
import { rolesCodes } from "../menus/menus-query.ts";
import { Refusal } from "../../http/refusal.ts";
import { usersByEmail } from "./users-query.ts";

const selfWords: Partial<Record<AccountVerb, string>> = {
  delete: "Anda tidak dapat menghapus akun Anda sendiri.",
  deactivate: "Anda tidak dapat menonaktifkan akun Anda sendiri.",
  "change-role": "Anda tidak dapat mengubah role Anda sendiri.",
  "reset-password": "Ganti password Anda sendiri lewat Profil.",
  "sign-out": "Untuk keluar sendiri, pakai tombol Keluar atau daftar sesi di Profil.",
};

function wordsFor(verb: AccountVerb, hindrance: AccountHindrance): string {
  if (hindrance === "self") return selfWords[verb] ?? "Tidak dapat dilakukan pada akun sendiri.";
  return hindrance === "last-head-master"
    ? "Ini Head Master aktif yang terakhir. Jadikan orang lain Head Master dahulu."
    : "Akun Head Master hanya dapat diubah oleh Head Master.";
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

/** The caller as they are now, under the lock. @throws Refusal when they have lost their place meanwhile */
export async function lockedCaller(call: Call): Promise<Caller> {
  await lockHeadMasters(call.db);
  const caller = callerOf(call);
  const now = await call.db
    .selectFrom("users")
    .select(["role", "active"])
    .where("id", "=", caller.id)
    .executeTakeFirst();
  if (!now?.active || now.role !== caller.role) {
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
  const owner = (await usersByEmail(call.db, [fields.email])).find(({ id }) => id !== before?.id);
  if (owner) faults["email"] = `E-mail ${fields.email} sudah dipakai oleh ${owner.name}.`;
  const roleChanges = fields.role !== (before?.role ?? null);
  const role = roleChanges ? roleFault(fields.role, before, by) : null;
  if (role) faults["role"] = role;
  const active = before?.active && !fields.active ? whyNot("deactivate", before, by) : null;
  if (active) faults["active"] = active;
  // A role that is refused says nothing about the exceptions under it.
  const kept = role && before ? before.role : fields.role;
  const exceptions = await exceptionsFault({ ...fields, role: kept }, before, call);
  if (exceptions) faults["exceptions"] = exceptions;
  return faults;
}

export function roleFault(role: Fields["role"], before: User | null, by: Caller): string | null {
  if (role === "EVIL" && by.role !== "EVIL") {
    return "Hanya Head Master yang dapat menjadikan orang lain Head Master.";
  }
  return before ? whyNot("change-role", before, by) : null;
}

type Exceptional = Pick<Fields, "role" | "exceptions">;

export async function exceptionsFault(
  { role, exceptions }: Exceptional,
  before: Pick<User, "id" | "exceptions"> | null,
  call: Call,
): Promise<string | null> {
  const by = callerOf(call);
  const kept = deniedToHeadMaster(role, exceptions);
  if (kept.length > 0) return `Head Master selalu memegang kode ${listed(kept)}.`;
  const beyond = beyondOwn(newlyAllowed(exceptions, before?.exceptions ?? []), by);
  if (beyond.length > 0) {
    return `Anda tidak memegang kode ${beyond.join(", ")}, jadi tidak dapat memberikannya.`;
  }
  if (before?.id !== by.id) return null;
  const left = codesWith((await rolesCodes(call.db))[role], exceptions);
  const lost = (["0002A", "0007A"] as const).filter(
    (code) => by.menus[code] === true && !left.includes(code),
  );
  return lost.length > 0
    ? `Anda tidak dapat mencabut kode ${listed(lost)} dari diri sendiri.`
    : null;
}

function newlyAllowed(
  exceptions: readonly MenuException[],
  before: readonly MenuException[],
): PermissionCode[] {
  const had = new Set(before.map(({ code, effect }) => `${code} ${effect}`));
  return exceptions
    .filter(({ code, effect }) => effect === "allow" && !had.has(`${code} allow`))
    .map(({ code }) => code);
}
