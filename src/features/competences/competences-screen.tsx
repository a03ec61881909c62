// Competences (kompetensi): the tree as a list, its order, and the dialogs that add, change, import, export and delete.
import { useStore } from "@nanostores/react";
import type { Competence } from "../../contract/competences.ts";
import { formatNumber } from "../../core/format.ts";
import { $subjects } from "./competence-lookups.ts";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { OrderedRows } from "../../kit/ordering/ordered-rows.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Button } from "../../ui/input/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import type { MenuItem } from "../../ui/overlay/popup-menu.tsx";
import { BackToTree, CompetenceFilters } from "./competence-filters.tsx";
import { competenceListColumns } from "./competences-columns.tsx";
import { competencesMessages } from "./competences-messages.ts";
import type { CompetenceTexts } from "./competences-messages.ts";
import { competenceOrder, createCompetencesModel } from "./competences-model.ts";
import type { CompetencesModel } from "./competences-model.ts";
import { useCompetenceDialogs } from "./use-competence-dialogs.ts";
import type { CompetenceDialogs } from "./use-competence-dialogs.ts";

const loadExport = async () => (await import("./competences-export.ts")).createCompetencesExport;

export default function CompetencesScreen() {
  const t = useStore(competencesMessages);
  const model = useModel(createCompetencesModel);
  const { list } = model;
  const query = useStore(list.$query);
  const subjects = useStore($subjects);
  const dialogs = useCompetenceDialogs(model);
  const isTree = query.sort === "tree";
  const importButton = (
    <Button icon="upload" onClick={dialogs.openImport}>
      {t.import}
    </Button>
  );
  const add = (
    <Button
      variant="primary"
      icon="plus"
      onClick={() => dialogs.openForm({ is: "new", subject_id: query.subject_id })}
    >
      {t.add}
    </Button>
  );
  const hasNoSubjects = subjects.status === "ready" && subjects.items.length === 0;
  return (
    <OrderedRows order={competenceOrder(model)} isOn={isTree} $moved={model.$moved}>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={list}
        searchLabel={t.search}
        filters={<CompetenceFilters model={model} />}
        order={<BackToTree list={list} />}
        columns={competenceListColumns(t, isTree)}
        rowLabel={({ kode }) => kode}
        rowActions={(row) => rowActions(row, t, isTree, model, dialogs)}
        onOpen={(competence) => dialogs.openForm({ is: "change", competence })}
        bulkActions={(selected) =>
          model.actions.selectionItems(["remove"], () => dialogs.openSelectedRemoval(selected))
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
            icon="list-tree"
            title={t.emptyTitle}
            actions={
              <>
                {importButton}
                {add}
              </>
            }
          >
            {hasNoSubjects ? t.noSubjects : t.emptyText}
          </EmptyState>
        }
      />
      {dialogs.dialogs}
    </OrderedRows>
  );
}

function rowActions(
  row: Competence,
  t: CompetenceTexts,
  isTree: boolean,
  model: CompetencesModel,
  { openForm, openRemoval }: CompetenceDialogs,
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
      onSelect: () => openForm({ is: "child", parent: row }),
    },
    {
      label: t.edit,
      icon: "pencil",
      onSelect: () => openForm({ is: "change", competence: row }),
    },
    ...model.actions.rowItems(row, ["remove"], () => openRemoval(row)),
  ];
}
