// The import wizard as an event's rooms use it; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import type { RoomSheetPlan } from "../../../../contract/exams/room-sheets.ts";
import { templateFiles, templatesPath } from "../../../../contract/templates.ts";
import { formatNumber } from "../../../../core/format.ts";
import { ImportWizard } from "../../../../kit/sheet-import/import-wizard.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { createRoomsImport } from "./rooms-import.ts";
import { roomsImportMessages } from "./rooms-import-messages.ts";
import { RoomsPlan } from "./rooms-plan.tsx";

type RoomsImportDialogProps = { event: string; changed(): void; onClose(): void };

export function RoomsImportDialog({ event, changed, onClose }: RoomsImportDialogProps) {
  const t = useStore(roomsImportMessages);
  const model = useModel(() => createRoomsImport(event));
  const view = useStore(model.$view);
  return (
    <ImportWizard
      model={model.wizard}
      title={t.title}
      noun={t.noun}
      template={{ address: templatesPath + templateFiles.rooms }}
      plan={{
        body: view && <RoomsPlan view={view} onFollow={model.follow} />,
        saveLabel: view ? saveLabel(view.plan, t) : t.saveRooms,
        canSave: view?.canSave ?? false,
      }}
      figuresOf={({ created, updated, skipped, ...rooms }) => [
        { term: t.given, value: created },
        { term: t.moved, value: updated },
        { term: t.stayed, value: skipped },
        ...[
          { term: t.roomsNew, value: rooms.rooms_new },
          { term: t.roomsTaken, value: rooms.rooms_taken },
          { term: t.roomsChanged, value: rooms.rooms_changed },
          { term: t.proctorsChanged, value: rooms.proctors_changed },
        ].filter(({ value }) => value > 0),
      ]}
      onClose={(hasImported: boolean) => {
        if (hasImported) changed();
        onClose();
      }}
    />
  );
}

/** By what the person came for: seats, else rooms, else proctors alone. */
function saveLabel(
  { seats, proctors, rooms }: RoomSheetPlan,
  t: ReturnType<typeof roomsImportMessages.get>,
): string {
  if (seats.length > 0) return t.save({ n: formatNumber(seats.length) });
  const isProctorsAlone = proctors.length > 0 && rooms.every(({ state }) => state === "used");
  return isProctorsAlone ? t.saveProctors({ n: formatNumber(proctors.length) }) : t.saveRooms;
}
