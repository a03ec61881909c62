// The dialogs of an event's rooms, and what is refreshed after each.
import type { EventRoom, EventRooms } from "../../../../contract/exams/rooms.ts";
import { useDialogs } from "../../../../kit/dialogs/use-dialogs.tsx";
import type { EventRoomsModel } from "../event-rooms-model.ts";

const table = {
  choice: async () => (await import("./rooms-choice-dialog.tsx")).RoomsChoiceDialog,
  room: async () => (await import("./room-form.tsx")).RoomForm,
  use: async () => (await import("./event-room-form.tsx")).EventRoomForm,
  leaving: async () => (await import("./room-leaving-dialog.tsx")).RoomLeavingDialog,
  import: async () => (await import("../sheet/rooms-import-dialog.tsx")).RoomsImportDialog,
  filling: async () => (await import("./filling-dialog.tsx")).FillingDialog,
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
    openUse: (room: EventRoom) => open("use", { event: model.id, room, changed }),
    openLeaving: (room: EventRoom) => open("leaving", { event: model.id, room, changed }),
    openImport: () => open("import", { event: model.id, changed }),
    openFilling: () => open("filling", { model, detail }),
    dialogs,
  };
}
