// Adding or changing one of the majors or religions.
import * as v from "valibot";
import {
  codedNameFields,
  codedNameInput,
  type CodedName,
  type CodedNameInput,
} from "../../contract/coded-names.ts";
import { createRecordForm } from "../../kit/form/create-record-form.ts";
import { saveRecord } from "../../kit/form/save-record.ts";
import type { CodedNameKind } from "./coded-name-kind.ts";

export function createCodedNameFormModel(
  { endpoints }: Pick<CodedNameKind, "endpoints">,
  row: CodedName | null,
  changed: (saved: CodedName) => void,
) {
  return createRecordForm<CodedNameInput, CodedNameInput, CodedName>({
    original: row,
    blank: { kode: "", nama: "" },
    // Without a code the server makes one, but only for a new one.
    schema: row ? v.object(codedNameFields) : codedNameInput,
    valuesOf: ({ kode, nama }) => ({ kode, nama }),
    save: async (base, values) => changed(await saveRecord(endpoints, base, values)),
  });
}
