// Majors or religions as a file. Loaded when an export starts.
import { createRecordExport } from "../../kit/sheet-export/record-export.ts";
import type { CodedNameKind } from "./coded-name-kind.ts";
import type { CodedNameList } from "./coded-name-model.ts";

const nouns: Record<CodedNameKind["name"], string> = { majors: "jurusan", religions: "agama" };

export function createCodedNameExport(
  { name, endpoints }: Pick<CodedNameKind, "name" | "endpoints">,
  list: Pick<CodedNameList, "$query">,
) {
  return createRecordExport(list, {
    noun: nouns[name],
    sheet: name,
    listIds: endpoints.ids,
    exportItems: endpoints.export,
    context: ({ q }) => [q],
  });
}
