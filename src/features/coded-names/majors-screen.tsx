// Majors (jurusan): list, add, change, delete.
import { useStore } from "@nanostores/react";
import {
  createMajor,
  deleteMajors,
  listMajorOptions,
  listMajors,
  updateMajor,
} from "../../contract/majors.ts";
import { lookup } from "../../core/lookups.ts";
import type { CodedNameKind } from "./coded-name-kind.ts";
import { CodedNameScreen } from "./coded-name-screen.tsx";
import { majorsMessages } from "./majors-messages.ts";

const majors: CodedNameKind = {
  name: "majors",
  icon: "graduation-cap",
  endpoints: { list: listMajors, create: createMajor, update: updateMajor, remove: deleteMajors },
  options: lookup(listMajorOptions),
};

export default function MajorsScreen() {
  return <CodedNameScreen kind={majors} words={useStore(majorsMessages)} />;
}
