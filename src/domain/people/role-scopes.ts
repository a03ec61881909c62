// Of whose records a role's codes are: a teacher's of own schedules, everybody else's of all schedules. The server's queries and the
// rules about granting rights decide by this.
import type { PermissionCode } from "../../contract/staff/permissions.ts";
import type { Role } from "../../contract/roles.ts";

type Scope = "own" | "all";

/** What these codes open goes by the schedule that it belongs to. */
const codesOfSchedules: readonly PermissionCode[] = [
  "0011A",
  "0013A",
  "0014A",
  "0017A",
  "0018A",
  "0019A",
  "0021A",
];

export function scheduleScope(role: Role): Scope {
  return role === "EVAL" ? "own" : "all";
}

/** Whether the code opens no more in the role than it does in the role `than`. */
export function isWithinScope(role: Role, code: PermissionCode, than: Role): boolean {
  if (!codesOfSchedules.includes(code)) return true;
  return scheduleScope(role) === "own" || scheduleScope(than) === "all";
}
