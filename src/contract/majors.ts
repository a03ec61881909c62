// Majors (jurusan): study programmes. What their calls are stands in coded-names.ts.
import { codedNameEndpoints } from "./coded-names.ts";

export const majorEndpoints = codedNameEndpoints("majors", ["0006A"]);

export const {
  list: listMajors,
  ids: listMajorIds,
  options: listMajorOptions,
  export: exportMajors,
  create: createMajor,
  update: updateMajor,
  remove: deleteMajors,
  match: matchMajors,
  send: importMajors,
  find: getMajorImport,
} = majorEndpoints;
