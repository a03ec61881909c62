// The minutes of each schedule, session and room: what the paragraph says, who came and who did not, notes, signatures.
import { useStore } from "@nanostores/react";
import { $institution } from "../../../../core/institution/institution-settings.ts";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts, type SheetFact } from "../../../../kit/print/sheets/sheet-head.tsx";
import { RichTextView } from "../../../../kit/rich-text/rich-text-view.tsx";
import type { PaperRequest } from "../event-paper-choices.ts";
import { PaperTop } from "../event-head.tsx";
import type { EventPapersTexts } from "../event-papers-messages.ts";
import css from "../paper-sheets.module.css";
import {
  eventSignature,
  PaperSignatures,
  proctorSignatures,
  type Signature,
} from "../signatures-footer.tsx";
import { eventPlaces, filledText, sheetPlaces, wallNow, type School } from "../template-text.ts";
import { listFacts, listLabel } from "./attendance-sheets.tsx";
import { minutesSheets, type MinutesSheet } from "./minutes-rows.ts";

export function requestedMinutes({ opened, filter }: Pick<PaperRequest, "opened" | "filter">) {
  return minutesSheets(opened, opened.minutes, filter, wallNow());
}

export function minutesParts(request: PaperRequest): SheetPart[] {
  return requestedMinutes(request).map((sheet, at) => ({
    name: `minutes-${at + 1}`,
    label: listLabel(sheet, request.t),
    foot: listLabel(sheet, request.t),
    content: <MinutesPaper of={request} sheet={sheet} />,
  }));
}

/** The paragraph as HTML, to be sanitised by whoever shows it. */
export function minutesText({ opened }: PaperRequest, sheet: MinutesSheet, school: School): string {
  const values = { ...eventPlaces(opened.event, school), ...sheetPlaces(sheet) };
  return filledText(opened, "berita-acara", values);
}

export function minutesFacts(sheet: MinutesSheet, t: EventPapersTexts): SheetFact[] {
  const count = (value: number | null) => (value === null ? "" : String(value));
  return [
    ...listFacts(sheet, t),
    [t.expected, String(sheet.rows.length)],
    [t.cameTotal, count(sheet.came)],
    [t.awayTotal, count(sheet.away)],
  ];
}

/** Null: written by hand. */
export function awayText({ awayNumbers }: MinutesSheet, t: EventPapersTexts): string | null {
  if (awayNumbers === null) return null;
  return awayNumbers.length === 0 ? t.nobodyAway : awayNumbers.join(", ");
}

export function minutesSignatures({ proctors }: MinutesSheet, request: PaperRequest): Signature[] {
  return [...proctorSignatures(proctors, request.t), ...eventSignature(request)];
}

export const [awayLines, noteLines] = [2, 5];

function MinutesPaper({ of, sheet }: { of: PaperRequest; sheet: MinutesSheet }) {
  const { t } = of;
  const school = useStore($institution);
  return (
    <>
      <PaperTop of={of} title={t.minutesHeading} />
      <div className={css.text}>
        <RichTextView html={minutesText(of, sheet, school)} />
      </div>
      <SheetFacts facts={minutesFacts(sheet, t)} />
      <Written name={t.awayNumbers} text={awayText(sheet, t)} lines={awayLines} />
      <Written name={t.notes} text={sheet.notes || null} lines={noteLines} />
      <PaperSignatures signatures={minutesSignatures(sheet, of)} />
    </>
  );
}

type WrittenProps = { name: string; text: string | null; lines: number };

function Written({ name, text, lines }: WrittenProps) {
  return (
    <section className={css.written}>
      <h3>{name}</h3>
      {text === null ? (
        Array.from({ length: lines }, (_line, at) => <div key={at} className={css.rule} />)
      ) : (
        <p>{text}</p>
      )}
    </section>
  );
}
