// Religions (agama). Codes are locked once participants use them; rows in use are not deleted.
import {
  codedName,
  codedNameInput,
  codedNamePage,
  codedNameQuery,
  codedNameUpdate,
} from "./coded-names.ts";
import { endpoint } from "./calls/endpoint.ts";
import {
  createEndpoint,
  deleteEndpoint,
  optionsEndpoint,
  updateEndpoint,
} from "./calls/record-endpoints.ts";

export const listReligions = endpoint({
  method: "GET",
  path: "/api/v1/religions",
  access: ["0008A"],
  summary: "A page of religions",
  input: codedNameQuery,
  output: codedNamePage,
});

export const listReligionOptions = optionsEndpoint(listReligions, "religions");

export const createReligion = createEndpoint(
  listReligions,
  "Add one of the religions",
  codedNameInput,
  codedName,
);

export const updateReligion = updateEndpoint(
  listReligions,
  "Change one of the religions",
  codedNameUpdate,
  codedName,
);

export const deleteReligions = deleteEndpoint(listReligions, "Delete religions that nobody uses");
