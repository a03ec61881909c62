// Religions: the verbs are those of coded-name-handlers.ts.
import type { religionEndpoints } from "../../../../contract/endpoints/religion-endpoints.ts";
import { codedNameVerbs } from "./coded-name-handlers.ts";
import type { HandlersOf } from "../../../http/handler.ts";

const verbs = codedNameVerbs({
  table: "religions",
  column: "agama_id",
  object: "religion",
});

export const religionsHandlers: HandlersOf<typeof religionEndpoints> = {
  listReligions: verbs.list,
  listReligionIds: verbs.ids,
  listReligionOptions: verbs.options,
  exportReligions: verbs.export,
  createReligion: verbs.create,
  updateReligion: verbs.update,
  deleteReligions: verbs.remove,
  matchReligions: verbs.match,
  importReligions: verbs.send,
  getReligionImport: verbs.find,
};
