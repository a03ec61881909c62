// The table of contents of forms that are printed together: each form with the page on which it begins, and what a form of several lists consists of.
import { useStore } from "@nanostores/react";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { PaperTable } from "../../../kit/print/sheets/paper-table.tsx";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import { SheetFacts, SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import { firstPages, type CountedPages } from "../../../kit/print/sheets/numbered-sheets.tsx";
import css from "./contents-sheets.module.css";
import type { FormPart } from "./form-parts-rows.ts";
import { formPapersMessages } from "./form-papers-messages.ts";

type ContentsProps = {
  exam: string;
  group: string;
  letterhead: boolean;
  /** All that follows the contents, which are the first of the counted parts. */
  listed: readonly FormPart[];
  $counts: CountedPages;
};

export function ContentsSheet({ exam, group, letterhead, listed, $counts }: ContentsProps) {
  const t = useStore(formPapersMessages);
  const counts = useStore($counts);
  const starts = counts === null ? [] : firstPages(counts.pages).slice(1);
  const page = (at: number) => {
    const start = starts[at];
    return start === undefined ? "…" : formatNumber(start);
  };
  return (
    <>
      {letterhead && <PrintedLetterhead />}
      <SheetTitle title={t.title.toUpperCase()} mark="" />
      <SheetFacts
        facts={[
          [t.exam, exam],
          [t.class, group || t.allGroups],
          [t.printed, formatDateTime(serverNow())],
        ]}
      />
      <h3 className={css.heading}>{t.contents}</h3>
      <PaperTable>
        <thead>
          <tr>
            <th scope="col">{t.no}</th>
            <th scope="col">{t.form}</th>
            <th scope="col" className={css.page}>
              {t.page}
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((part, at) => (
            <ContentsRows key={part.name} part={part} page={page(at)} />
          ))}
        </tbody>
      </PaperTable>
    </>
  );
}

function ContentsRows({ part, page }: { part: FormPart; page: string }) {
  const { opens, within } = part;
  const t = useStore(formPapersMessages);
  return (
    <>
      {opens !== null && (
        <tr>
          <td className={css.number}>{formatNumber(opens.order)}</td>
          <th scope="row" className={css.form}>
            {t[opens.name]}
          </th>
          <td className={css.page}>{page}</td>
        </tr>
      )}
      {within !== null && (
        <tr>
          <td>{""}</td>
          <td className={css.within}>{within}</td>
          <td className={css.page}>{page}</td>
        </tr>
      )}
    </>
  );
}
