// Majors (jurusan): list, add, change, import, export, delete.
import { useStore } from "@nanostores/react";
import { listMajorOptions, majorCalls } from "../../contract/majors.ts";
import { lookup } from "../../core/lookups.ts";
import type { CodedNameKind } from "./coded-name-kind.ts";
import { CodedNameScreen } from "./coded-name-screen.tsx";
import { majorsMessages } from "./majors-messages.ts";

const majors: CodedNameKind = {
  name: "majors",
  icon: "graduation-cap",
  endpoints: majorCalls,
  options: lookup(listMajorOptions),
};

export default function MajorsScreen() {
  return <CodedNameScreen kind={majors} words={useStore(majorsMessages)} />;
}
