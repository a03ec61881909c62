// Subjects (matpel): the list, and the dialogs that add, change, import, export and delete.
import { useStore } from "@nanostores/react";
import { lazy } from "../../core/on-demand/lazy.ts";
import { subjectScopes } from "../../contract/subjects.ts";
import { FilterSelect } from "../../kit/list/filter-select.tsx";
import { RecordsPage } from "../../kit/sheet-export/records-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { subjectLabel, subjectListColumns } from "./subjects-columns.tsx";
import { subjectsMessages } from "./subjects-messages.ts";
import { createSubjectsModel, type SubjectList } from "./subjects-model.ts";
import { useSubjectDialogs } from "./use-subject-dialogs.ts";

const loadExport = lazy(() => import("./subjects-export.ts"), "createSubjectsExport");

export default function SubjectsScreen() {
  const t = useStore(subjectsMessages);
  const model = useModel(createSubjectsModel);
  const { list, actions } = model;
  const { openForm, openRemoval, openSelectedRemoval, openImport, dialogs } =
    useSubjectDialogs(model);
  return (
    <>
      <RecordsPage
        texts={t}
        icon="book-open"
        list={list}
        onAdd={() => openForm(null)}
        onImport={openImport}
        loadExport={loadExport}
        filters={<KindFilter list={list} />}
        columns={subjectListColumns(t)}
        rowLabel={subjectLabel}
        rowActions={(subject) => [
          { label: t.edit, icon: "pencil", onSelect: () => openForm(subject) },
          ...actions.rowItems(subject, ["remove"], () => openRemoval(subject)),
        ]}
        onOpen={openForm}
        bulkActions={(selected) =>
          actions.selectionItems(["remove"], () => openSelectedRemoval(selected))
        }
      />
      {dialogs}
    </>
  );
}

function KindFilter({ list }: { list: SubjectList }) {
  const t = useStore(subjectsMessages);
  return (
    <FilterSelect
      list={list}
      name="scope"
      label={t.kind}
      all={t.allKinds}
      options={subjectScopes.map((value) => ({ value, label: t[value] }))}
    />
  );
}
