// Majors or religions as a file. Loaded when an export starts.
import { createRecordExport } from "../../kit/sheet-export/record-export.ts";
import { codedNameFiles } from "../../sheets/coded-names/coded-name-cells.ts";
import type { CodedNameKind } from "./coded-name-kind.ts";
import type { CodedNameList } from "./coded-name-model.ts";

export function createCodedNameExport(
  { name, endpoints }: Pick<CodedNameKind, "name" | "endpoints">,
  list: Pick<CodedNameList, "$query">,
) {
  return createRecordExport(list, {
    file: codedNameFiles[name],
    listIds: endpoints.ids,
    exportItems: endpoints.export,
    context: ({ q }) => [q],
  });
}
