// What was deleted and can still be taken back, without its looks: the list, and the way back for one or many. Which entity
// it is the screen says.
import type { Call } from "../../contract/calls/call.ts";
import { deletedSorts, type DeletedRecord } from "../../contract/calls/record-calls.ts";
import type { BulkResult, Page } from "../../contract/calls/list-fields.ts";
import { createRowActions } from "../actions/create-row-actions.ts";
import { createRecords } from "../list/create-records.ts";
import { deletedMessages } from "./deleted-messages.ts";

export type DeletedSource = {
  /** "Peserta": the beginning of the dialog's title. */
  noun: string;
  /** "12 peserta". */
  many(count: string): string;
  endpoints: {
    list: Call<never, Page<DeletedRecord>>;
    ids: Call<never, { ids: string[] }>;
  };
  /** What the paths of both need. */
  within?: Readonly<Record<string, string>>;
  restore(ids: string[]): Promise<BulkResult[]>;
  /** The screen behind shows what the server has now. Never throws. */
  changed(): Promise<void>;
};
export type DeletedModel = ReturnType<typeof createDeletedModel>;
type Sort = (typeof deletedSorts)[number];

export function createDeletedModel({ many, endpoints, within, restore, changed }: DeletedSource) {
  const { list, ...records } = createRecords<DeletedRecord, Record<never, string>, Sort>({
    name: "deleted",
    inAddress: false,
    endpoints,
    ...(within ? { within } : {}),
    filters: {},
    sort: "-deleted_at",
    sortable: deletedSorts,
  });
  const both = async () => void (await Promise.all([records.changed(), changed()]));
  return {
    list,
    actions: createRowActions<"restore", DeletedRecord>({
      records: { list, changed: both },
      many,
      actions: () => ({ restore: restoring(restore) }),
    }),
    exit: records.exit,
  };
}

function restoring(send: DeletedSource["restore"]) {
  const t = deletedMessages.get();
  return {
    label: t.restore,
    icon: "undo-2" as const,
    isInstant: true,
    leaves: true,
    title: (who: string) => t.restoreTitle({ who }),
    verb: (count: string) => t.restoreOf({ who: count }),
    send,
    doneText: (who: string) => t.restored({ who }),
  };
}

const hourMs = 60 * 60 * 1000;

/** "Tersisa 3 hari", on the last day "Tersisa 5 jam". */
export function timeLeft(until: string, now: Date): string {
  const t = deletedMessages.get();
  const hours = (Date.parse(until) - now.getTime()) / hourMs;
  return hours < 24
    ? t.hoursLeft({ n: Math.max(1, Math.floor(hours)) })
    : t.daysLeft({ n: Math.round(hours / 24) });
}
