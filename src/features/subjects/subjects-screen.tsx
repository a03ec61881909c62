// Subjects (matpel): the list, and the dialogs that add, change, import, export and delete.
// The export is loaded when one starts, the import when it is opened.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { ComponentType } from "react";
import { subjectScopes } from "../../contract/subjects.ts";
import type { Subject, SubjectScope } from "../../contract/subjects.ts";
import { formatNumber } from "../../core/format.ts";
import { reportError } from "../../core/notices.ts";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Button } from "../../ui/input/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { SubjectForm } from "./subject-form.tsx";
import { SubjectRemoval } from "./subject-removal.tsx";
import { subjectListColumns } from "./subjects-columns.tsx";
import { subjectsMessages } from "./subjects-messages.ts";
import { createSubjectsModel } from "./subjects-model.ts";
import type { SubjectList, SubjectsModel } from "./subjects-model.ts";

type ImportDialog = ComponentType<{ onClose(hasImported: boolean): void }>;
type OpenDialog =
  | { is: "form"; subject: Subject | null }
  | { is: "removal"; ids: readonly string[]; subject?: Subject }
  | { is: "import"; Import: ImportDialog };

const loadExport = async () => (await import("./subjects-export.ts")).createSubjectsExport;

export default function SubjectsScreen() {
  const t = useStore(subjectsMessages);
  const model = useModel(createSubjectsModel);
  const selected = useStore(model.list.$selected);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const edit = (subject: Subject) => setDialog({ is: "form", subject });
  const openImport = () => {
    import("./subjects-import-dialog.tsx")
      .then((chunk) => setDialog({ is: "import", Import: chunk.SubjectsImportDialog }))
      .catch(reportError);
  };
  const buttons = (
    <>
      <Button icon="upload" onClick={openImport}>
        {t.import}
      </Button>
      <Button
        variant="primary"
        icon="plus"
        onClick={() => setDialog({ is: "form", subject: null })}
      >
        {t.add}
      </Button>
    </>
  );
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={model.list}
        searchLabel={t.search}
        filters={<KindFilter list={model.list} />}
        columns={subjectListColumns(t)}
        rowLabel={({ kode, nama }) => `${kode} — ${nama}`}
        rowActions={(subject) => [
          { label: t.edit, icon: "pencil", onSelect: () => edit(subject) },
          {
            label: t.remove,
            icon: "trash-2",
            danger: true,
            onSelect: () => setDialog({ is: "removal", ids: [subject.id], subject }),
          },
        ]}
        onOpen={edit}
        bulkActions={
          <Button
            size="s"
            variant="danger"
            icon="trash-2"
            onClick={() => setDialog({ is: "removal", ids: [...selected] })}
          >
            {t.removeSelected}
          </Button>
        }
        actions={
          <>
            <RecordsExportButton list={model.list} load={loadExport} />
            {buttons}
          </>
        }
        empty={
          <EmptyState icon="book-open" title={t.emptyTitle} actions={buttons}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialog && <SubjectDialog dialog={dialog} model={model} onClose={() => setDialog(null)} />}
    </>
  );
}

type SubjectDialogProps = { dialog: OpenDialog; model: SubjectsModel; onClose(): void };

function SubjectDialog({ dialog, model, onClose }: SubjectDialogProps) {
  if (dialog.is === "form") {
    return <SubjectForm subject={dialog.subject} onSaved={model.saved} onClose={onClose} />;
  }
  if (dialog.is === "removal")
    return <SubjectRemoval model={model} {...dialog} onClose={onClose} />;
  return (
    <dialog.Import
      onClose={(hasImported) => {
        onClose();
        if (hasImported) void model.changed();
      }}
    />
  );
}

function KindFilter({ list }: { list: SubjectList }) {
  const t = useStore(subjectsMessages);
  const { scope } = useStore(list.$query);
  return (
    <Select
      aria-label={t.kind}
      placeholder={t.allKinds}
      options={subjectScopes.map((value) => ({ value, label: t[value] }))}
      value={scope}
      onChange={(value) => list.filter("scope", value as SubjectScope | "")}
    />
  );
}
