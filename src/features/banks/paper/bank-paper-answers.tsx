// A blank answer sheet: rings for letters, short blanks, and lines, by number.
import { answerFieldOf, type AnswerField } from "../../../domain/paper/answer-fields.ts";
import type { PaperPackage } from "../../../domain/paper/paper-order.ts";
import { numberedQuestions, type PaperBank } from "../../../domain/paper/question-paper.ts";
import css from "./bank-paper-answers.module.css";

type AnswerRowsProps = { bank: PaperBank; pack: PaperPackage; planned: boolean };

export function AnswerRows({ bank, pack, planned }: AnswerRowsProps) {
  return (
    <ol className={css.answers}>
      {numberedQuestions(bank, pack, planned).map(({ number, content }) => (
        <li key={number} className={css.answer}>
          <span className={css.number}>{number}.</span>
          <div className={css.field}>
            <Field field={answerFieldOf(content)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Field({ field }: { field: AnswerField }) {
  switch (field.is) {
    case "rings":
      return <Rings marks={field.marks} />;
    case "rows":
      return (
        <div>
          {counted(field.rows).map((at) => (
            <div key={at} className={css.answerRow}>
              <span className={css.small}>{at + 1}</span>
              <Rings marks={field.marks} />
            </div>
          ))}
        </div>
      );
    case "blanks":
      return (
        <div className={css.blanks}>
          {field.marks.map((mark, at) => (
            <span key={at} className={css.blank}>
              {mark}
            </span>
          ))}
        </div>
      );
    case "lines":
      return (
        <div>
          {counted(field.lines).map((at) => (
            <div key={at} className={css.writing} />
          ))}
        </div>
      );
  }
}

function Rings({ marks }: { marks: readonly string[] }) {
  return (
    <span className={css.rings}>
      {marks.map((mark, at) => (
        <span key={at} className={css.ring} data-long={mark.length > 2 ? "" : undefined}>
          {mark}
        </span>
      ))}
    </span>
  );
}

const counted = (count: number) => Array.from({ length: count }, (_, at) => at);
