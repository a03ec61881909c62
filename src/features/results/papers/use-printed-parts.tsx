// The parts of the printout: those of each form, with the table of contents before them where several forms may be printed.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { SelectedResults } from "../../../contract/results/exam-results.ts";
import type { FormFormat } from "../../../kit/print/sheets/form-paper.ts";
import type { CountedPages } from "../../../kit/print/sheets/numbered-sheets.tsx";
import type { SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import { ContentsSheet } from "./contents-sheets.tsx";
import type { FormName } from "./form-papers-address-value.ts";
import { formPapersMessages } from "./form-papers-messages.ts";
import type { FormPapersModel, MadeForm } from "./form-papers-model.ts";
import { formParts } from "./form-parts-rows.ts";

type PrintedPartsInput = {
  model: FormPapersModel;
  selected: SelectedResults;
  forms: readonly MadeForm[];
  look: FormFormat;
  group: string;
  $counts: CountedPages;
};

export function usePrintedParts({
  model,
  selected,
  forms,
  look,
  group,
  $counts,
}: PrintedPartsInput): {
  parts: readonly SheetPart[];
  empty: readonly FormName[];
} {
  const t = useStore(formPapersMessages);
  const { one } = model;
  const { name: exam } = selected;
  // Without it every change of a choice would draw all sheets anew: of 1,000 participants that takes seconds.
  return useMemo(() => {
    const { listed, empty } = formParts(forms, look, t);
    if (one !== null || listed.length === 0) return { parts: listed, empty };
    const { letterhead, upright: paper } = look;
    const content = <ContentsSheet {...{ exam, group, letterhead, listed, $counts }} />;
    const label = [t.title, exam, group].filter(Boolean).join(" · ");
    return { parts: [{ name: "contents", label, foot: label, paper, content }, ...listed], empty };
  }, [forms, look, one, exam, group, $counts, t]);
}
