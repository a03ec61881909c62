// Participants (peserta): the list, and the dialogs that add, change, import, export and delete.
// The export is loaded when one starts; what the dialogs need, when one is opened.
import { useStore } from "@nanostores/react";
import type { Participant } from "../../contract/participants.ts";
import { formatNumber } from "../../core/format.ts";
import { reportError } from "../../core/notices.ts";
import { ExportButton } from "../../kit/sheet-export/export-button.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Button } from "../../ui/input/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Menu } from "../../ui/overlay/menu.tsx";
import { actionItems, isInstant, noInput, runForOne } from "./participant-actions.ts";
import type { ActionKind, Target } from "./participant-actions.ts";
import { ParticipantDetail } from "./participant-detail.tsx";
import { useParticipantDialogs } from "./participant-dialogs.tsx";
import { ParticipantFilters } from "./participant-filters.tsx";
import { participantListColumns } from "./participants-columns.tsx";
import { participantsMessages } from "./participants-messages.ts";
import { createParticipantsModel } from "./participants-model.ts";
import type { ParticipantsModel } from "./participants-model.ts";

export default function ParticipantsScreen() {
  const t = useStore(participantsMessages);
  const model = useModel(createParticipantsModel);
  const { list } = model;
  const { open, dialogs } = useParticipantDialogs(model);
  const act = (kind: ActionKind, target: Target) => {
    if (target.ids.length === 1 && isInstant(kind)) {
      runForOne(model, kind, target, noInput).catch(reportError);
    } else open({ is: "action", kind, target });
  };
  const edit = (participant: Participant) => open({ is: "form", participant });
  const buttons = (
    <>
      <Button icon="upload" onClick={() => open({ is: "import" })}>
        {t.import}
      </Button>
      <Button variant="primary" icon="plus" onClick={() => open({ is: "form", participant: null })}>
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
          { label: t.edit, icon: "pencil", onSelect: () => edit(item) },
          ...actionItems(item.status, t, (kind) => act(kind, { ids: [item.id], name: item.nama })),
        ]}
        bulkActions={<BulkActions model={model} onAct={act} />}
        onOpen={edit}
        actions={
          <>
            <ParticipantsExportButton model={model} />
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

type BulkActionsProps = {
  model: ParticipantsModel;
  onAct(kind: ActionKind, target: Target): void;
};

function BulkActions({ model, onAct }: BulkActionsProps) {
  const t = useStore(participantsMessages);
  const ids = [...useStore(model.list.$selected)];
  const items = actionItems(null, t, (kind) => onAct(kind, { ids, name: null }));
  return <Menu label={t.actions} text={t.actions} variant="secondary" items={items} />;
}

function ParticipantsExportButton({ model: { list } }: { model: ParticipantsModel }) {
  const state = useStore(list.$state);
  const selected = useStore(list.$selected);
  const total = state.status === "ready" ? state.page.total : 0;
  const load = async () => {
    const { createParticipantsExport } = await import("./participants-export.ts");
    return createParticipantsExport(list);
  };
  return <ExportButton loadExport={load} total={total} selected={selected} />;
}
