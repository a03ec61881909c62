// Religions (agama). Codes are locked once participants use them; rows in use are not deleted.
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

export const listReligions = endpoint({
  method: "GET",
  path: "/api/v1/religions",
  access: ["0008A"],
  summary: "A page of religions",
  input: codedNameQuery,
  output: codedNamePage,
});

/** For selects and imports: everybody signed in may read them. */
export const listReligionOptions = endpoint({
  method: "GET",
  path: "/api/v1/religions/options",
  access: "signed-in",
  summary: "All religions as choices",
  input: nothing,
  output: v.array(option),
});

export const createReligion = endpoint({
  method: "POST",
  path: "/api/v1/religions",
  access: ["0008A"],
  summary: "Add one of the religions",
  input: codedNameInput,
  output: codedName,
});

/** Refused with 409 and the newer row when `version` is not the stored one. */
export const updateReligion = endpoint({
  method: "PATCH",
  path: "/api/v1/religions/{id}",
  access: ["0008A"],
  summary: "Change one of the religions",
  input: codedNameUpdate,
  output: codedName,
});

export const deleteReligions = endpoint({
  method: "POST",
  path: "/api/v1/religions/delete",
  access: ["0008A"],
  summary: "Delete religions that nobody uses",
  input: v.object({ ids: bulkIds }),
  output: bulkResults,
});
