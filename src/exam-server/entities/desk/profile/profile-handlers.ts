// What people see and change of themself. Every query is about the caller: no id in a call can reach anybody else.
import { isNoOwnWord, ownWord } from "../../../../contract/staff/new-passwords.ts";
import type { CallInput } from "../../../../contract/calls/call.ts";
import type { preferenceEndpoints } from "../../../../contract/endpoints/staff/preference-endpoints.ts";
import type * as contract from "../../../../contract/staff/profile.ts";
import type { profileEndpoints } from "../../../../contract/endpoints/staff/profile-endpoints.ts";
import {
  isOtherEmail,
  type OwnProfile,
  type OwnSession,
} from "../../../../contract/staff/profile.ts";
import { difference } from "../../../records/audit-trail.ts";
import { callerOf, type Call, type HandlersOf, type StagedCall } from "../../../http/handler.ts";
import { isRightPassword, signedInDevice } from "../../../security/sign-in/password-check.ts";
import { hashPassword } from "../../../security/passwords.ts";
import { invalidFields, newerVersion } from "../../../http/refusal.ts";
import { dataPictureFault } from "../../../records/data-picture.ts";
import { anyOf } from "../../../records/sql-rows.ts";
import { readOwnActivity } from "./activity-query.ts";
import { storedPreferences } from "../../people/users/preferences-query.ts";
import { usersByEmail } from "../../people/users/users-query.ts";
import { signOutEverywhere } from "../../people/users/users-writing.ts";

export const profileHandlers: HandlersOf<typeof profileEndpoints & typeof preferenceEndpoints> = {
  getOwnProfile: { read: (_input, call) => ownProfile(call) },

  updateOwnProfile: {
    async staged({ version, current, ...fields }, call) {
      const large = dataPictureFault(fields.picture);
      if (large) throw invalidFields({ picture: large });
      const asksPassword = isOtherEmail(fields.email, callerOf(call).email);
      if (asksPassword && current === "") throw invalidFields({ current: passwordNeeded });
      const proved = asksPassword ? await checkCurrent(current, call) : null;
      return call.inTransaction((inner) => updateProfile({ version, ...fields }, proved, inner));
    },
  },

  changeOwnPassword: {
    async staged({ current, password, end_others: endOthers }, call) {
      const { name, email } = callerOf(call);
      if (!isNoOwnWord({ name, email, password })) throw invalidFields({ password: ownWord });
      const proved = await checkCurrent(current, call);
      const hash = await hashPassword(password, call.services.passwordCosts.staff);
      return call.inTransaction(async (inner) => {
        const { id, token } = callerOf(inner);
        const changed = await inner.db
          .updateTable("users")
          .set({ password_hash: hash, updated_at: inner.at })
          .where("id", "=", id)
          // Who gave a new one meanwhile meant to end what the old one opened.
          .where("password_hash", "=", proved)
          .returning("id")
          .execute();
        if (changed.length === 0) throw wrongPassword();
        await inner.audit({ action: "user.change-password", objectId: id });
        return { ended: endOthers ? await signOutEverywhere([id], inner, token) : 0 };
      });
    },
  },

  updateOwnPreferences: {
    async write(preferences, call) {
      await call.db
        .updateTable("users")
        .set({ preferences: JSON.stringify(preferences) })
        .where("id", "=", callerOf(call).id)
        .execute();
      return preferences;
    },
  },

  listOwnSessions: { read: (_input, call) => ownSessions(call) },

  endOwnSessions: {
    async write({ ids }, call) {
      const { id, token } = callerOf(call);
      const rows = await call.db
        .deleteFrom("tokens")
        .where("user_id", "=", id)
        .where("hash", "=", anyOf(ids))
        .where("hash", "!=", token)
        .returning("hash")
        .execute();
      if (rows.length > 0) await call.audit({ action: "user.end-sessions", objectId: id });
      return ownSessions(call);
    },
  },

  listOwnActivity: { read: readOwnActivity },
};

/** `proved`: the hash of the password that another e-mail came with. */
async function updateProfile(
  { version, ...fields }: Omit<CallInput<typeof contract.updateOwnProfile>, "current">,
  proved: string | null,
  call: Call,
): Promise<OwnProfile> {
  const { id } = callerOf(call);
  const { password_hash: hash } = await call.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = await ownProfile(call);
  if (before.version !== version) throw newerVersion("Profil Anda", before);
  // Reset while it was looked at, the password proves nothing any more.
  if (isOtherEmail(fields.email, before.email) && hash !== proved) throw wrongPassword();
  const owner = (await usersByEmail(call.db, [fields.email])).find((one) => one.id !== id);
  if (owner) throw invalidFields({ email: `E-mail ${fields.email} sudah dipakai.` });
  const changes = difference<Record<string, unknown>>({ ...before }, fields);
  if (Object.keys(changes.after).length === 0) return before;
  await call.db
    .updateTable("users")
    .set({ ...fields, version: version + 1, updated_at: call.at })
    .where("id", "=", id)
    .execute();
  await call.audit({
    action: "user.update-profile",
    objectId: id,
    before: withoutPicture(changes.before),
    after: withoutPicture(changes.after),
  });
  return ownProfile(call);
}

async function ownProfile(call: Call): Promise<OwnProfile> {
  const { id, menus } = callerOf(call);
  const row = await call.db
    .selectFrom("users")
    .select(["name", "email", "role", "picture", "preferences", "version", "last_login_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    id,
    menus,
    preferences: storedPreferences(row.preferences),
    last_login_at: row.last_login_at?.toISOString() ?? null,
  };
}

/** That it changed is worth keeping, the picture is not. */
function withoutPicture(fields: Record<string, unknown>): Record<string, unknown> {
  return "picture" in fields ? { ...fields, picture: fields["picture"] ? "yes" : "no" } : fields;
}

const passwordNeeded = "Tulis password sekarang untuk mengganti e-mail.";
const wrongPassword = () => invalidFields({ current: "Password sekarang salah." });

/** Answers the hash that it was checked against. @throws Refusal */
async function checkCurrent(current: string, call: StagedCall): Promise<string> {
  const { id, email } = callerOf(call);
  const { password_hash: hash } = await call.db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const device = signedInDevice(call);
  const typed = { account: email, typed: current, hash, exists: true, device };
  const isRight = await isRightPassword(typed, call);
  if (!isRight) throw wrongPassword();
  return hash;
}

async function ownSessions(call: Call): Promise<OwnSession[]> {
  const { id, token } = callerOf(call);
  const rows = await call.db
    .selectFrom("tokens")
    .select(["hash", "ip", "created_at", "last_used_at"])
    .where("user_id", "=", id)
    .where("expires_at", ">", call.at)
    .orderBy("last_used_at", "desc")
    .orderBy("hash")
    .execute();
  return rows.map(({ hash, ip, ...times }) => ({
    id: hash,
    ip,
    current: hash === token,
    created_at: times.created_at.toISOString(),
    last_used_at: times.last_used_at.toISOString(),
  }));
}
