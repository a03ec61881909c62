// Sentences in another language, by their forms: "Kode {code} sudah dipakai oleh {name}." What stands in a place comes out
// as it went in; where the place's name begins with a capital it is words of ours, which are said in that language too. A
// place of one letter holds a number.
import { fillPlaces } from "../i18n.ts";
import { saidFaultMessages } from "./said-fault-messages.ts";
import { formOf } from "./sentence-form.ts";
import { markedName, markLength, sentenceMark } from "./sentence-mark.ts";
import type { MarkedSentences } from "./sentence-mark.ts";

type Marked = { [markedName]?: MarkedSentences };
type Form = readonly [form: RegExp, said: string];

let forms: Form[] = [];
/** Sentences without places, by their mark. */
let sentences = new Map<string, string>();
/** A list of rows is drawn again and again. */
const known = new Map<string, string>();

// In a language that has them they are fetched now, and kept.
saidFaultMessages.subscribe((texts) => {
  const { [markedName]: marked, ...plain } = texts as Record<string, string> & Marked;
  known.clear();
  sentences = readMarked(marked ?? [""]);
  forms = [];
  for (const [form, said] of Object.entries(plain)) {
    if (form.includes("{")) forms.push([formOf(form), said]);
    else sentences.set(sentenceMark(form), said);
  }
});

function readMarked([marks, ...said]: MarkedSentences): Map<string, string> {
  return new Map(
    said.map((text, at) => [marks.slice(at * markLength, (at + 1) * markLength), text]),
  );
}

export function sayInLanguage(text: string): string {
  const said = known.get(text) ?? sentences.get(sentenceMark(text)) ?? sayByForm(text);
  known.set(text, said);
  return said;
}

/** Of several that fit, the first is meant: the most literal stand first. */
function sayByForm(text: string): string {
  for (const [form, said] of forms) {
    const places = form.exec(text);
    if (!places) continue;
    const { groups = {} } = places;
    for (const name in groups) if (name < "a") groups[name] = sayInLanguage(groups[name]!);
    return fillPlaces(said, groups);
  }
  return text;
}
