// Subjects (matpel): the list, and the dialogs that add, change, import, export and delete.
import { useStore } from "@nanostores/react";
import { subjectScopes } from "../../contract/subjects.ts";
import { formatNumber } from "../../core/format.ts";
import { FilterSelect } from "../../kit/list/filter-select.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { subjectLabel, subjectListColumns } from "./subjects-columns.tsx";
import { subjectsMessages } from "./subjects-messages.ts";
import { createSubjectsModel } from "./subjects-model.ts";
import type { SubjectList } from "./subjects-model.ts";
import { useSubjectDialogs } from "./use-subject-dialogs.ts";

const loadExport = async () => (await import("./subjects-export.ts")).createSubjectsExport;

export default function SubjectsScreen() {
  const t = useStore(subjectsMessages);
  const model = useModel(createSubjectsModel);
  const { list, actions } = model;
  const { openForm, openRemoval, openSelectedRemoval, openImport, dialogs } =
    useSubjectDialogs(model);
  const importButton = (
    <Button icon="upload" onClick={openImport}>
      {t.import}
    </Button>
  );
  const add = (
    <Button variant="primary" icon="plus" onClick={() => openForm(null)}>
      {t.add}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={list}
        searchLabel={t.search}
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
        add={add}
        actions={
          <>
            <RecordsExportButton list={list} load={loadExport} />
            {importButton}
          </>
        }
        empty={
          <EmptyState
            icon="book-open"
            title={t.emptyTitle}
            actions={
              <>
                {importButton}
                {add}
              </>
            }
          >
            {t.emptyText}
          </EmptyState>
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
