// What happens while blanks are filled: words are taken in the hand and put into blanks, by dragging or by two presses in
// either order, and taken out again.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import { usePlacing } from "../parts/placing/use-placing.ts";
import type { PayloadOf } from "../frame/question-type-props.ts";
import { blanksMessages } from "./blanks-messages.ts";
import { numberedBlanks, wordFor } from "./blanks-reading.ts";

export type BlanksAnswerProps = {
  payload: PayloadOf<14>;
  answer: AnswerOf<14> | null;
  onAnswer: (answer: AnswerOf<14>) => void;
};
export type Filling = ReturnType<typeof useFilling>;

/** The bank as a place; no blank is called so. */
export const bankPlace = "";

export function useFilling(props: BlanksAnswerProps) {
  const { payload, onAnswer } = props;
  const t = useStore(blanksMessages);
  const [waiting, setWaiting] = useState<string | null>(null);
  const words = useWords(props);
  const { given, numberOf, bankWord, isUsed, empty, say } = words;
  const fill = (id: string, word: string, from?: string) => {
    setWaiting(null);
    words.fill(id, word, from);
  };
  // In the hand is "word" out of the bank, or "word blank" out of a blank.
  const placing = usePlacing((held, place) => {
    const [word = "", from] = held.split(" ");
    if (place !== bankPlace) fill(place, word, from);
    else if (from !== undefined) empty(from);
  });
  const pressWord = (word: string) => {
    if (isUsed(word)) return;
    if (waiting !== null) return fill(waiting, word);
    const isHeld = placing.held === word;
    placing.hold(isHeld ? null : word);
    say(isHeld ? t.released : t.held({ word: bankWord(word) }));
  };
  const pressBlank = (id: string) => {
    if (placing.held !== null) return placing.put(id);
    if (given[id]) return empty(id);
    setWaiting(waiting === id ? null : id);
    say(waiting === id ? t.released : t.waiting({ number: numberOf(id) }));
  };
  const release = () => {
    placing.hold(null);
    setWaiting(null);
  };
  const clear = () => {
    release();
    onAnswer({ type: 14, blanks: {} });
    say(t.cleared);
  };
  return {
    given,
    waiting,
    placing,
    said: words.said,
    numberOf,
    isUsed,
    isEmpty: Object.keys(given).length === 0,
    wordIn: (id: string) => wordFor(payload, id, given[id]),
    type: words.type,
    pressWord,
    pressBlank,
    release,
    clear,
  };
}

/** What stands in the blanks, and how it changes; each change is announced. */
function useWords({ payload, answer, onAnswer }: BlanksAnswerProps) {
  const t = useStore(blanksMessages);
  const [said, say] = useState("");
  const order = numberedBlanks(payload);
  const given = answer?.blanks ?? {};
  const numberOf = (id: string) => order.indexOf(id) + 1;
  const bankWord = (id: string) => payload.bank.find((word) => word.id === id)?.text ?? "";
  const answered = (changes: Record<string, string>) => {
    const merged = Object.entries({ ...given, ...changes });
    const blanks = Object.fromEntries(merged.filter(([, value]) => value !== ""));
    onAnswer({ type: 14, blanks });
  };
  return {
    given,
    said,
    say,
    numberOf,
    bankWord,
    isUsed: (word: string) =>
      payload.bank.some(({ id, reuse }) => id === word && !reuse) &&
      payload.blanks.some(({ id, mode }) => mode === "bank" && given[id] === word),
    type: (id: string, text: string) => answered({ [id]: text }),
    /** `from`: the blank that the word comes out of. */
    fill(id: string, word: string, from?: string) {
      answered({ ...(from === undefined ? {} : { [from]: "" }), [id]: word });
      say(t.filled({ word: bankWord(word), number: numberOf(id) }));
    },
    empty(id: string) {
      answered({ [id]: "" });
      say(t.emptied({ number: numberOf(id) }));
    },
  };
}
