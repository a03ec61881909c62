// The subjects screen without its looks: the list, and what can be done to its rows.
import {
  deleteSubjects,
  listSubjectIds,
  listSubjects,
  subjectScopes,
  subjectSorts,
  type Subject,
  type SubjectScope,
} from "../../contract/subjects.ts";
import { call } from "../../core/api.ts";
import { createRowActions } from "../../kit/actions/create-row-actions.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { removalAction } from "../../kit/actions/removal-action.ts";
import { createRecords } from "../../kit/list/create-records.ts";
import { $correctors, $subjects } from "./subject-lookups.ts";
import { subjectsMessages } from "./subjects-messages.ts";

export type SubjectSort = (typeof subjectSorts)[number];
export type SubjectFilters = { scope: "" | SubjectScope };
export type SubjectList = ListModel<Subject, SubjectFilters, SubjectSort>;
export type SubjectsModel = ReturnType<typeof createSubjectsModel>;

export function createSubjectsModel() {
  const records = createRecords<Subject, SubjectFilters, SubjectSort>({
    name: "subjects",
    endpoints: { list: listSubjects, ids: listSubjectIds },
    filters: { scope: "" },
    sort: "nama",
    sortable: subjectSorts,
    acceptsFilter: (_name, value) => subjectScopes.some((scope) => scope === value),
    lookups: [$subjects, $correctors],
  });
  const actions = createRowActions<"remove", Subject>({
    records,
    many: (count) => subjectsMessages.get().count({ count }),
    actions: () => ({
      remove: removalAction({
        titleOfOne: (who) => subjectsMessages.get().removeOne({ who }),
        send: async (ids) => (await call(deleteSubjects, { ids })).results,
      }),
    }),
  });
  return { ...records, actions };
}
