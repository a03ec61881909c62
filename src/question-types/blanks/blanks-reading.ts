// Reads a text with blanks for its views; half-written ones too.
import { blanksIn } from "../../domain/questions/check-typed.ts";
import type { KeyOf, PayloadOf } from "../frame/question-type-props.ts";
import type { Blank } from "./blanks-model.ts";

/** The ids in the order of the text, which is what blanks are numbered by. */
export function numberedBlanks({ text }: PayloadOf<14>): string[] {
  return [...new Set(blanksIn(text))];
}

export function blankIn({ blanks }: PayloadOf<14>, id: string): Blank | undefined {
  return blanks.find((blank) => blank.id === id);
}

/** What a blank can be filled with; nothing where it is typed. */
export function choicesFor(payload: PayloadOf<14>, id: string): { id: string; text: string }[] {
  const blank = blankIn(payload, id);
  if (blank?.mode === "bank") return payload.bank;
  return blank?.mode === "dropdown" ? blank.options : [];
}

/** What an answer (or a key) says in words: a choice's own, or what was typed. */
export function wordFor(payload: PayloadOf<14>, id: string, given: string | undefined): string {
  if (blankIn(payload, id)?.mode === "text") return given ?? "";
  return choicesFor(payload, id).find((choice) => choice.id === given)?.text ?? "";
}

/** The word of the key; of several accepted answers the first, which others may stand for. */
export function rightWord(payload: PayloadOf<14>, key: KeyOf<14>, id: string): string {
  return blankIn(payload, id)?.mode === "text"
    ? (key.texts[id]?.accepted.find(({ share }) => share === 1)?.text ?? "")
    : wordFor(payload, id, key.words[id]);
}
