// The screen of majors and of religions: a list of codes and names, and the dialogs that add, change, import and delete.
import { useStore } from "@nanostores/react";
import type { CodedName } from "../../contract/coded-names.ts";
import { formatNumber } from "../../core/format.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { codedNameColumns, codedNameLabel } from "./coded-name-columns.ts";
import type { CodedNameKind, CodedNameTexts } from "./coded-name-kind.ts";
import { codedNameMessages } from "./coded-name-messages.ts";
import { createCodedNameModel } from "./coded-name-model.ts";

const table = {
  form: async () => (await import("./coded-name-form.tsx")).CodedNameForm,
  removal: async () => (await import("./coded-name-removal.tsx")).CodedNameRemoval,
  import: async () => (await import("./coded-name-import-dialog.tsx")).CodedNameImportDialog,
};

type CodedNameScreenProps = { kind: CodedNameKind; words: CodedNameTexts };

export function CodedNameScreen({ kind, words }: CodedNameScreenProps) {
  const t = useStore(codedNameMessages);
  const model = useModel(() => createCodedNameModel(kind, words));
  const { open, dialogs } = useDialogs(table, { words });
  const { list, actions } = model;
  const { title, noun } = words;
  /** Null: a new one. */
  const openForm = (row: CodedName | null) => {
    const changed = (saved: CodedName) =>
      model.saved(t.saved({ title, label: codedNameLabel(saved) }));
    open("form", { kind, row, changed });
  };
  const openImport = () =>
    open("import", { kind, onClose: (hasImported) => void (hasImported && model.changed()) });
  const importButton = (
    <Button icon="upload" onClick={openImport}>
      {t.import}
    </Button>
  );
  const add = (
    <Button variant="primary" icon="plus" onClick={() => openForm(null)}>
      {t.add({ noun })}
    </Button>
  );
  return (
    <>
      <ListPage
        title={title}
        countLabel={(total) => t.count({ n: formatNumber(total), noun })}
        add={add}
        actions={
          <>
            <RecordsExportButton
              list={list}
              load={async () => {
                const { createCodedNameExport } = await import("./coded-name-export.ts");
                return (shown) => createCodedNameExport(kind, shown);
              }}
            />
            {importButton}
          </>
        }
        list={list}
        searchLabel={t.search}
        columns={codedNameColumns(t)}
        rowLabel={codedNameLabel}
        rowActions={(row) => [
          { label: t.edit, icon: "pencil", onSelect: () => openForm(row) },
          ...actions.rowItems(row, ["remove"], () =>
            open("removal", { model, target: { ids: [row.id], name: codedNameLabel(row) }, row }),
          ),
        ]}
        onOpen={openForm}
        bulkActions={(target) =>
          actions.selectionItems(["remove"], () => open("removal", { model, target }))
        }
        empty={
          <EmptyState
            icon={kind.icon}
            title={t.empty({ noun })}
            actions={
              <>
                {importButton}
                {add}
              </>
            }
          >
            {words.emptyHint}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}
