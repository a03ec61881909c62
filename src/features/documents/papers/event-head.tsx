// The letterhead of an event's papers, as the event says: whole, the school's name alone, or none.
import { useStore } from "@nanostores/react";
import type { ExamEvent } from "../../../contract/exams/events.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import css from "./paper-sheets.module.css";

export function EventLetterhead({ event }: { event: ExamEvent }) {
  const { name } = useStore($institution);
  if (event.kop === "tanpa") return null;
  return event.kop === "penuh" ? <PrintedLetterhead /> : <p className={css.school}>{name}</p>;
}
