// What was deleted in the last days, and the way back for one or many. Opened from the screen of the entity.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { restoreDays, type DeletedRecord } from "../../contract/calls/record-calls.ts";
import { serverNow } from "../../core/answers/server-clock.ts";
import { formatDateTime } from "../../core/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { ActionDialog } from "../actions/action-dialog.tsx";
import type { Target } from "../actions/row-action.ts";
import type { Column } from "../list/list-column.ts";
import { ListSheet } from "../list/list-sheet.tsx";
import { useModel } from "../use-model.ts";
import css from "./deleted-dialog.module.css";
import { deletedMessages } from "./deleted-messages.ts";
import { createDeletedModel, timeLeft, type DeletedSource } from "./deleted-model.ts";

type DeletedDialogProps = { source: DeletedSource; onClose(): void };

export function DeletedDialog({ source, onClose }: DeletedDialogProps) {
  const t = useStore(deletedMessages);
  const { list, actions } = useModel(() => createDeletedModel(source));
  const [asked, setAsked] = useState<Target | null>(null);
  const begin = (target: Target) => actions.begin("restore", target, null, () => setAsked(target));
  const title = t.title({ noun: source.noun });
  return (
    <Dialog title={title} size="l" closeLabel={t.close} onClose={onClose}>
      <div ref={useKeptFocus(list)} className={css.deleted} tabIndex={-1}>
        <ListSheet
          title={title}
          list={list}
          searchLabel={t.search}
          columns={columnsIn((target) => begin(target))}
          rowLabel={({ label }) => label}
          bulkActions={(target) => actions.selectionItems(["restore"], () => begin(target))}
          picks
          empty={
            <EmptyState icon="trash" title={t.emptyTitle}>
              {t.emptyText({ days: restoreDays })}
            </EmptyState>
          }
        />
      </div>
      {asked && (
        <ActionDialog
          actions={actions}
          kind="restore"
          target={asked}
          input={null}
          onClose={() => setAsked(null)}
        >
          <p>{t.meaning}</p>
        </ActionDialog>
      )}
    </Dialog>
  );
}

/** A row that was taken back goes with its button: the focus stays in the list. */
function useKeptFocus(list: ReturnType<typeof createDeletedModel>["list"]) {
  const place = useRef<HTMLDivElement>(null);
  useStore(list.$state);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  });
  return place;
}

function columnsIn(begin: (target: Target) => void) {
  const t = deletedMessages.get();
  const columns: Column<DeletedRecord, "label" | "deleted_at">[] = [
    {
      id: "label",
      label: t.name,
      sort: "label",
      required: true,
      card: "title",
      cell: ({ label, note }) => (
        <>
          {label}
          <div className={css.note}>{note}</div>
        </>
      ),
    },
    {
      id: "deleted_at",
      label: t.deleted,
      sort: "deleted_at",
      required: true,
      card: "fact",
      cell: ({ deleted_at, deleted_by: by, restorable_until }) => {
        const at = formatDateTime(deleted_at);
        return (
          <>
            {by === "" ? at : t.deletedBy({ at, by })}
            <div className={css.note}>{timeLeft(restorable_until, serverNow())}</div>
          </>
        );
      },
    },
    {
      id: "restore",
      label: t.restore,
      required: true,
      nowrap: true,
      card: "state",
      cell: ({ id, label }) => (
        <Button
          size="s"
          icon="undo-2"
          aria-label={t.restoreOf({ who: label })}
          onClick={() => begin({ ids: [id], name: label })}
        >
          {t.restore}
        </Button>
      ),
    },
  ];
  return columns;
}
