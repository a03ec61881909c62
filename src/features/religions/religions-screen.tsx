// Religions (agama): list, add, change, delete.
import { useStore } from "@nanostores/react";
import {
  createReligion,
  deleteReligions,
  listReligions,
  updateReligion,
} from "../../contract/religions.ts";
import { $religions } from "../../core/lookups.ts";
import type { CodedNameKind } from "../../kit/coded-names/coded-name-kind.ts";
import { CodedNameScreen } from "../../kit/coded-names/coded-name-screen.tsx";
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
  refreshLookup: $religions.refresh,
};

export default function ReligionsScreen() {
  return <CodedNameScreen kind={religions} words={useStore(religionsMessages)} />;
}
