// The questions that have not earned all, one by one, and room for notes and signatures.
import { useStore } from "@nanostores/react";
import { serverNow } from "../../../../core/answers/server-clock.ts";
import { boundsText, shownDecimal } from "../../../../core/decimal-text.ts";
import { formatDate, formatNumber } from "../../../../core/format.ts";
import { $institution } from "../../../../core/institution/institution-settings.ts";
import { scoreStored, shownScore } from "../../../../domain/scoring/shown-score.ts";
import { excerptOf } from "../../../../domain/text/html-text.ts";
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import type { DetailQuestion } from "../../../../contract/results/result-detail.ts";
import type { OpenedQuestion } from "../../../../contract/results/opened-result.ts";
import { kindOf } from "../result-detail-model.ts";
import { VerdictMark } from "../verdict-mark-tile.tsx";
import { kindTexts } from "./paper-sums-table.tsx";
import { listedQuestions, type PaperPartProps } from "./result-paper-rows.ts";
import { resultPaperMessages, type ResultPaperTexts } from "./result-paper-messages.ts";
import css from "./result-paper-sheets.module.css";

const [longestExcerpt, longestExplanation] = [60, 90];

type NotRightProps = PaperPartProps & { withExplanation: boolean };

export function NotRightTable({ detail, opened, withExplanation }: NotRightProps) {
  const t = useStore(resultPaperMessages);
  const { told, more } = listedQuestions(detail, opened);
  if (told.length === 0) return null;
  return (
    <section className={css.notRight}>
      <h3>{t.notRight}</h3>
      <PaperTable>
        <thead className={css.widths}>
          <tr>
            <th className={css.number}>{t.no}</th>
            <th>{t.result}</th>
            <th>{t.question}</th>
            <th>{t.answer}</th>
            <th>{t.key}</th>
            <th className={css.number}>{t.points}</th>
            {withExplanation && <th>{t.explanation}</th>}
          </tr>
        </thead>
        <tbody>
          {told.map((question) => (
            <tr key={question.question_id}>
              <td className={css.number}>{formatNumber(question.position)}</td>
              <td className={css.kind}>
                <VerdictMark kind={kindOf(question)} isNamed /> {t[kindTexts[kindOf(question)]]}
              </td>
              <td>
                <bdi className={css.cut}>{cut(question.excerpt, longestExcerpt)}</bdi>
              </td>
              <td>
                <bdi className={css.cut}>{answerText(question, t)}</bdi>
              </td>
              <td>
                <bdi className={css.cut}>{cut(question.key_text, longestExcerpt) || t.none}</bdi>
              </td>
              <td className={css.number}>
                {pointsText(opened.questions[question.position - 1]!, t)}
              </td>
              {withExplanation && (
                <td>
                  <bdi className={css.cut}>
                    {excerptOf(question.explanation, longestExplanation) || t.none}
                  </bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </PaperTable>
      {more > 0 && <p>{t.more({ n: formatNumber(more) })}</p>}
    </section>
  );
}

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

function answerText(question: DetailQuestion, t: ResultPaperTexts): string {
  if (question.is_hidden) return t.hidden;
  return cut(question.answer_text, longestExcerpt) || t.none;
}

function pointsText({ shown, worth, counts }: OpenedQuestion, t: ResultPaperTexts): string {
  if (!counts) return t.none;
  const points = boundsText(shown.least, shown.most);
  return t.pointsOf({ points, worth: shownDecimal(shownScore(scoreStored(worth))) });
}

/** Who signs is not known here: lines to write on. */
export function Signatures() {
  const t = useStore(resultPaperMessages);
  const { city } = useStore($institution);
  const date = formatDate(serverNow());
  const above = city === "" ? date : t.placeAndDay({ city, date });
  return (
    <section className={css.closing} data-block="">
      <h3>{t.notes}</h3>
      <p className={css.ruled} />
      <p className={css.ruled} />
      <div className={css.signatures}>
        {[
          ["", t.parent],
          ["", t.teacher],
          [above, t.homeroom],
        ].map(([place, office]) => (
          <div key={office}>
            <p>{place || "\u00a0"}</p>
            <p>{office}</p>
            <p className={css.line} />
          </div>
        ))}
      </div>
    </section>
  );
}
