// Competences (kompetensi): the tree as a list, its order, and the dialogs that add, change, import, export and delete.
import { useStore } from "@nanostores/react";
import { lazy } from "../../core/on-demand/lazy.ts";
import type { Competence } from "../../contract/competences.ts";
import { $subjects } from "./competence-lookups.ts";
import { RecordsPage } from "../../kit/sheet-export/records-page.tsx";
import { OrderedRows } from "../../kit/ordering/ordered-rows.tsx";
import { useModel } from "../../kit/use-model.ts";
import type { MenuItem } from "../../ui/overlay/popup-menu.tsx";
import { BackToTree, CompetenceFilters } from "./competence-filters.tsx";
import { competenceListColumns } from "./competences-columns.tsx";
import { competencesMessages, type CompetenceTexts } from "./competences-messages.ts";
import {
  competenceOrder,
  createCompetencesModel,
  type CompetencesModel,
} from "./competences-model.ts";
import { useCompetenceDialogs, type CompetenceDialogs } from "./use-competence-dialogs.ts";

const loadExport = lazy(() => import("./competences-export.ts"), "createCompetencesExport");

export default function CompetencesScreen() {
  const t = useStore(competencesMessages);
  const model = useModel(createCompetencesModel);
  const { list } = model;
  const query = useStore(list.$query);
  const subjects = useStore($subjects);
  const dialogs = useCompetenceDialogs(model);
  const isTree = query.sort === "tree";
  const hasNoSubjects = subjects.status === "ready" && subjects.items.length === 0;
  return (
    <OrderedRows order={competenceOrder(model)} isOn={isTree} $moved={model.$moved}>
      <RecordsPage
        texts={{ ...t, emptyText: hasNoSubjects ? t.noSubjects : t.emptyText }}
        icon="list-tree"
        list={list}
        onAdd={() => dialogs.openForm({ is: "new", subject_id: query.subject_id })}
        onImport={dialogs.openImport}
        loadExport={loadExport}
        filters={<CompetenceFilters model={model} />}
        order={<BackToTree list={list} />}
        columns={competenceListColumns(t, isTree)}
        rowLabel={({ kode }) => kode}
        rowActions={(row) => rowActions(row, t, isTree, model, dialogs)}
        onOpen={(competence) => dialogs.openForm({ is: "change", competence })}
        bulkActions={(selected) =>
          model.actions.selectionItems(["remove"], () => dialogs.openSelectedRemoval(selected))
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
