// The cards as pages of a grid: as many on each as was chosen, all of one height.
import { useStore } from "@nanostores/react";
import { useMemo, type CSSProperties } from "react";
import type { EventPapers } from "../../../contract/exams/event-papers.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { formatNumber, formatWallTime } from "../../../core/format.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { PrintedSheets, type SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import { QrCode } from "../../../kit/print/sheets/qr-code.tsx";
import { classNames } from "../../../ui/class-names.ts";
import {
  cardMessages,
  eventPapersMessages,
  type EventPapersTexts,
} from "../papers/event-papers-messages.ts";
import { cardHeight, pagesOf } from "../papers/page-rows.ts";
import { shortDay } from "../papers/paper-text.ts";
import type { CardChoices, CardTexts } from "./card-choices.ts";
import type { CardModel } from "./card-model.ts";
import {
  examsThatFit,
  isLongPassword,
  passwordHeight,
  type Card,
  type CardExam,
} from "./card-rows.ts";
import css from "./card-sheets.module.css";
import { CardPhotoPlace } from "./card-photo-place.tsx";

type SheetsProps = { model: CardModel; opened: EventPapers };

export function CardSheets({ model, opened }: SheetsProps) {
  const t = useStore(cardMessages);
  const eventPapersT = useStore(eventPapersMessages);
  const school = useStore($institution);
  const cards = useStore(model.$cards);
  const choices = useStore(model.choices.$values);
  const texts = useStore(model.texts.$values);
  const passwords = useStore(model.passwords.$shown);
  const parts = useMemo(() => {
    const template = { t, eventPapersT, school, choices, texts, passwords, event: opened.event };
    return pageParts(cards, template);
  }, [t, eventPapersT, school, choices, texts, passwords, opened, cards]);
  return <PrintedSheets paper={papers[choices.size]} font="9" parts={parts} />;
}

/** All that is the same on every card. */
type CardTemplate = {
  t: ReturnType<typeof cardMessages.get>;
  eventPapersT: EventPapersTexts;
  school: { logo: string; name: string };
  choices: CardChoices;
  texts: CardTexts;
  /** Null: none is to be shown. */
  passwords: ReadonlyMap<string, string | null> | null;
  event: EventPapers["event"];
};

function pageParts(cards: readonly Card[], template: CardTemplate): SheetPart[] {
  const { eventPapersT, choices } = template;
  const perPage = Number(choices.perPage);
  const height = cardHeight(papers[choices.size], perPage);
  const style = { "--card": `${height}mm` } as CSSProperties;
  return pagesOf(cards, perPage).map((page, at) => ({
    name: `cards-${at + 1}`,
    label: eventPapersT.page({ n: formatNumber(at + 1) }),
    foot: null,
    content: (
      <div className={css.page} style={style}>
        {page.map((card) => (
          <CardBox key={card.person.id} template={template} card={card} height={height} />
        ))}
      </div>
    ),
  }));
}

type CardBoxProps = { template: CardTemplate; card: Card; height: number };

function CardBox({ template, card, height }: CardBoxProps) {
  const { t, eventPapersT, choices, texts } = template;
  const { person, exams } = card;
  const password = template.passwords?.get(person.id) ?? null;
  const room = height - passwordHeight(password ?? "");
  const fitting = examsThatFit(room, texts.note !== "");
  return (
    <article
      className={classNames(css.card, choices.cutting && css.cutting)}
      aria-label={namedParticipant(person)}
    >
      <CardHead template={template} />
      <div className={css.body}>
        {choices.photo && <CardPhotoPlace address={person.foto} />}
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
            <dt>{t.password}</dt>
            <dd>{password === null ? t.passwordApart : <Password text={password} />}</dd>
          </div>
          <div>
            <dt>{eventPapersT.group}</dt>
            <dd>{person.group_path ?? person.jurusan_nama}</dd>
          </div>
        </dl>
        {choices.code && (
          <div className={css.code}>
            <QrCode text={person.no_ujian} label={person.no_ujian} />
          </div>
        )}
      </div>
      {choices.exams && <Exams template={template} exams={exams} fitting={fitting} />}
      {texts.note !== "" && <p className={css.note}>{texts.note}</p>}
    </article>
  );
}

/** As it must be typed: each space, and from its own side. */
function Password({ text }: { text: string }) {
  return <bdi className={classNames(css.secret, isLongPassword(text) && css.long)}>{text}</bdi>;
}

function CardHead({ template: { t, school, choices, texts, event } }: { template: CardTemplate }) {
  const hasLetterhead = choices.letterhead && event.kop !== "tanpa";
  return (
    <header className={css.head}>
      {hasLetterhead && event.kop === "penuh" && <img src={school.logo} alt="" />}
      <div>
        {hasLetterhead && <p>{school.name}</p>}
        <p className={css.title}>{texts.title || t.heading}</p>
        <p>{event.nama}</p>
      </div>
    </header>
  );
}

type ExamsProps = { template: CardTemplate; exams: readonly CardExam[]; fitting: number };

function Exams({ template: { t, eventPapersT }, exams, fitting }: ExamsProps) {
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
