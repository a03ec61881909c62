// What the editor of a text with blanks does to the question. The text leads: a blank is there when its `[[id]]` is, and
// one that comes back by undoing gets back what it had.
import type { Comparison, ContentOf } from "../../contract/questions/question-content.ts";
import { blankComparison } from "../../domain/questions/blank-question.ts";
import { blanksIn } from "../../domain/questions/check-typed.ts";

type Content = ContentOf<14>;
export type Blank = Content["payload"]["blanks"][number];
export type BlankMode = Blank["mode"];
export type Word = Content["payload"]["bank"][number];

/** All that a blank is made of, outside the text. */
export type BlankParts = {
  blank: Blank;
  /** Its key's word in the bank. */
  word: Word | null;
  /** Of a dropdown. */
  key: string | null;
  typed: Comparison | null;
};
export type MakeId = () => string;

export const widthBounds = { min: 3, max: 40 };
const usualWidth = 12;

const withPayload = (content: Content, changes: Partial<Content["payload"]>): Content => ({
  ...content,
  payload: { ...content.payload, ...changes },
});
const withKey = (content: Content, changes: Partial<Content["key"]>): Content => ({
  ...content,
  key: { ...content.key, ...changes },
});

function without<Value>(record: Readonly<Record<string, Value>>, id: string) {
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== id));
}

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A new blank whose key is this word. */
export function newParts(id: string, word: string, mode: BlankMode, makeId: MakeId): BlankParts {
  const width = Math.min(widthBounds.max, Math.max(usualWidth, word.length + 2));
  const blank: Blank = { id, mode, options: [], width };
  const none = { blank, word: null, key: null, typed: null };
  if (mode === "bank") return { ...none, word: { id: makeId(), text: word, reuse: false } };
  if (mode === "text") {
    return { ...none, typed: { ...blankComparison, accepted: [{ text: word, share: 1 }] } };
  }
  const option = { id: makeId(), text: word };
  return { ...none, blank: { ...blank, options: [option] }, key: option.id };
}

export function partsOf({ payload, key }: Content, id: string): BlankParts | null {
  const blank = payload.blanks.find((each) => each.id === id);
  if (!blank) return null;
  const chosen = key.words[id] ?? null;
  return {
    blank,
    word: blank.mode === "bank" ? (payload.bank.find((word) => word.id === chosen) ?? null) : null,
    key: blank.mode === "dropdown" ? chosen : null,
    typed: key.texts[id] ?? null,
  };
}

/** The word of its key: what stands in the text for it, and what is left when it goes. */
export function wordOf(content: Content, id: string): string {
  const parts = partsOf(content, id);
  return parts ? wordIn(parts) : "";
}

export function wordIn({ blank, word, key, typed }: BlankParts): string {
  if (blank.mode === "bank") return word?.text ?? "";
  if (blank.mode === "text") return typed?.accepted[0]?.text ?? "";
  return blank.options.find(({ id }) => id === key)?.text ?? "";
}

function usersOf({ payload, key }: Content, word: string): Blank[] {
  return payload.blanks.filter(({ id, mode }) => mode === "bank" && key.words[id] === word);
}

function withBlank(content: Content, parts: BlankParts): Content {
  const { blank, word, key, typed } = parts;
  const { bank, blanks } = content.payload;
  const added = withPayload(content, { blanks: [...blanks, blank] });
  if (blank.mode === "text") {
    return withKey(added, {
      texts: { ...content.key.texts, [blank.id]: typed ?? blankComparison },
    });
  }
  if (blank.mode === "dropdown") {
    return key === null ? added : withKeyWord(added, blank.id, key);
  }
  if (word === null) return added;
  // A word stands once in the bank.
  const known = bank.find(
    ({ id, text }) => id === word.id || (text.trim() !== "" && sameText(text, word.text)),
  );
  const joined = known ? added : withPayload(added, { bank: [...bank, word] });
  return withKeyWord(joined, blank.id, (known ?? word).id);
}

/** Its word leaves the bank too, unless another blank needs it. */
function withoutBlank(content: Content, id: string): Content {
  const parts = partsOf(content, id);
  const { payload, key } = content;
  const left: Content = {
    ...content,
    payload: { ...payload, blanks: payload.blanks.filter((blank) => blank.id !== id) },
    key: { words: without(key.words, id), texts: without(key.texts, id) },
  };
  const word = parts?.word;
  if (!word || usersOf(left, word.id).length > 0) return left;
  return withPayload(left, { bank: payload.bank.filter((each) => each.id !== word.id) });
}

/** `known`: what is to be told of an id in the text that has no blank: one that came back, or a new one. */
export function withText(
  content: Content,
  text: string,
  known: (id: string) => BlankParts,
): Content {
  const ids = [...new Set(blanksIn(text))];
  let changed = withPayload(content, { text });
  for (const { id } of content.payload.blanks) {
    if (!ids.includes(id)) changed = withoutBlank(changed, id);
  }
  for (const id of ids) {
    if (!changed.payload.blanks.some((blank) => blank.id === id))
      changed = withBlank(changed, known(id));
  }
  const blanks = [...changed.payload.blanks].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return withPayload(changed, { blanks });
}

/** Keeps its word, its place and its width. */
export function withMode(content: Content, id: string, mode: BlankMode, makeId: MakeId): Content {
  const old = partsOf(content, id);
  if (!old || old.blank.mode === mode) return content;
  const parts = newParts(id, wordIn(old), mode, makeId);
  const { width } = old.blank;
  const changed = withBlank(withoutBlank(content, id), {
    ...parts,
    blank: { ...parts.blank, width },
  });
  const order = content.payload.blanks.map((blank) => blank.id);
  const blanks = [...changed.payload.blanks].sort(
    (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
  );
  return withPayload(changed, { blanks });
}

export function withBlankChanged(
  content: Content,
  id: string,
  changes: Partial<Pick<Blank, "width" | "options">>,
): Content {
  const blanks = content.payload.blanks.map((blank) =>
    blank.id === id ? { ...blank, ...changes } : blank,
  );
  return withPayload(content, { blanks });
}

export function withTyped(content: Content, id: string, typed: Comparison): Content {
  return withKey(content, { texts: { ...content.key.texts, [id]: typed } });
}

/** Of a bank's word that is the key of two blanks it is known then that it may be used again. */
export function withKeyWord(content: Content, id: string, word: string): Content {
  const chosen = withKey(content, { words: { ...content.key.words, [id]: word } });
  return usersOf(chosen, word).length > 1 ? withWord(chosen, word, { reuse: true }) : chosen;
}

export function withWord(
  content: Content,
  id: string,
  changes: Partial<Omit<Word, "id">>,
): Content {
  const bank = content.payload.bank.map((word) =>
    word.id === id ? { ...word, ...changes } : word,
  );
  return withPayload(content, { bank });
}

export function withNewWord(content: Content, id: string): Content {
  return withPayload(content, {
    bank: [...content.payload.bank, { id, text: "", reuse: false }],
  });
}

/** For words that are no key: those of a blank go with it. */
export function withoutWord(content: Content, id: string): Content {
  return withPayload(content, { bank: content.payload.bank.filter((word) => word.id !== id) });
}

export function isKeyWord(content: Content, id: string): boolean {
  return usersOf(content, id).length > 0;
}

export function withoutOption(content: Content, id: string, option: string): Content {
  const blank = content.payload.blanks.find((each) => each.id === id);
  const options = (blank?.options ?? []).filter((each) => each.id !== option);
  const left = withBlankChanged(content, id, { options });
  return content.key.words[id] === option
    ? withKey(left, { words: without(content.key.words, id) })
    : left;
}
