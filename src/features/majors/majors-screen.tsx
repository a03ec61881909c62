// Majors (jurusan): list, add, change, delete.
import { useStore } from "@nanostores/react";
import { createMajor, deleteMajors, listMajors, updateMajor } from "../../contract/majors.ts";
import { $majors } from "../../core/lookups.ts";
import type { CodedNameKind } from "../../kit/coded-names/coded-name-kind.ts";
import { CodedNameScreen } from "../../kit/coded-names/coded-name-screen.tsx";
import { majorsMessages } from "./majors-messages.ts";

const majors: CodedNameKind = {
  name: "majors",
  icon: "graduation-cap",
  endpoints: { list: listMajors, create: createMajor, update: updateMajor, remove: deleteMajors },
  refreshLookup: $majors.refresh,
};

export default function MajorsScreen() {
  return <CodedNameScreen kind={majors} words={useStore(majorsMessages)} />;
}
