// Religions (agama): list, add, change, delete.
import { useStore } from "@nanostores/react";
import {
  createReligion,
  deleteReligions,
  listReligionOptions,
  listReligions,
  updateReligion,
} from "../../contract/religions.ts";
import { lookup } from "../../core/lookups.ts";
import type { CodedNameKind } from "./coded-name-kind.ts";
import { CodedNameScreen } from "./coded-name-screen.tsx";
import { religionsMessages } from "./religions-messages.ts";

const religions: CodedNameKind = {
  name: "religions",
  icon: "hand-heart",
  endpoints: {
    list: listReligions,
    create: createReligion,
    update: updateReligion,
    remove: deleteReligions,
  },
  options: lookup(listReligionOptions),
};

export default function ReligionsScreen() {
  return <CodedNameScreen kind={religions} words={useStore(religionsMessages)} />;
}
