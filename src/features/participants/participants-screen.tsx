// Participants (peserta): the list, and the dialogs that add, change, import, export and delete.
// The export is loaded when one starts, a dialog when it is opened.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../core/format.ts";
import { ListPage } from "../../kit/list/list-page.tsx";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { actionOrder, selectionOrder } from "./participant-actions.ts";
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
        bulkActions={(selected) =>
          actions.selectionItems(selectionOrder, (kind) => act(kind, selected))
        }
        onOpen={openForm}
        add={add}
        actions={
          <>
            <Button icon="trash-2" onClick={openDeleted}>
              {t.deletedOnes}
            </Button>
            <RecordsExportButton list={list} load={loadExport} />
            {importButton}
          </>
        }
        empty={
          <EmptyState
            icon="users"
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
