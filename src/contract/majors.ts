// Majors (jurusan): study programmes. Codes are locked once participants use them; rows in use are not deleted.
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

export const listMajors = endpoint({
  method: "GET",
  path: "/api/v1/majors",
  access: ["0006A"],
  summary: "A page of majors",
  input: codedNameQuery,
  output: codedNamePage,
});

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
