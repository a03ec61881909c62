// Everything about accounts, gathered from the files of its kinds of work.
import type * as contract from "../../../contract/users.ts";
import type * as importContract from "../../../contract/users-import.ts";
import type { HandlersOf } from "../../http/handler.ts";
import { userChanges } from "./users-changes.ts";
import { userImport } from "./users-import.ts";
import { userReading } from "./users-reading.ts";
import { userWriting } from "./users-writing.ts";

export const usersHandlers: HandlersOf<typeof contract> & HandlersOf<typeof importContract> = {
  ...userReading,
  ...userWriting,
  ...userChanges,
  ...userImport,
};
