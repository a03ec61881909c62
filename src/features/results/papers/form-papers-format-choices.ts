// On which paper the forms are printed: each as it needs it, or all on their side where a browser prints one kind of paper alone.
import type { FormFormat } from "../../../kit/print/sheets/form-paper.ts";
import { hasMarginBoxes } from "../../../kit/print/sheets/page-rules.ts";
import { papers, type Paper } from "../../../kit/print/sheets/paper-size.ts";
import type { FormPapersChoices } from "./form-papers-choices.ts";

const turned = ({ width, height }: Paper): Paper => ({ width: height, height: width });
// Made once: sheets are drawn anew for another one.
const landscape = { a4: turned(papers.a4), f4: turned(papers.f4) };

export function formFormatOf({
  letterhead,
  size,
}: Pick<FormPapersChoices, "letterhead" | "size">): FormFormat {
  const aside = landscape[size];
  return { letterhead, aside, upright: hasMarginBoxes() ? papers[size] : aside };
}
