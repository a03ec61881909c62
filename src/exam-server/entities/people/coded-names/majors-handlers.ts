// Majors: the verbs are those of coded-name-handlers.ts.
import type { majorEndpoints } from "../../../../contract/endpoints/major-endpoints.ts";
import { codedNameVerbs } from "./coded-name-handlers.ts";
import type { HandlersOf } from "../../../http/handler.ts";

const verbs = codedNameVerbs({
  table: "majors",
  column: "jurusan_id",
  object: "major",
});

export const majorsHandlers: HandlersOf<typeof majorEndpoints> = {
  listMajors: verbs.list,
  listMajorIds: verbs.ids,
  listMajorOptions: verbs.options,
  exportMajors: verbs.export,
  createMajor: verbs.create,
  updateMajor: verbs.update,
  deleteMajors: verbs.remove,
  matchMajors: verbs.match,
  importMajors: verbs.send,
  getMajorImport: verbs.find,
};
