// What stands on top of an event's papers: the letterhead as the event says (whole, the school's name alone, or none), the
// paper's name, the event with its school year.
import { useStore } from "@nanostores/react";
import type { ExamEvent } from "../../../contract/exams/events.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import { semesterNames } from "../../../kit/semester-messages.ts";
import { eventPapersMessages } from "./event-papers-messages.ts";
import type { PaperRequest } from "./event-paper-choices.ts";
import css from "./paper-sheets.module.css";

type PaperTopProps = { of: PaperRequest; title: string };

export function PaperTop({ of: { opened, chosen }, title }: PaperTopProps) {
  const t = useStore(eventPapersMessages);
  const semesterT = useStore(semesterNames);
  const { nama, tahun_ajaran: year, semester } = opened.event;
  return (
    <>
      {chosen.letterhead && <EventLetterhead event={opened.event} />}
      <SheetTitle title={title} mark="" />
      <p className={css.event}>
        <strong>{nama}</strong>
        <br />
        {t.schoolYear({ year, semester: semesterT[semester] })}
      </p>
    </>
  );
}

function EventLetterhead({ event }: { event: ExamEvent }) {
  const { name } = useStore($institution);
  if (event.kop === "tanpa") return null;
  return event.kop === "penuh" ? <PrintedLetterhead /> : <p className={css.school}>{name}</p>;
}
