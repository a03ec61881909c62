// Religions (agama): list, add, change, import, export, delete.
import { useStore } from "@nanostores/react";
import { listReligionOptions, religionCalls } from "../../contract/religions.ts";
import { lookup } from "../../core/lookups.ts";
import type { CodedNameKind } from "./coded-name-kind.ts";
import { CodedNameScreen } from "./coded-name-screen.tsx";
import { religionsMessages } from "./religions-messages.ts";

const religions: CodedNameKind = {
  name: "religions",
  icon: "hand-heart",
  endpoints: religionCalls,
  options: lookup(listReligionOptions),
};

export default function ReligionsScreen() {
  return <CodedNameScreen kind={religions} words={useStore(religionsMessages)} />;
}
