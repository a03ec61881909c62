// A form of a sentence is known by its beginning and its length: what follows its last place is the same words each time, which
// a language's file need not hold ("Kode {code} sudah dip{+21}"). core/faults/sentence-form.ts reads them.
import { formOf } from "../../core/faults/sentence-form.ts";

/** Of what follows the last place so much is kept, and of all words at least so much. */
const kept = { atEnd: 6, inAll: 16 };
/** Cutting fewer saves nothing. */
const worthwhile = 8;

/** In their order, in which the first that fits is meant: whatever would take another's sentence stays whole. */
export function shortForms(forms: readonly string[]): string[] {
  const short = forms.map(cutForm);
  const samples = forms.map((form) => form.replace(/\{\w+\}/gu, "7"));
  return forms.map((form, at) => {
    if (short[at] === form) return form;
    const [cut, whole] = [formOf(short[at]!), formOf(form)];
    const isGreedy = samples.some((sample) => cut.test(sample) && !whole.test(sample));
    return isGreedy ? form : short[at]!;
  });
}

function cutForm(form: string): string {
  const end = form.lastIndexOf("}") + 1;
  const literal = form.slice(0, end).replace(/\{\w+\}/gu, "").length;
  const from = end + Math.max(kept.atEnd, kept.inAll - literal);
  const left = form.length - from;
  return left < worthwhile ? form : `${form.slice(0, from)}{+${left}}`;
}
