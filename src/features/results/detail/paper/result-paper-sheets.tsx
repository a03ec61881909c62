// A result on one or two pages for parents: what it came to, by type and competence, which questions went wrong, and room to sign.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { PrintedLetterhead } from "../../../../kit/print/sheets/printed-letterhead.tsx";
import { PrintedSheets } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { papers } from "../../../../kit/print/sheets/paper-size.ts";
import { SheetTitle } from "../../../../kit/print/sheets/sheet-head.tsx";
import type { ResultPaperChoices } from "./result-paper-choices.ts";
import { PaperHead } from "./paper-head.tsx";
import { NotRightTable, Signatures } from "./paper-not-right-table.tsx";
import { CompetenceTable, QuestionMarks, TypesTable } from "./paper-sums-table.tsx";
import type { PaperPartProps } from "./result-paper-rows.ts";
import { resultPaperMessages } from "./result-paper-messages.ts";
import css from "./result-paper-sheets.module.css";

type SheetsProps = PaperPartProps & { choices: ResultPaperChoices };

export function ResultPaperSheets({ detail, opened, choices }: SheetsProps) {
  const t = useStore(resultPaperMessages);
  const { size, letterhead, photo, explanation } = choices;
  const parts = useMemo(() => {
    const { no_ujian: number, nama: name, exam } = detail.row;
    const content = (
      <article className={css.paper}>
        {letterhead && <PrintedLetterhead />}
        <SheetTitle title={t.heading} mark="" />
        <PaperHead detail={detail} opened={opened} withPhoto={photo} />
        <TypesTable detail={detail} opened={opened} />
        <CompetenceTable detail={detail} />
        <QuestionMarks detail={detail} />
        <NotRightTable detail={detail} opened={opened} withExplanation={explanation} />
        <Signatures />
      </article>
    );
    return [{ name: "result", label: t.heading, foot: t.foot({ number, name, exam }), content }];
  }, [detail, opened, letterhead, photo, explanation, t]);
  return <PrintedSheets paper={papers[size]} font="10" parts={parts} />;
}
