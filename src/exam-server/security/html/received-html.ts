// Everything that people send as HTML passes this before it is stored, whatever their console did.
import {
  cleaningCost,
  costFault,
  lengthFault,
} from "../../../domain/questions/question-html-bounds.ts";
import type { Call } from "../../http/handler.ts";
import type { Services } from "../../http/services.ts";
import { sanitizeHtml } from "./sanitised-html.ts";

/** About a millisecond. What costs more is cleaned in a thread; what people type costs less. */
export const cheapCost = 500;

type Bounds = {
  /** Of the HTML as it would be kept. */
  maxLength: number;
  /** Of cleaning it (question-html-bounds.ts). */
  maxCost?: number;
};

/** Who sends it, by whom turns are taken. */
export type HtmlSender = Pick<Call, "caller" | "sitter"> & {
  services: Pick<Services, "htmlCleaner">;
};

/** As it may be kept, or why it may not. Not within a transaction: costly HTML waits for its turn. */
export async function receivedHtml(
  html: string,
  { maxLength, maxCost }: Bounds,
  { caller, sitter, services }: HtmlSender,
): Promise<{ html: string } | { fault: string }> {
  const tooCostly = costFault(html, maxCost);
  if (tooCostly !== null) return { fault: tooCostly };
  const sender = caller?.id ?? sitter?.id ?? "";
  const isCheap = cleaningCost(html) <= cheapCost;
  const clean = isCheap ? sanitizeHtml(html) : await services.htmlCleaner.clean(sender, html);
  const fault = lengthFault(clean, maxLength);
  return fault === null ? { html: clean } : { fault };
}
