// Says of each block of a sheet what of it stays on one page, which no style sheet can know: it depends on how high it came
// out. What is kept leaves room at the foot of a page, so that only so much of one may be kept.
import { pageHeight, type Paper } from "./paper-size.ts";

/** Of a page: what stays whole, and the most that a beginning with all that belongs to it may take. */
const [maxWhole, maxKept] = [0.25, 0.4];

/** In pixels. `lead`: the beginning of a block that is cut after it, if at all; 0 where it has none. */
export type BlockSize = { height: number; lead: number };

export type Keeping = {
  block: "whole" | "long";
  lead: "whole" | "long";
  /** How much of the page the next break may have to leave free. */
  kept: number;
};

export function keepingOf({ height, lead }: BlockSize, page: number): Keeping {
  if (height <= page * maxWhole) return { block: "whole", lead: "whole", kept: height };
  const isShort = lead <= page * maxKept;
  return { block: "long", lead: isShort ? "whole" : "long", kept: isShort ? lead : 0 };
}

/** Whether what stands before a block (a text before its first question) can stay with it. */
export function staysWith(before: Keeping, next: Keeping, page: number): boolean {
  return before.block === "whole" && before.kept + next.kept <= page * maxKept;
}

/**
 * `data-block` is a block, `data-lead` its beginning, `data-before` what belongs to the next block: the values are for
 * printed-sheets.module.css.
 */
export function keepTogether(sheets: HTMLElement, paper: Paper): void {
  const page = pageHeight(paper);
  const blocks = [...sheets.querySelectorAll<HTMLElement>("[data-block]")];
  const keepings = blocks.map((block) => {
    const lead = block.querySelector<HTMLElement>("[data-lead]");
    const size = { height: block.offsetHeight, lead: lead?.offsetHeight ?? 0 };
    return { block, lead, keeping: keepingOf(size, page) };
  });
  for (const [at, { block, lead, keeping }] of keepings.entries()) {
    block.dataset["block"] = keeping.block;
    if (lead) lead.dataset["lead"] = keeping.lead;
    const next = keepings[at + 1]?.keeping;
    if ("before" in block.dataset) {
      block.dataset["before"] = next && staysWith(keeping, next, page) ? "near" : "";
    }
  }
  for (const shown of sheets.querySelectorAll("[data-lead] :is(img, table)")) standNear(shown);
}

/** A picture or a table stays below the words that lead to it. */
function standNear(shown: Element): void {
  const part = shown.closest<HTMLElement>(".rich-text > *");
  if (part) part.dataset["near"] = "";
}
