// Competences (kompetensi): the tree as a list, its order, and the dialogs that add, change, import, export and delete.
// The export is loaded when one starts, the import when it is opened.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { Competence } from "../../contract/competences.ts";
import { formatNumber } from "../../core/format.ts";
import { $subjects } from "./competence-lookups.ts";
import { reportError } from "../../core/notices.ts";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { OrderedRows } from "../../kit/ordering/ordered-rows.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Button } from "../../ui/input/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import type { MenuItem } from "../../ui/overlay/menu.tsx";
import { CompetenceDialog } from "./competence-dialog.tsx";
import type { OpenDialog } from "./competence-dialog.tsx";
import { CompetenceFilters } from "./competence-filters.tsx";
import { competenceListColumns } from "./competences-columns.tsx";
import { competencesMessages } from "./competences-messages.ts";
import type { CompetenceTexts } from "./competences-messages.ts";
import { competenceOrder, createCompetencesModel } from "./competences-model.ts";
import type { CompetencesModel } from "./competences-model.ts";

const loadExport = async () => (await import("./competences-export.ts")).createCompetencesExport;

export default function CompetencesScreen() {
  const t = useStore(competencesMessages);
  const model = useModel(createCompetencesModel);
  const { list } = model;
  const query = useStore(list.$query);
  const selected = useStore(list.$selected);
  const subjects = useStore($subjects);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const isTree = query.sort === "tree";
  const openImport = () => {
    import("./competences-import-dialog.tsx")
      .then((chunk) => setDialog({ is: "import", Import: chunk.CompetencesImportDialog }))
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
        onClick={() =>
          setDialog({ is: "form", start: { is: "new", subject_id: query.subject_id } })
        }
      >
        {t.add}
      </Button>
    </>
  );
  const edit = (competence: Competence) =>
    setDialog({ is: "form", start: { is: "change", competence } });
  const hasNoSubjects = subjects.status === "ready" && subjects.items.length === 0;
  return (
    <OrderedRows order={competenceOrder(model)} isOn={isTree} $moved={model.$moved}>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={list}
        searchLabel={t.search}
        filters={<CompetenceFilters model={model} />}
        columns={competenceListColumns(t, isTree)}
        rowLabel={({ kode }) => kode}
        rowActions={(row) => rowActions(row, t, isTree, model, setDialog)}
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
            <RecordsExportButton list={list} load={loadExport} />
            {buttons}
          </>
        }
        empty={
          <EmptyState icon="list-tree" title={t.emptyTitle} actions={buttons}>
            {hasNoSubjects ? t.noSubjects : t.emptyText}
          </EmptyState>
        }
      />
      {dialog && <CompetenceDialog dialog={dialog} model={model} onClose={() => setDialog(null)} />}
    </OrderedRows>
  );
}

function rowActions(
  row: Competence,
  t: CompetenceTexts,
  isTree: boolean,
  model: CompetencesModel,
  open: (dialog: OpenDialog) => void,
): readonly MenuItem[] {
  const order: readonly MenuItem[] = [
    {
      label: t.up,
      icon: "arrow-up",
      disabled: row.place === 1,
      onSelect: () => void model.move(row, { move: "up" }),
    },
    {
      label: t.down,
      icon: "arrow-down",
      disabled: row.place === row.sibling_count,
      onSelect: () => void model.move(row, { move: "down" }),
    },
    "line",
  ];
  return [
    ...(isTree ? order : []),
    {
      label: t.addChild,
      icon: "plus",
      onSelect: () => open({ is: "form", start: { is: "child", parent: row } }),
    },
    {
      label: t.edit,
      icon: "pencil",
      onSelect: () => open({ is: "form", start: { is: "change", competence: row } }),
    },
    {
      label: t.remove,
      icon: "trash-2",
      danger: true,
      onSelect: () => open({ is: "removal", ids: [row.id], competence: row }),
    },
  ];
}
