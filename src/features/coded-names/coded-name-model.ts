// The list of majors or religions: what is on screen, and what can be done to its rows.
import { codedNameSorts, type CodedName } from "../../contract/coded-names.ts";
import { call } from "../../core/api.ts";
import { createRowActions } from "../../kit/actions/create-row-actions.ts";
import { removalAction } from "../../kit/actions/removal-action.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { createRecords } from "../../kit/list/create-records.ts";
import type { CodedNameKind, CodedNameTexts } from "./coded-name-kind.ts";
import { codedNameMessages } from "./coded-name-messages.ts";

export type CodedNameSort = (typeof codedNameSorts)[number];
export type CodedNameList = ListModel<CodedName, Record<never, string>, CodedNameSort>;
export type CodedNameModel = ReturnType<typeof createCodedNameModel>;

export function createCodedNameModel(
  { name, endpoints, options }: CodedNameKind,
  { noun }: CodedNameTexts,
) {
  const records = createRecords<CodedName, Record<never, string>, CodedNameSort>({
    name,
    endpoints,
    filters: {},
    sort: "kode",
    sortable: codedNameSorts,
    lookups: [options],
  });
  const actions = createRowActions<"remove", CodedName>({
    records,
    many: (n) => codedNameMessages.get().count({ n, noun }),
    actions: () => ({
      remove: removalAction({
        titleOfOne: (who) => codedNameMessages.get().removeOne({ who, noun }),
        send: async (ids) => (await call(endpoints.remove, { ids })).results,
      }),
    }),
  });
  return { ...records, actions };
}
