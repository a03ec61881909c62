// The permission matrix as a difference: what changed between two of them, and whom a change reaches.
import type { MenuChange, MenuMatrix, MenuPerson } from "../../contract/menus.ts";
import { permissionCodes } from "../../contract/staff/permissions.ts";
import { roles } from "../../contract/roles.ts";
import { codesWith } from "./account-guard.ts";

type Codes = MenuMatrix["roles"];

export function changesBetween(before: Codes, after: Codes): MenuChange[] {
  return roles.flatMap((role) =>
    permissionCodes
      .filter((code) => before[role].includes(code) !== after[role].includes(code))
      .map((code) => ({ role, code, allowed: after[role].includes(code) })),
  );
}

export function withChanges(codes: Codes, changes: readonly MenuChange[]): Codes {
  const of = (role: keyof Codes) =>
    permissionCodes.filter((code) => {
      const change = changes.find((one) => one.role === role && one.code === code);
      return change ? change.allowed : codes[role].includes(code);
    });
  return { EVIL: of("EVIL"), EVAL: of("EVAL"), OPRA: of("OPRA") };
}

/** Who ends up with other codes than before: an exception of their own may keep somebody out of it. */
export function peopleReached(
  before: Codes,
  after: Codes,
  people: readonly MenuPerson[],
): MenuPerson[] {
  return people.filter(({ role, active, exceptions }) => {
    if (!active) return false;
    return codesWith(before[role], exceptions).join() !== codesWith(after[role], exceptions).join();
  });
}
