// Religions (agama). What their calls are stands in coded-names.ts.
import { codedNameEndpoints } from "./coded-names.ts";

export const religionEndpoints = codedNameEndpoints("religions", ["0008A"]);

export const {
  list: listReligions,
  ids: listReligionIds,
  options: listReligionOptions,
  export: exportReligions,
  create: createReligion,
  update: updateReligion,
  remove: deleteReligions,
  match: matchReligions,
  send: importReligions,
  find: getReligionImport,
} = religionEndpoints;
