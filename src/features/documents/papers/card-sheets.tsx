// The cards as pages, some on each, to be cut apart.
import { useStore } from "@nanostores/react";
import type { CSSProperties } from "react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { formatNumber, formatWallTime } from "../../../core/format.ts";
import { pageHeight, papers } from "../../../kit/print/sheets/paper-size.ts";
import { PrintedSheets } from "../../../kit/print/sheets/printed-sheets.tsx";
import { QrCode } from "../../../kit/print/sheets/qr-code.tsx";
import { useGrowing } from "../../../kit/print/sheets/use-growing.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { CardModel } from "./card-model.ts";
import { examsThatFit, pagesOf } from "./card-rows.ts";
import type { Card, CardExam } from "./card-rows.ts";
import css from "./card-sheets.module.css";
import { cardMessages, eventPapersMessages } from "./event-papers-messages.ts";
import papersCss from "./paper-sheets.module.css";
import { shortDay } from "./paper-text.ts";

type SheetsProps = { model: CardModel; opened: EventPapers };

export function CardSheets({ model, opened }: SheetsProps) {
  const t = useStore(eventPapersMessages);
  const cards = useStore(model.$cards);
  const choices = useStore(model.choices.$values);
  const { note } = useStore(model.texts.$values);
  const paper = papers[choices.size];
  const perPage = Number(choices.perPage);
  const pages = pagesOf(cards, perPage);
  const drawn = useGrowing(pages.length, choices);
  const height = cardHeight(choices.size, perPage);
  const fitting = examsThatFit(height, note !== "");
  const style = { "--card": `${height}mm` } as CSSProperties;
  const content = (
    <div style={style}>
      {pages.slice(0, drawn).map((page, at) => (
        <div key={at} className={css.page}>
          {page.map((card) => (
            <CardBox
              key={card.person.id}
              model={model}
              opened={opened}
              card={card}
              fitting={fitting}
            />
          ))}
        </div>
      ))}
    </div>
  );
  return (
    <>
      <PrintedSheets
        paper={paper}
        font="9"
        parts={[{ name: "cards", label: opened.event.nama, foot: "", content }]}
      />
      {drawn < pages.length && (
        <output className={papersCss.drawing}>
          {t.drawing({ done: formatNumber(drawn), total: formatNumber(pages.length) })}
        </output>
      )}
    </>
  );
}

/** In millimetres; a hair less than the page, which the browser would else break. */
export function cardHeight(size: keyof typeof papers, perPage: number): number {
  const millimetres = (pageHeight(papers[size]) * 25.4) / 96;
  return Math.floor(((millimetres - 1) / (perPage / 2)) * 10) / 10;
}

type CardBoxProps = SheetsProps & { card: Card; fitting: number };

function CardBox({ model, opened, card, fitting }: CardBoxProps) {
  const t = useStore(cardMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const { exams: withExams, photo, code, cutting } = useStore(model.choices.$values);
  const { note } = useStore(model.texts.$values);
  const { person, exams } = card;
  return (
    <article className={classNames(css.card, cutting && css.cutting)} aria-label={person.nama}>
      <CardHead model={model} opened={opened} />
      <div className={css.body}>
        {photo && <div className={css.photo}>{t.photoPlace}</div>}
        <dl className={css.facts}>
          <div>
            <dt>{eventPapersT.number}</dt>
            <dd className={css.number}>{person.no_ujian}</dd>
          </div>
          <div>
            <dt>{eventPapersT.name}</dt>
            <dd className={css.name}>{person.nama}</dd>
          </div>
          <div>
            <dt>{eventPapersT.class}</dt>
            <dd>{person.group_path ?? person.jurusan_nama}</dd>
          </div>
          <div>
            <dt>{t.password}</dt>
            <dd>{t.passwordApart}</dd>
          </div>
        </dl>
        {code && (
          <div className={css.code}>
            <QrCode text={person.no_ujian} label={person.no_ujian} />
          </div>
        )}
      </div>
      {withExams && <Exams exams={exams} fitting={fitting} />}
      {note !== "" && <p className={css.note}>{note}</p>}
    </article>
  );
}

function CardHead({ model, opened: { event } }: SheetsProps) {
  const t = useStore(cardMessages);
  const { logo, name } = useStore($institution);
  const { letterhead } = useStore(model.choices.$values);
  const { title } = useStore(model.texts.$values);
  const hasLetterhead = letterhead && event.kop !== "tanpa";
  return (
    <header className={css.head}>
      {hasLetterhead && event.kop === "penuh" && <img src={logo} alt="" />}
      <div>
        {hasLetterhead && <p>{name}</p>}
        <p className={css.title}>{title || t.heading}</p>
        <p>{event.nama}</p>
      </div>
    </header>
  );
}

function Exams({ exams, fitting }: { exams: readonly CardExam[]; fitting: number }) {
  const t = useStore(cardMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const isCut = exams.length > fitting;
  const shown = isCut ? exams.slice(0, Math.max(0, fitting - 1)) : exams;
  if (shown.length === 0) return null;
  return (
    <table className={css.exams}>
      <thead>
        <tr>
          <th scope="col">{t.day}</th>
          <th scope="col">{t.time}</th>
          <th scope="col">{t.exam}</th>
          <th scope="col">{eventPapersT.session}</th>
          <th scope="col">{t.place}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((exam) => (
          <tr key={exam.key}>
            <td>{shortDay(exam.tanggal)}</td>
            <td>{formatWallTime(exam.mulai)}</td>
            <td>{exam.name}</td>
            <td>{exam.sesi ?? eventPapersT.none}</td>
            <td>{exam.place || eventPapersT.none}</td>
          </tr>
        ))}
        {isCut && (
          <tr>
            <td colSpan={5}>{t.moreExams({ n: exams.length - shown.length })}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
