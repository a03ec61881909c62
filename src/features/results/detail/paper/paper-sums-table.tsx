// What a result is made of, on paper: by type of question, by competence, and every question as a mark.
import { useStore } from "@nanostores/react";
import type { ResultDetail } from "../../../../contract/results/result-detail.ts";
import { boundsText, shownDecimal } from "../../../../core/decimal-text.ts";
import { formatNumber } from "../../../../core/format.ts";
import { scoreStored, shownScore } from "../../../../domain/scoring/shown-score.ts";
import { typeNames } from "../../../../kit/label-messages.ts";
import { PaperTable } from "../../../../kit/print/sheets/paper-table.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { percentOf } from "../arithmetic/percent-value.ts";
import { kindOf, questionKinds, type QuestionKind } from "../result-detail-model.ts";
import { VerdictMark } from "../verdict-mark-tile.tsx";
import { typeCounts, type PaperPartProps } from "./result-paper-rows.ts";
import { resultPaperMessages, type ResultPaperTexts } from "./result-paper-messages.ts";
import css from "./result-paper-sheets.module.css";

export const kindTexts = {
  benar: "right",
  sebagian: "partly",
  salah: "wrong",
  kosong: "empty",
  menunggu: "waits",
  removed: "removed",
  other: "other",
} as const satisfies Record<QuestionKind, keyof ResultPaperTexts>;

export function TypesTable({ detail, opened }: PaperPartProps) {
  const t = useStore(resultPaperMessages);
  const names = useStore(typeNames);
  const counts = typeCounts(detail, opened);
  const columns = questionKinds.filter((kind) => counts.some((one) => one[kind] > 0));
  const total = (kind: QuestionKind | "all") => counts.reduce((sum, one) => sum + one[kind], 0);
  const number = (value: number) => (value === 0 ? t.none : formatNumber(value));
  const { shown } = opened;
  return (
    <section className={classNames(css.section, css.types)}>
      <h3>{t.types}</h3>
      <PaperTable>
        <thead>
          <tr>
            <th>{t.type}</th>
            <th className={css.number}>{t.questions}</th>
            {columns.map((kind) => (
              <th key={kind} className={css.number}>
                {t[kindTexts[kind]]}
              </th>
            ))}
            <th className={css.number}>{t.earned}</th>
            <th className={css.number}>{t.worth}</th>
          </tr>
        </thead>
        <tbody>
          {opened.types.map(({ type, weight, total: earned }, at) => (
            <tr key={type}>
              <td>{names[type]}</td>
              <td className={css.number}>{number(counts[at]!.all)}</td>
              {columns.map((kind) => (
                <td key={kind} className={css.number}>
                  {number(counts[at]![kind])}
                </td>
              ))}
              <td className={css.number}>
                {boundsText(
                  shownScore(scoreStored(earned.least)),
                  shownScore(scoreStored(earned.most)),
                )}
              </td>
              <td className={css.number}>{shownDecimal(String(weight))}</td>
            </tr>
          ))}
          <tr className={css.total}>
            <td>{t.total}</td>
            <td className={css.number}>{number(total("all"))}</td>
            {columns.map((kind) => (
              <td key={kind} className={css.number}>
                {number(total(kind))}
              </td>
            ))}
            <td className={css.number}>{boundsText(shown.least, shown.most)}</td>
            <td className={css.number}>{shownDecimal(String(worthOf(opened)))}</td>
          </tr>
        </tbody>
      </PaperTable>
    </section>
  );
}

/** Of the types that were shown. */
const worthOf = ({ types }: PaperPartProps["opened"]): number =>
  types.reduce((sum, { weight }) => sum + Math.round(weight * 100), 0) / 100;

export function CompetenceTable({ detail: { mastery } }: { detail: ResultDetail }) {
  const t = useStore(resultPaperMessages);
  if (mastery.length === 0) return null;
  return (
    <section className={css.section}>
      <h3>{t.mastery}</h3>
      <PaperTable>
        <thead>
          <tr>
            <th>{t.competence}</th>
            <th className={css.number}>{t.questions}</th>
            <th className={css.number}>{t.percent}</th>
          </tr>
        </thead>
        <tbody>
          {mastery.map((one) => {
            const [least, most] = [percentOf(one.least, one.worth), percentOf(one.most, one.worth)];
            return (
              <tr key={one.id}>
                <td>
                  {one.kode} {one.uraian}
                </td>
                <td className={css.number}>{formatNumber(one.questions)}</td>
                <td className={css.number}>
                  {least === most
                    ? t.percentOf({ n: formatNumber(least) })
                    : t.percentsOf({ least: formatNumber(least), most: formatNumber(most) })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </PaperTable>
    </section>
  );
}

export function QuestionMarks({ detail: { questions } }: { detail: ResultDetail }) {
  const t = useStore(resultPaperMessages);
  const kinds = questionKinds.filter((kind) => questions.some((one) => kindOf(one) === kind));
  return (
    <section className={css.section} data-block="">
      <h3>{t.summary({ n: formatNumber(questions.length) })}</h3>
      <ol className={css.marks}>
        {questions.map((question) => (
          <li key={question.question_id}>
            {formatNumber(question.position)} <VerdictMark kind={kindOf(question)} />
          </li>
        ))}
      </ol>
      <p className={css.legend}>
        {kinds.map((kind) => (
          <span key={kind}>
            <VerdictMark kind={kind} isNamed /> {t[kindTexts[kind]]}
          </span>
        ))}
      </p>
    </section>
  );
}
