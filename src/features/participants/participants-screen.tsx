// Participants (peserta): the list, and the dialogs that add, change, import, export and delete.
// The export is loaded when one starts, a dialog when it is opened.
import { namedParticipant } from "../../domain/people/named-participant.ts";
import { useStore } from "@nanostores/react";
import { lazy } from "../../core/on-demand/lazy.ts";
import { RecordsPage } from "../../kit/sheet-export/records-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Button } from "../../ui/input/button.tsx";
import { actionOrder, selectionOrder } from "./participant-actions.ts";
import { ParticipantDetail } from "./participant-detail.tsx";
import { ParticipantFilters } from "./participant-filters.tsx";
import { participantListColumns } from "./participants-columns.tsx";
import { usePhotoDialogs } from "./photos/use-photo-dialogs.ts";
import { participantsMessages } from "./participants-messages.ts";
import { createParticipantsModel } from "./participants-model.ts";
import { useParticipantDialogs } from "./use-participant-dialogs.ts";

const loadExport = lazy(() => import("./participants-export.ts"), "createParticipantsExport");

export default function ParticipantsScreen() {
  const t = useStore(participantsMessages);
  const model = useModel(createParticipantsModel);
  const { list, actions } = model;
  const show = useParticipantDialogs(model);
  const photos = usePhotoDialogs(model);
  return (
    <>
      <RecordsPage
        texts={t}
        icon="users"
        list={list}
        onAdd={() => show.openForm(null)}
        onImport={show.openImport}
        loadExport={loadExport}
        filters={<ParticipantFilters model={model} />}
        columns={participantListColumns(t)}
        rowLabel={namedParticipant}
        renderDetail={({ id, version, foto }) => (
          <ParticipantDetail key={`${id}-${version}-${foto}`} id={id} />
        )}
        rowActions={(item) => [
          { label: t.edit, icon: "pencil", onSelect: () => show.openForm(item) },
          { label: t.photo, icon: "image", onSelect: () => photos.openPhotos(item) },
          ...actions.rowItems(item, actionOrder, (kind) =>
            show.act(kind, { ids: [item.id], name: namedParticipant(item) }),
          ),
        ]}
        bulkActions={(selected) =>
          actions.selectionItems(selectionOrder, (kind) => show.act(kind, selected))
        }
        onOpen={show.openForm}
        actions={
          <>
            <Button icon="trash" onClick={show.openDeleted}>
              {t.deletedOnes}
            </Button>
            <Button icon="image" onClick={() => photos.openPhotos(null)}>
              {t.importPhotos}
            </Button>
          </>
        }
      />
      {show.dialogs}
      {photos.dialogs}
    </>
  );
}
