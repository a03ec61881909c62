// Files of the ledger, fetched and saved. Loaded when one is asked for.
import { getLedgerSheet, type LedgerSelection } from "../../../contract/results/event-ledger.ts";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { call } from "../../../core/api.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { fileTimestamp, formatDateTime, formatNumber } from "../../../core/format.ts";
import { notify } from "../../../core/notices.ts";
import { sheetFileName } from "../../../files/saved-file.ts";
import type { Book } from "../../../files/sheet-book.ts";
import type { WorkerLike } from "../../../files/worker-link.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import { semesterNames } from "../../../kit/semester-messages.ts";
import { downloadFile } from "../../../kit/sheet-export/download-file.ts";
import { saveBook } from "../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import { ledgerCellMessages } from "../ledger-cell-messages.ts";
import type { LedgerModel } from "../ledger-model.ts";
import { peopleOf } from "../ledger-people-lookups.ts";
import { classBook } from "./class-book-rows.ts";
import { ledgerBookMessages } from "./ledger-book-messages.ts";
import { peopleBook } from "./person-book-rows.ts";

export type LedgerFile = "class" | "people" | { id: string };
type Saving = {
  createWorker?(): WorkerLike;
  save?(bytes: BlobPart, name: string, mediaType: string): void;
};
type Exported = Pick<LedgerModel, "event" | "list">;

/** What went wrong or was saved is told; nothing is thrown. */
export async function exportLedger(
  model: Exported,
  selected: LedgerSelection,
  file: LedgerFile,
  saving: Saving = {},
): Promise<void> {
  const t = ledgerBookMessages.get();
  try {
    const made = await bookOf(model, selected, file);
    if (made.people === 0) {
      notify(responseCodes.warning, t.emptyTitle, t.emptyText);
      return;
    }
    const kind = file === "class" ? t.classFile : t.personFile;
    const name = sheetFileName(kind, made.context, fileTimestamp(serverNow()), "xlsx");
    const { createWorker = startExportWorker, save = downloadFile } = saving;
    await saveBook(made.book, "xlsx", name, { createWorker, save });
    const body = t.saved({ n: formatNumber(made.people), file: name });
    notify(responseCodes.success, t.doneTitle, body);
  } catch (error) {
    notify(responseCodes.client, t.failedTitle, failureSentence(error));
  }
}

type Made = { book: Book; people: number; context: string };

async function bookOf(
  { event, list }: Exported,
  { event: head, groups }: LedgerSelection,
  file: LedgerFile,
): Promise<Made> {
  const words = { t: ledgerBookMessages.get(), ledgerCellT: ledgerCellMessages.get() };
  const { g, page: _page, per_page: _rows, ...query } = list.$query.get();
  const scope = { event_id: event, group_id: g };
  const group = groups.find(({ id }) => id === g)?.nama ?? "";
  if (typeof file === "object") {
    const people = await peopleOf(scope, [file.id]);
    const [one] = people.items;
    const context = one ? `${one.no_ujian} ${one.nama}` : "";
    return { book: peopleBook(people, words), people: people.items.length, context };
  }
  const sheet = await call(getLedgerSheet, { ...query, ...scope });
  const context = [group, head.nama].filter((text) => text !== "").join(" ");
  const count = sheet.items.length;
  if (file === "people") {
    const ids = sheet.items.map(({ id }) => id);
    const people = count === 0 ? { ...sheet, items: [] } : await peopleOf(scope, ids);
    return { book: peopleBook(people, words), people: people.items.length, context };
  }
  const bookHead = {
    event: head.nama,
    year: head.tahun_ajaran,
    semester: semesterNames.get()[head.semester],
    group,
    asOf: formatDateTime(serverNow()),
  };
  return { book: classBook(sheet, bookHead, words), people: count, context };
}
