import type { Generated } from "kysely";
import type { Role } from "../../../../contract/roles.ts";
import type { Json, MaybeMoment, RecordTable } from "../../../database/column-types.ts";

export type UsersTable = RecordTable<{
  name: string;
  email: string;
  role: Role;
  password_hash: string;
  active: Generated<boolean>;
  last_login_at: MaybeMoment;
  /** A data address, or empty. */
  picture: Generated<string>;
  /** Null until the person chooses something. */
  preferences: Json;
}>;
