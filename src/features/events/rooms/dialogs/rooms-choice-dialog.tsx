// The school's rooms: which of them the event is to use, and the place where they are changed and deleted.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import { bulkBatchSize } from "../../../../contract/calls/list-fields.ts";
import {
  deleteRooms,
  getEventRooms,
  listRooms,
  takeEventRooms,
  type Room,
} from "../../../../contract/exams/rooms.ts";
import { call } from "../../../../core/api.ts";
import { formatNumber } from "../../../../core/format.ts";
import { notify } from "../../../../core/notices.ts";
import { ConfirmDialog } from "../../../../kit/dialogs/confirm-dialog.tsx";
import { recordMessages } from "../../../../kit/record/record-messages.ts";
import { failureText } from "../../../../kit/failed-message.ts";
import { createDetail } from "../../../../kit/record/create-detail.ts";
import { DetailView } from "../../../../kit/record/detail-view.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Checkbox } from "../../../../ui/choice/checkbox.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { SearchInput } from "../../../../ui/input/search-input.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { Menu } from "../../../../ui/overlay/popup-menu.tsx";
import { roomFormMessages } from "./room-form-messages.ts";
import css from "./rooms-choice-dialog.module.css";

type RoomsChoiceDialogProps = {
  event: string;
  changed(): void;
  /** Null: a new one. */
  openRoom(id: string | null): void;
  onClose(): void;
};

type Choosable = Room & { isUsed: boolean };

async function loadRooms(event: string, signal: AbortSignal): Promise<Choosable[]> {
  const [{ items }, { rooms }] = await Promise.all([
    call(listRooms, {}, { signal }),
    call(getEventRooms, { id: event }, { signal }),
  ]);
  const used = new Set(rooms.map(({ room_id: id }) => id));
  return items.map((room) => ({ ...room, isUsed: used.has(room.id) }));
}

export function RoomsChoiceDialog({ event, changed, openRoom, onClose }: RoomsChoiceDialogProps) {
  const t = useStore(roomFormMessages);
  const model = useModel(() => createDetail((signal) => loadRooms(event, signal)));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [removing, setRemoving] = useState<Room | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const take = async () => {
    try {
      await takeRooms(event, [...ticked]);
      changed();
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  const count = ticked.size;
  return (
    <>
      {removing && (
        <RoomRemoval
          room={removing}
          changed={() => {
            void model.refresh();
            changed();
          }}
          onClose={() => setRemoving(null)}
        />
      )}
      <Dialog
        title={t.chooseTitle}
        size="m"
        closeLabel={t.close}
        onClose={onClose}
        footer={
          <>
            <Button icon="plus" onClick={() => openRoom(null)}>
              {t.newRoom}
            </Button>
            <Button variant="primary" disabled={count === 0} onClick={() => void take()}>
              {count === 0 ? t.useNone : t.use({ n: formatNumber(count) })}
            </Button>
          </>
        }
      >
        {failure !== null && <p role="alert">{failureText(failure)}</p>}
        <DetailView model={model} texts={t}>
          {(rooms) => (
            <Rooms
              rooms={rooms}
              ticked={ticked}
              setTicked={setTicked}
              onEdit={(room) => openRoom(room.id)}
              onRemove={setRemoving}
            />
          )}
        </DetailView>
      </Dialog>
    </>
  );
}

/** @throws ServerError */
async function takeRooms(event: string, ids: readonly string[]): Promise<void> {
  await call(takeEventRooms, { id: event, room_ids: ids.slice(0, bulkBatchSize) });
  const body = roomFormMessages.get().took({ n: formatNumber(ids.length) });
  notify(responseCodes.success, recordMessages.get().saved, body);
}

type RoomsProps = {
  rooms: readonly Choosable[];
  ticked: ReadonlySet<string>;
  setTicked(ids: ReadonlySet<string>): void;
  onEdit(room: Room): void;
  onRemove(room: Room): void;
};

function Rooms({ rooms, ticked, setTicked, onEdit, onRemove }: RoomsProps) {
  const t = useStore(roomFormMessages);
  const [search, setSearch] = useState("");
  if (rooms.length === 0) return <p>{t.nothing}</p>;
  const wanted = search.trim().toLowerCase();
  const found = rooms.filter(({ kode, nama, lokasi }) =>
    `${kode} ${nama} ${lokasi}`.toLowerCase().includes(wanted),
  );
  const free = found.filter(({ isUsed }) => !isUsed);
  const tick = (ids: readonly string[], on: boolean) => {
    const next = new Set(ticked);
    for (const id of ids)
      if (on) next.add(id);
      else next.delete(id);
    setTicked(next);
  };
  const isAll = free.length > 0 && free.every(({ id }) => ticked.has(id));
  return (
    <div data-searched>
      <SearchInput
        value={search}
        onChange={setSearch}
        label={t.search}
        placeholder={t.search}
        clearLabel={t.clearSearch}
      />
      {free.length > 1 && (
        <Checkbox
          className={css.all}
          label={t.selectAll({ n: formatNumber(free.length) })}
          checked={isAll}
          indeterminate={!isAll && free.some(({ id }) => ticked.has(id))}
          onChange={(on) =>
            tick(
              free.map(({ id }) => id),
              on,
            )
          }
        />
      )}
      {found.length === 0 && <p>{t.notFound}</p>}
      <ul className={css.rooms}>
        {found.map((room) => (
          <RoomItem
            key={room.id}
            room={room}
            isTicked={ticked.has(room.id)}
            onTick={(on) => tick([room.id], on)}
            onEdit={() => onEdit(room)}
            onRemove={() => onRemove(room)}
          />
        ))}
      </ul>
    </div>
  );
}

type RoomItemProps = {
  room: Choosable;
  isTicked: boolean;
  onTick(on: boolean): void;
  onEdit(): void;
  onRemove(): void;
};

function RoomItem({ room, isTicked, onTick, onEdit, onRemove }: RoomItemProps) {
  const t = useStore(roomFormMessages);
  const { kode, nama, kapasitas, lokasi, isUsed } = room;
  const facts = [t.roomSeats({ n: kapasitas }), lokasi, isUsed ? t.used : ""];
  return (
    <li>
      <Checkbox
        label={`${kode} · ${nama}`}
        hint={facts.filter((part) => part !== "").join(" · ")}
        checked={isUsed || isTicked}
        disabled={isUsed}
        onChange={onTick}
      />
      <Menu
        label={t.actionsOf({ room: kode })}
        items={[
          { label: t.edit, icon: "pencil", onSelect: onEdit },
          { label: t.remove, icon: "trash", danger: true, onSelect: onRemove },
        ]}
      />
    </li>
  );
}

function RoomRemoval({ room, changed, onClose }: { room: Room; changed(): void; onClose(): void }) {
  const t = useStore(roomFormMessages);
  const remove = async () => {
    const { results } = await call(deleteRooms, { ids: [room.id] });
    const refused = results.find(({ outcome }) => outcome === "refused");
    if (refused) notify(responseCodes.conflict, t.refused, refused.reason ?? "");
    else {
      notify(responseCodes.success, recordMessages.get().saved, t.removed({ room: room.kode }));
      changed();
    }
  };
  return (
    <ConfirmDialog
      title={t.removeTitle({ room: room.kode })}
      confirmLabel={t.remove}
      danger
      onConfirm={remove}
      onClose={onClose}
    >
      {t.removeText}
    </ConfirmDialog>
  );
}
