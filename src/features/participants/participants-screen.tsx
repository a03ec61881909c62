// Participants (peserta): the list, and the dialogs that add, change, import, export and delete.
// The export is loaded when one starts, a dialog when it is opened.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../core/format.ts";
import { SelectionMenu } from "../../kit/actions/selection-menu.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { actionOrder } from "./participant-actions.ts";
import { ParticipantDetail } from "./participant-detail.tsx";
import { ParticipantFilters } from "./participant-filters.tsx";
import { participantListColumns } from "./participants-columns.tsx";
import { participantsMessages } from "./participants-messages.ts";
import { createParticipantsModel } from "./participants-model.ts";
import { useParticipantDialogs } from "./use-participant-dialogs.ts";

const loadExport = async () => (await import("./participants-export.ts")).createParticipantsExport;

export default function ParticipantsScreen() {
  const t = useStore(participantsMessages);
  const model = useModel(createParticipantsModel);
  const { list, actions } = model;
  const { openForm, openImport, openDeleted, act, dialogs } = useParticipantDialogs(model);
  const buttons = (
    <>
      <Button icon="upload" onClick={openImport}>
        {t.import}
      </Button>
      <Button variant="primary" icon="plus" onClick={() => openForm(null)}>
        {t.add}
      </Button>
    </>
  );
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={list}
        searchLabel={t.search}
        filters={<ParticipantFilters model={model} />}
        columns={participantListColumns(t)}
        rowLabel={({ nama }) => nama}
        renderDetail={({ id, version }) => <ParticipantDetail key={`${id}-${version}`} id={id} />}
        rowActions={(item) => [
          { label: t.edit, icon: "pencil", onSelect: () => openForm(item) },
          ...actions.rowItems(item, actionOrder, (kind) =>
            act(kind, { ids: [item.id], name: item.nama }),
          ),
        ]}
        bulkActions={
          <SelectionMenu
            list={list}
            items={(selected) => actions.selectionItems(actionOrder, (kind) => act(kind, selected))}
          />
        }
        onOpen={openForm}
        actions={
          <>
            <Button icon="trash-2" onClick={openDeleted}>
              {t.deletedOnes}
            </Button>
            <RecordsExportButton list={list} load={loadExport} />
            {buttons}
          </>
        }
        empty={
          <EmptyState icon="users" title={t.emptyTitle} actions={buttons}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}
