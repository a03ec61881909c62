// Majors (jurusan): study programmes. Codes are locked once participants use them; rows in use are not deleted.
import { codedName, codedNameInput, codedNameQuery, codedNameUpdate } from "./coded-names.ts";
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoint,
  optionsEndpoint,
  updateEndpoint,
} from "./calls/record-endpoints.ts";

export const listMajors = listEndpoint(
  "/api/v1/majors",
  ["0006A"],
  "majors",
  codedNameQuery,
  codedName,
);

export const listMajorOptions = optionsEndpoint(listMajors, "majors");

export const createMajor = createEndpoint(
  listMajors,
  "Add one of the majors",
  codedNameInput,
  codedName,
);

export const updateMajor = updateEndpoint(
  listMajors,
  "Change one of the majors",
  codedNameUpdate,
  codedName,
);

export const deleteMajors = deleteEndpoint(listMajors, "Delete majors that nobody uses");
