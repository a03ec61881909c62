// The screen of majors and of religions: a list of codes and names, and the dialogs that add, change, import and delete.
import { useStore } from "@nanostores/react";
import { lazy } from "../../core/on-demand/lazy.ts";
import type { CodedName } from "../../contract/coded-names.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import { RecordsPage } from "../../kit/sheet-export/records-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { codedNameColumns, codedNameLabel } from "./coded-name-columns.ts";
import type { CodedNameKind, CodedNameTexts } from "./coded-name-kind.ts";
import { codedNameMessages } from "./coded-name-messages.ts";
import { createCodedNameModel } from "./coded-name-model.ts";

const table = {
  form: lazy(() => import("./coded-name-form.tsx"), "CodedNameForm"),
  removal: lazy(() => import("./coded-name-removal.tsx"), "CodedNameRemoval"),
  import: {
    onDemand: lazy(() => import("./coded-name-import-dialog.tsx"), "CodedNameImportDialog"),
  },
};

const loadExport = lazy(() => import("./coded-name-export.ts"), "createCodedNameExport");

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
  const texts = {
    title,
    count: ({ count }: { count: string }) => t.count({ n: count, noun }),
    search: t.search,
    add: t.add({ noun }),
    emptyTitle: t.empty({ noun }),
    emptyText: words.emptyHint,
  };
  return (
    <>
      <RecordsPage
        texts={texts}
        icon={kind.icon}
        onAdd={() => openForm(null)}
        onImport={() =>
          open("import", { kind, onClose: (hasImported) => void (hasImported && model.changed()) })
        }
        loadExport={async () => {
          const createCodedNameExport = await loadExport();
          return (list) => createCodedNameExport(kind, list);
        }}
        list={list}
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
      />
      {dialogs}
    </>
  );
}
