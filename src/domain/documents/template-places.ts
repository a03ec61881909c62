// Places in the text of a printed document, written `{{hari}}`: which may stand there, and how they are filled in. What is
// filled in is text, whatever it looks like. Of HTML that a sanitiser or an editor has written; it cleans nothing itself.
import {
  templatePlaces,
  type TemplateKind,
  type TemplatePlace,
} from "../../contract/exams/document-templates.ts";
import { escapeHtml, isEmptyHtml, unescapeHtml } from "../text/html-text.ts";

export type PlaceValues = Readonly<Partial<Record<TemplatePlace, string>>>;

/** An attribute may hold ">": a formula does. */
const tags = /<(?:"[^"]*"|[^"<>])*>/gu;
const place = /\{\{([^{}]*)\}\}/gu;

/** Texts and tags by turns, beginning with a text; in an attribute two braces are a formula's. */
function overTexts(html: string, write: (text: string) => string): string {
  let written = "";
  let from = 0;
  for (const { 0: tag, index } of html.matchAll(tags)) {
    written += write(html.slice(from, index)) + tag;
    from = index + tag.length;
  }
  return written + write(html.slice(from));
}

const nameIn = (inner: string) => unescapeHtml(inner).trim();

/** In one pass: a value that looks like a place stays as it is. A place without a value stays, too. */
export function fillTemplate(html: string, values: PlaceValues): string {
  return overTexts(html, (text) =>
    text.replace(place, (whole, inner: string) => {
      const name = nameIn(inner);
      const value = Object.hasOwn(values, name) ? values[name as TemplatePlace] : undefined;
      return value === undefined ? whole : escapeHtml(value);
    }),
  );
}

/** Why the text may not be kept; null: it may. */
export function templateFault(html: string, kind: TemplateKind): string | null {
  if (isEmptyHtml(html)) return "Isi template wajib diisi.";
  if (/<(?:img|audio)\b/iu.test(html)) return "Gambar dan suara tidak dapat dipakai di template.";
  const known: readonly string[] = templatePlaces[kind];
  const unknown = new Set<string>();
  let hasLoose = false;
  overTexts(html, (text) => {
    const rest = text.replace(place, (_whole, inner: string) => {
      const name = nameIn(inner);
      if (!known.includes(name)) unknown.add(name);
      return "";
    });
    hasLoose ||= /\{\{|\}\}/u.test(rest);
    return text;
  });
  const [first] = unknown;
  if (first !== undefined) return `Isian "${first.slice(0, 40)}" tidak dikenal di template ini.`;
  // Half of a place, or one with its letters in different looks.
  return hasLoose ? "Ada kurung isian yang tidak lengkap. Tulis isiannya sekali lagi." : null;
}
