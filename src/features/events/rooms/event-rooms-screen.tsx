// Rooms of one event (event.room): its rooms with how full they are, the seats of the one that is opened, and who has none.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { EventRooms } from "../../../contract/exams/rooms.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { reportError } from "../../../core/notices.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import { BackLink } from "../../../kit/ways-back/back-link.tsx";
import { listMessages } from "../../../kit/list/list-messages.ts";
import { OpenedRecord } from "../../../kit/record/opened-record.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { useRoute } from "../../../kit/use-route.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { eventRoomsMessages } from "./event-rooms-messages.ts";
import { createEventRoomsModel, type EventRoomsModel } from "./event-rooms-model.ts";
import { resolveOpened } from "./seat-moves-state.ts";
import css from "./event-rooms-screen.module.css";
import { RoomPanel } from "./room-panel.tsx";
import { EventRoomsList } from "./event-rooms-list.tsx";
import { useRoomDialogs, type RoomDialogs } from "./dialogs/use-room-dialogs.ts";

export default function EventRoomsScreen() {
  const t = useStore(eventRoomsMessages);
  const { id } = useRoute("event.room");
  const model = useModel(() => createEventRoomsModel(id));
  return (
    <OpenedRecord
      model={{ $state: model.$rooms, retry: model.retry }}
      title={t.title}
      texts={t}
      backTo={href("event", {}, { id: model.id })}
    >
      {(detail) => <Rooms model={model} detail={detail} />}
    </OpenedRecord>
  );
}

type RoomsProps = { model: EventRoomsModel; detail: EventRooms };

function Rooms({ model, detail }: RoomsProps) {
  const t = useStore(eventRoomsMessages);
  const dialogs = useRoomDialogs(model, detail);
  useUndoKey(model);
  const { rooms } = detail;
  return (
    <div className={css.page}>
      <Head model={model} detail={detail} dialogs={dialogs} />
      {detail.proctor_clashes.length + detail.duty_faults.length > 0 && (
        <LazyComponent load={loadNotices} props={{ detail }} isOptional />
      )}
      {rooms.length === 0 ? (
        <EmptyState
          icon="school"
          title={t.emptyTitle}
          actions={
            <Button icon="plus" variant="primary" onClick={dialogs.openChoice}>
              {t.add}
            </Button>
          }
        >
          {t.emptyText}
        </EmptyState>
      ) : (
        <Work model={model} detail={detail} dialogs={dialogs} />
      )}
      {dialogs.dialogs}
    </div>
  );
}

/** Beside an opened room a phone has no room for what is done to all of them. */
function Head({ model, detail, dialogs }: RoomsProps & { dialogs: RoomDialogs }) {
  const t = useStore(eventRoomsMessages);
  const listT = useStore(listMessages);
  const { roomId } = useStore(model.$opened);
  const isPhone = usePhone();
  const { rooms, sessions, event } = detail;
  const title = t.titleOf({ event: event.nama });
  if (isPhone && roomId !== null) return <PageHeader title={title} />;
  return (
    <PageHeader title={title} count={<Summary {...detail} />}>
      <BackLink to={href("event", {}, { id: model.id })}>{t.back}</BackLink>
      <Menu
        label={listT.more}
        size="m"
        items={[
          { label: listT.import, icon: "upload", onSelect: dialogs.openImport },
          { label: t.export, icon: "download", onSelect: () => saveSheet(event.id) },
        ]}
      />
      {rooms.length > 0 && (
        <Button icon="sparkles" disabled={sessions.length === 0} onClick={dialogs.openFilling}>
          {t.fill}
        </Button>
      )}
      <Button icon="plus" variant="primary" onClick={dialogs.openChoice}>
        {t.add}
      </Button>
    </PageHeader>
  );
}

const loadNotices = lazy(() => import("./proctors/proctors-notices.tsx"), "ProctorsNotices");
const loadExportRooms = lazy(() => import("./sheet/rooms-export.ts"), "exportRooms");

function saveSheet(event: string): void {
  loadForAction(loadExportRooms)
    .then((exportRooms) => exportRooms(event))
    .catch(reportError);
}

/** Side by side; on a phone one after the other. */
function Work({ model, detail, dialogs }: RoomsProps & { dialogs: RoomDialogs }) {
  const opened = useStore(model.$opened);
  const isPhone = usePhone();
  const { room, sesi } = resolveOpened(detail, opened);
  const isRoomAlone = isPhone && opened.roomId !== null;
  const isListAlone = isPhone && opened.roomId === null;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className={css.two}>
      {!isRoomAlone && (
        <EventRoomsList
          model={model}
          detail={detail}
          sesi={sesi}
          openedId={isListAlone ? null : (room?.room_id ?? null)}
          ticked={ticked}
          setTicked={setTicked}
          onProctors={dialogs.openProctors}
        />
      )}
      {!isListAlone && room && (
        <RoomPanel model={model} detail={detail} room={room} sesi={sesi} dialogs={dialogs} />
      )}
    </div>
  );
}

function Summary({ rooms, sessions }: EventRooms) {
  const t = useStore(eventRoomsMessages);
  if (rooms.length === 0) return null;
  const seats = rooms.reduce((sum, { kapasitas }) => sum + kapasitas, 0);
  const left = sessions.reduce((sum, { unseated }) => sum + unseated, 0);
  return (
    <>
      {t.summary({ rooms: formatNumber(rooms.length), seats: formatNumber(seats) })}
      {sessions.length > 0 && (
        <>
          {" · "}
          {left > 0 ? (
            <strong className={css.bad}>{t.unplacedSum({ n: formatNumber(left) })}</strong>
          ) : (
            t.allPlaced
          )}
        </>
      )}
    </>
  );
}

/** Ctrl+Z, unless it is the text of an input that is to be taken back. */
function useUndoKey(model: EventRoomsModel): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== "z") {
        return;
      }
      const isElsewhere = (event.target as Element | null)?.closest(
        "input:not([type=checkbox]), textarea, select, dialog",
      );
      if (isElsewhere || event.defaultPrevented) return;
      event.preventDefault();
      void model.undo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [model]);
}
