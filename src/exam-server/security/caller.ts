// The member of staff who makes a call.
import type { Menus, Role } from "../../contract/permissions.ts";

export type Caller = {
  id: string;
  name: string;
  email: string;
  role: Role;
  menus: Menus;
  /** Hash of the token the call came with. */
  token: string;
};
