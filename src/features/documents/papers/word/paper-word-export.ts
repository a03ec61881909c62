// The papers of an event that people edit afterwards as a Word document, with what stands on the printed sheets.
import { formatNumber, formatWallWeekday } from "../../../../core/format.ts";
import { $institution } from "../../../../core/institution/institution-settings.ts";
import { $letterhead } from "../../../../core/institution/letterhead.ts";
import { escapeHtml } from "../../../../domain/text/html-text.ts";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { loadForAction } from "../../../../kit/lazy/load-for-action.ts";
import { saveWord } from "../../../../kit/print/word/word-download.ts";
import { letterheadPicture, wordLetterhead } from "../../../../kit/print/word/word-pictures.ts";
import { semesterNames } from "../../../../kit/semester-messages.ts";
import type {
  SheetBlock,
  SheetsInput,
} from "../../../../question-files/word/paper/write-sheets.ts";
import type { PaperKind, PaperRequest } from "../event-paper-choices.ts";
import { paperKindMessages } from "../event-papers-messages.ts";
import { timeSpan } from "../paper-text.ts";
import {
  awayLines,
  awayText,
  minutesFacts,
  minutesSignatures,
  minutesText,
  noteLines,
  requestedMinutes,
} from "../sheets/minutes-sheets.tsx";
import { timetableDays } from "../sheets/whole-event-rows.ts";
import { eventSignature, type Signature } from "../signatures-footer.tsx";

export type WordKind = Extract<PaperKind, "berita-acara" | "jadwal">;

const loadWriteSheetsFile = lazy(
  () => import("../../../../question-files/worker/write-paper-file.ts"),
  "writeSheetsFile",
);

const sheetsOf: Record<WordKind, (request: PaperRequest) => SheetBlock[][]> = {
  "berita-acara": minutesBlocks,
  jadwal: timetableBlocks,
};

/** Downloads it; answers what it lacks. */
export async function downloadPaper(
  kind: WordKind,
  request: PaperRequest,
): Promise<readonly string[]> {
  const { event } = request.opened;
  const writeSheetsFile = await loadForAction(loadWriteSheetsFile);
  const { bytes, notes } = writeSheetsFile({
    title: request.t.titleOf({ paper: paperKindMessages.get()[kind], name: event.nama }),
    size: request.chosen.size,
    sheets: sheetsOf[kind](request),
    ...(await letterheadOf(request)),
  });
  saveWord(bytes, `${kind}_${event.kode}`);
  return notes;
}

/** As the event says: whole, the school's name alone, or none. */
async function letterheadOf({
  opened,
  chosen,
}: PaperRequest): Promise<Pick<SheetsInput, "letterhead" | "files">> {
  const { kop } = opened.event;
  if (!chosen.letterhead || kop === "tanpa") return { letterhead: null, files: [] };
  if (kop === "ringkas") {
    const name = `<strong>${escapeHtml($institution.get().name)}</strong>`;
    return { letterhead: { logo: null, lines: [name] }, files: [] };
  }
  const letterhead = $letterhead.get();
  const picture = await letterheadPicture(letterhead);
  return { letterhead: wordLetterhead(letterhead), files: picture ? [picture] : [] };
}

function topOf({ opened, t }: PaperRequest, title: string): SheetBlock[] {
  const { nama, tahun_ajaran: year, semester } = opened.event;
  return [
    { is: "title", text: title },
    { is: "line", text: nama },
    { is: "line", text: t.schoolYear({ year, semester: semesterNames.get()[semester] }) },
  ];
}

function signaturesBlock(signatures: readonly Signature[], { t }: PaperRequest): SheetBlock {
  const written = signatures.map((one) => ({ ...one, nip: t.nip({ nip: one.nip || "…………………" }) }));
  return { is: "signatures", signatures: written };
}

function minutesBlocks(request: PaperRequest): SheetBlock[][] {
  const { t } = request;
  const school = $institution.get();
  return requestedMinutes(request).map((sheet) => [
    ...topOf(request, t.minutesHeading),
    { is: "html", html: minutesText(request, sheet, school) },
    { is: "facts", facts: minutesFacts(sheet, t) },
    { is: "written", name: t.awayNumbers, text: awayText(sheet, t), lines: awayLines },
    { is: "written", name: t.notes, text: sheet.notes || null, lines: noteLines },
    signaturesBlock(minutesSignatures(sheet, request), request),
  ]);
}

function timetableBlocks(request: PaperRequest): SheetBlock[][] {
  const { opened, t } = request;
  const rows = timetableDays(opened).flatMap(({ tanggal, rows: those }) =>
    those.map(({ schedule, session, people }) => [
      formatWallWeekday(tanggal),
      timeSpan(session, schedule.lama, t),
      schedule.alias,
      session.sesi === 0 ? t.none : String(session.sesi),
      formatNumber(people),
    ]),
  );
  const head = [t.day, t.time, t.subject, t.session, t.people];
  return [
    [
      ...topOf(request, t.timetableHeading),
      { is: "table", rows: [head, ...rows], shares: [4, 3, 5, 1.5, 1.5] },
      signaturesBlock(eventSignature(request), request),
    ],
  ];
}
