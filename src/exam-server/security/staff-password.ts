// A new password for one of the staff, made by whoever may start the server: the way back in when it is forgotten.
import { writeAudit } from "../records/audit-trail.ts";
import type { Db } from "../database/database.ts";
import { hashPassword, staffPassword, usualCosts } from "./passwords.ts";
import type { Role } from "../../contract/roles.ts";
import { sqlValue, text } from "../records/sql-rows.ts";
import { StartError } from "../start-error.ts";

/** With a password that is known only until it is shown. */
export type Account = { name: string; email: string; password: string; role: Role };

/** Signs the account out everywhere. @throws StartError when nobody has that e-mail */
export async function resetStaffPassword(
  db: Db,
  email: string,
  at: Date,
  cost = usualCosts.staff,
): Promise<Account> {
  const password = staffPassword();
  const hash = await hashPassword(password, cost);
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable("users")
      .set({ password_hash: hash, active: true, updated_at: at })
      .where(sqlValue(text())`lower(email)`, "=", email.toLowerCase())
      .returning(["id", "name", "email", "role"])
      .executeTakeFirst();
    if (!user) throw new StartError(`No account has the e-mail ${email}.`);
    const { id, ...account } = user;
    await trx.deleteFrom("tokens").where("user_id", "=", id).execute();
    await writeAudit(trx, null, at, "", [{ action: "user.reset-password", objectId: id }]);
    return { ...account, password };
  });
}
