// The subjects screen without its looks: the list, and what follows from a change to it.
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { BulkResult } from "../../contract/calls/fields.ts";
import {
  deleteSubjects,
  listSubjectIds,
  listSubjects,
  subjectScopes,
  subjectSorts,
} from "../../contract/subjects.ts";
import type { Subject, SubjectScope } from "../../contract/subjects.ts";
import { call } from "../../core/api.ts";
import { formatNumber } from "../../core/format.ts";
import { $correctors, $subjects } from "./subject-lookups.ts";
import { notify } from "../../core/notices.ts";
import { countResults, createBulk } from "../../kit/bulk/create-bulk.ts";
import { createList } from "../../kit/list/create-list.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { subjectsMessages } from "./subjects-messages.ts";

export type SubjectSort = (typeof subjectSorts)[number];
export type SubjectFilters = { scope: "" | SubjectScope };
export type SubjectList = ListModel<Subject, SubjectFilters, SubjectSort>;
export type SubjectsModel = ReturnType<typeof createSubjectsModel>;

export function createSubjectsModel() {
  const list: SubjectList = createList({
    name: "subjects",
    load: (query, signal) => call(listSubjects, query, { signal }),
    loadIds: async (query, signal) => (await call(listSubjectIds, query, { signal })).ids,
    filters: { scope: "" } as SubjectFilters,
    sort: "nama",
    sortable: subjectSorts,
    acceptsFilter: (_name, value) => subjectScopes.some((scope) => scope === value),
  });

  async function changed(): Promise<void> {
    // Other screens still have the older choices when this fails; they ask again by themselves.
    const lookups = [$subjects, $correctors].map((each) => each.refresh().catch(() => undefined));
    await Promise.all([list.reload(), ...lookups]);
  }

  function saved({ nama: name }: Subject): void {
    const t = subjectsMessages.get();
    notify(responseCodes.success, t.savedTitle, t.saved({ name }));
    void changed();
  }

  function createRemoval(ids: readonly string[]) {
    const send = async (batch: string[]) => (await call(deleteSubjects, { ids: batch })).results;
    return createBulk({ ids, send });
  }

  function removed(results: readonly BulkResult[]): void {
    const { done } = countResults(results);
    list.forget(results.filter(({ outcome }) => outcome === "done").map(({ id }) => id));
    if (done > 0) {
      const t = subjectsMessages.get();
      notify(responseCodes.success, t.removedTitle, t.removed({ n: formatNumber(done) }));
    }
    void changed();
  }

  return { list, changed, saved, createRemoval, removed, exit: list.exit };
}
