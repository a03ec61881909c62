// Religions (agama). Codes are locked once participants use them; rows in use are not deleted.
import { codedName, codedNameInput, codedNameQuery, codedNameUpdate } from "./coded-names.ts";
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoint,
  optionsEndpoint,
  updateEndpoint,
} from "./calls/record-endpoints.ts";

export const listReligions = listEndpoint(
  "/api/v1/religions",
  ["0008A"],
  "religions",
  codedNameQuery,
  codedName,
);

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
