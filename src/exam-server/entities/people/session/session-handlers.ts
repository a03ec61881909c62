// Signing in, asking who one is, signing out.
import { sql } from "kysely";
import type { sessionEndpoints } from "../../../../contract/endpoints/session-endpoints.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import type { UserProfile } from "../../../../contract/credentials.ts";
import { writeAudit } from "../../../records/audit-trail.ts";
import type { Db } from "../../../database/database.ts";
import type { Caller } from "../../../security/caller.ts";
import { callerOf, type HandlersOf, type StagedCall } from "../../../http/handler.ts";
import { menusOf } from "../menus/menus-query.ts";
import { recordFailedSignIn } from "../../../security/sign-in/failed-sign-ins.ts";
import {
  isKnownDevice,
  newDeviceMark,
  storeKnownDevice,
} from "../../../security/sign-in/known-devices.ts";
import { isRightPassword } from "../../../security/sign-in/password-check.ts";
import { nobodysHash } from "../../../security/passwords.ts";
import { Refusal } from "../../../http/refusal.ts";
import { boolean, sqlRows, sqlValue, text } from "../../../records/sql-rows.ts";
import { storedPreferences } from "../users/preferences-query.ts";
import { issueToken, revokeTokenByHash } from "../../../security/tokens.ts";

export const sessionHandlers: HandlersOf<typeof sessionEndpoints> = {
  generateToken: {
    async staged({ email, password }, call) {
      const device = await deviceOf(call);
      const { proved, ...user } = await checkCredentials({ email, password, device }, call);
      return call.inTransaction(async ({ db, at, ip }) => {
        await refuseIfChanged(db, user.id, proved);
        const token = await issueToken(db, user.id, ip, at);
        await rememberDevice(device, call, db);
        await db
          .updateTable("users")
          .set({ last_login_at: at })
          .where("id", "=", user.id)
          .execute();
        // By whoever has just proved to be that: the call itself came from nobody.
        await writeAudit(db, user, at, ip, [{ action: "user.sign-in", objectId: user.id }]);
        return { token, user: await profileOf(db, user) };
      });
    },
  },

  validateToken: { read: async (_input, call) => profileOf(call.db, callerOf(call)) },

  revokeToken: {
    async write(_input, call) {
      const caller = callerOf(call);
      await revokeTokenByHash(call.db, caller.token);
      await call.audit({ action: "user.sign-out", objectId: caller.id });
      return null;
    },
  },
};

/** Picture and preferences are asked for here only: no other call needs them. */
async function profileOf(
  db: Db,
  { id, name, email, role }: Pick<Caller, "id" | "name" | "email" | "role">,
): Promise<UserProfile> {
  const own = await db
    .selectFrom("users")
    .select(["picture", "preferences"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    id,
    name,
    email,
    role,
    menus: await menusOf(db, id),
    picture: own.picture,
    preferences: storedPreferences(own.preferences),
  };
}

type Device = { device: string; isKnownDevice: boolean };

async function deviceOf({ deviceMark, db }: StagedCall): Promise<Device> {
  if (deviceMark === "") return { device: "", isKnownDevice: false };
  const { rows } = await sqlRows({
    isKnown: boolean(),
  })`select ${isKnownDevice(deviceMark)} as "isKnown"`.execute(db);
  const { isKnown } = rows[0]!;
  // A mark that the server has not given counts as none.
  return { device: isKnown ? deviceMark : "", isKnownDevice: isKnown };
}

async function rememberDevice({ device }: Device, call: StagedCall, db: Db): Promise<void> {
  const mark = device || newDeviceMark();
  await storeKnownDevice(mark, call.at, sql`(values (1)) signed_in`).execute(db);
  if (device === "") call.markDevice(mark);
}

/** An unknown e-mail and a wrong password get the same answer after the same work. */
async function checkCredentials(
  { email, password, device }: { email: string; password: string; device: Device },
  call: StagedCall,
) {
  const row = await call.db
    .selectFrom("users")
    .select(["id", "name", "email", "role", "active", "password_hash"])
    .where(sqlValue(text())`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
  const hash = row?.password_hash ?? nobodysHash(call.services.passwordCosts);
  const typed = { account: email, typed: password, hash, exists: row !== undefined, device };
  const isRight = await isRightPassword(typed, call);
  if (!row || !isRight) {
    await recordFailedSignIn(row?.id ?? "", call);
    throw new Refusal(responseCodes.notSignedIn, "E-mail atau password salah.");
  }
  if (!row.active) {
    throw new Refusal(
      responseCodes.forbidden,
      "Akun Anda dinonaktifkan. Hubungi Head Master untuk mengaktifkannya.",
    );
  }
  const { id, name, role } = row;
  return { id, name, email: row.email, role, proved: row.password_hash };
}

/**
 * Looking at a password takes a while, in which it may be reset or the account switched off. Whoever does that waits for
 * this transaction or this one for theirs, so that no token outlives it. @throws Refusal
 */
async function refuseIfChanged(db: Db, id: string, proved: string): Promise<void> {
  const now = await db
    .selectFrom("users")
    .select(["active", "password_hash"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (now?.active && now.password_hash === proved) return;
  throw new Refusal(
    responseCodes.notSignedIn,
    "Akun ini baru saja diubah. Masuklah lagi dengan password yang berlaku sekarang.",
  );
}
