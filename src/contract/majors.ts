// Majors (jurusan): study programmes. Codes are locked once participants use them; rows in use are not deleted.
import * as v from "valibot";
import {
  codedName,
  codedNameInput,
  codedNamePage,
  codedNameQuery,
  codedNameUpdate,
} from "./coded-names.ts";
import { endpoint } from "./calls/endpoint.ts";
import { bulkIds, bulkResults, nothing, option } from "./calls/fields.ts";

export const listMajors = endpoint({
  method: "GET",
  path: "/api/v1/majors",
  access: ["0006A"],
  summary: "A page of majors",
  input: codedNameQuery,
  output: codedNamePage,
});

/** For selects and imports: everybody signed in may read them. */
export const listMajorOptions = endpoint({
  method: "GET",
  path: "/api/v1/majors/options",
  access: "signed-in",
  summary: "All majors as choices",
  input: nothing,
  output: v.array(option),
});

export const createMajor = endpoint({
  method: "POST",
  path: "/api/v1/majors",
  access: ["0006A"],
  summary: "Add one of the majors",
  input: codedNameInput,
  output: codedName,
});

/** Refused with 409 and the newer row when `version` is not the stored one. */
export const updateMajor = endpoint({
  method: "PATCH",
  path: "/api/v1/majors/{id}",
  access: ["0006A"],
  summary: "Change one of the majors",
  input: codedNameUpdate,
  output: codedName,
});

export const deleteMajors = endpoint({
  method: "POST",
  path: "/api/v1/majors/delete",
  access: ["0006A"],
  summary: "Delete majors that nobody uses",
  input: v.object({ ids: bulkIds }),
  output: bulkResults,
});
