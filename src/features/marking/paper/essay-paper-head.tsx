// The top of answers on paper: the exam, and each question with what it is marked by.
import { useStore } from "@nanostores/react";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import { formatNumber } from "../../../core/format.ts";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetFacts, SheetTitle, type SheetFact } from "../../../kit/print/sheets/sheet-head.tsx";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import type { ViewMode } from "../../../question-types/frame/question-type-props.ts";
import { TypeView } from "../../../question-types/frame/type-view.tsx";
import css from "./essay-paper.module.css";
import type { EssayPaperChoices } from "./essay-paper-choices.ts";
import { essayPaperMessages } from "./essay-paper-messages.ts";
import type { PaperVersion } from "./essay-paper-rows.ts";
import { examFacts } from "./essay-paper-text.ts";

type PaperHeadProps = {
  units: readonly MarkingUnit[];
  choices: EssayPaperChoices;
  title: string;
  /** Beside those of the exam. */
  facts: readonly SheetFact[];
};

export function EssayPaperHead({ units, choices, title, facts }: PaperHeadProps) {
  const t = useStore(essayPaperMessages);
  return (
    <header className={css.head}>
      {choices.letterhead && <PrintedLetterhead />}
      <SheetTitle title={title} mark="" />
      <SheetFacts facts={[...examFacts(units, t), ...facts]} />
    </header>
  );
}

type AskedProps = { title: string; version: PaperVersion; choices: EssayPaperChoices };

/** The question as participants were shown it, with its key as far as it is chosen. */
export function AskedOnPaper({ title, version, choices }: AskedProps) {
  const t = useStore(essayPaperMessages);
  const { stem, reference, content } = version;
  const rubric = content.type === 2 || content.type === 9 ? content.key.rubric : [];
  return (
    <section className={css.asked}>
      <h3>{title}</h3>
      {!isEmptyHtml(reference) && (
        <div className={css.reference}>
          <p className={css.label}>{t.reference}</p>
          <RichTextView html={reference} fallback={plainTextOf(reference)} />
        </div>
      )}
      <RichTextView html={stem} fallback={plainTextOf(stem)} />
      <Key version={version} choices={choices} />
      {choices.rubric && rubric.length > 0 && <Rubric criteria={rubric} />}
    </section>
  );
}

function Rubric({ criteria }: { criteria: ContentOf<2>["key"]["rubric"] }) {
  const t = useStore(essayPaperMessages);
  return (
    <div className={css.rubric}>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.rubric}</th>
            <th scope="col">{t.points}</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ id, label, max }) => (
            <tr key={id}>
              <td>{label}</td>
              <td>{t.most({ max: formatNumber(max) })}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </div>
  );
}

function Key({ version: { content }, choices: { model } }: Omit<AskedProps, "title">) {
  const t = useStore(essayPaperMessages);
  if (content.type === 2) {
    const { rujukan, keywords } = content.key;
    if (!model || (isEmptyHtml(rujukan) && keywords.length === 0)) return null;
    return (
      <div className={css.model}>
        <p className={css.label}>{t.model}</p>
        {!isEmptyHtml(rujukan) && <RichTextView html={rujukan} fallback={plainTextOf(rujukan)} />}
        {keywords.length > 0 && (
          <p className={css.label}>{t.keywords({ words: keywords.join(", ") })}</p>
        )}
      </div>
    );
  }
  // What is asked of types 9 and 11 is shown by the view of the type. A rubric has a switch of its own.
  const key = content.type === 9 ? { rubric: [] } : content.key;
  const isShown = model || content.type === 9;
  const mode = (isShown ? { is: "key", key } : { is: "preview", answer: null }) as ViewMode;
  return <TypeView type={content.type} payload={content.payload} mode={mode} />;
}
