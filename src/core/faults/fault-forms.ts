// Sentences in another language, by their forms: "Kode {code} sudah dipakai oleh {name}." What stands in a place comes out
// as it went in; where the place's name begins with a capital it is words of ours, which are said in that language too. A
// place of one letter holds a number.
import { fillPlaces } from "../i18n.ts";

type Form = { literal: number; form: RegExp; said: string };

let forms: Form[] = [];
/** Those without places. */
let sentences = new Map<string, string>();
/** A list of rows is drawn again and again. */
const known = new Map<string, string>();

/** From now on these are known, and no others. Of several forms that fit a sentence the most literal is meant. */
export function setFaultTexts(texts: Readonly<Record<string, string>>): void {
  const entries = Object.entries(texts);
  const hasPlaces = ([sentence]: [string, string]) => sentence.includes("{");
  known.clear();
  sentences = new Map(entries.filter((entry) => !hasPlaces(entry)));
  forms = entries
    .filter(hasPlaces)
    .map(([sentence, said]) => ({
      literal: sentence.replace(/\{\w+\}/gu, "").length,
      form: formOf(sentence),
      said,
    }))
    .sort((one, other) => other.literal - one.literal);
}

function formOf(sentence: string): RegExp {
  const places = sentence
    .replace(/[^\w\s{}]/g, "\\$&")
    .replace(/\{(\w)\}/g, "(?<$1>\\d+)")
    .replace(/\{(\w+)\}/g, "(?<$1>.*?)");
  return new RegExp(`^${places}$`, "s");
}

export function translateSentence(text: string): string {
  const translated = known.get(text) ?? sentences.get(text) ?? translateByForm(text);
  known.set(text, translated);
  return translated;
}

function translateByForm(text: string): string {
  for (const { form, said } of forms) {
    const places = form.exec(text);
    if (!places) continue;
    const { groups = {} } = places;
    for (const name in groups) if (name < "a") groups[name] = translateSentence(groups[name]!);
    return fillPlaces(said, groups);
  }
  return text;
}
