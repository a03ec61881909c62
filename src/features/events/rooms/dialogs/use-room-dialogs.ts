// The dialogs of an event's rooms, and what is refreshed after each.
import { lazy } from "../../../../core/on-demand/lazy.ts";
import type { EventRoom, EventRooms } from "../../../../contract/exams/rooms.ts";
import { useDialogs } from "../../../../kit/dialogs/use-dialogs.tsx";
import type { EventRoomsModel } from "../event-rooms-model.ts";

const table = {
  choice: lazy(() => import("./rooms-choice-dialog.tsx"), "RoomsChoiceDialog"),
  room: lazy(() => import("./room-form.tsx"), "RoomForm"),
  use: { onDemand: lazy(() => import("./event-room-form.tsx"), "EventRoomForm") },
  leaving: lazy(() => import("./room-leaving-dialog.tsx"), "RoomLeavingDialog"),
  import: { onDemand: lazy(() => import("../sheet/rooms-import-dialog.tsx"), "RoomsImportDialog") },
  proctors: {
    onDemand: lazy(() => import("../proctors/proctors-change-dialog.tsx"), "ProctorsChangeDialog"),
  },
  filling: lazy(() => import("./filling-dialog.tsx"), "FillingDialog"),
};

export type RoomDialogs = ReturnType<typeof useRoomDialogs>;

export function useRoomDialogs(model: EventRoomsModel, detail: EventRooms) {
  const { open, dialogs } = useDialogs(table, {});
  const changed = () => void model.refresh();
  const openRoom = (id: string | null, back?: () => void) =>
    open("room", { id, event: model.id, changed, ...(back ? { onClose: back } : {}) });
  const openChoice = () =>
    open("choice", {
      event: model.id,
      changed,
      openRoom: (id: string | null) => openRoom(id, id === null ? undefined : openChoice),
    });
  return {
    openChoice,
    openRoom: (id: string) => openRoom(id),
    openUse: (room: EventRoom) => open("use", { event: model.id, room, times: detail, changed }),
    openLeaving: (room: EventRoom) => open("leaving", { event: model.id, room, changed }),
    openImport: () => open("import", { event: model.id, changed }),
    openProctors: (rooms: readonly EventRoom[]) =>
      open("proctors", { event: model.id, rooms, times: detail, changed }),
    openFilling: () => open("filling", { model, detail }),
    dialogs,
  };
}
