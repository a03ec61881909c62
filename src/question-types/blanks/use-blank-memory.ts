// What blanks were made of, as long as the editor is there: text that comes back by undoing or pasting finds its blank.
import { useLayoutEffect, useRef } from "react";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import {
  type BlankMode,
  type BlankParts,
  type MakeId,
  newParts,
  partsOf,
  wordIn,
} from "./blanks-model.ts";

export type BlankMemory = {
  /** Remembers a new blank for the word and answers its id. */
  make: (word: string) => string;
  isKnown: (id: string) => boolean;
  wordOf: (id: string) => string;
  /** Of an id that nobody knows the id itself is the word: somebody wrote it so. */
  partsFor: (id: string) => BlankParts;
};

export function useBlankMemory(
  content: ContentOf<14>,
  mode: BlankMode,
  makeId: MakeId,
): BlankMemory {
  const known = useRef(new Map<string, BlankParts>());
  useLayoutEffect(() => {
    for (const { id } of content.payload.blanks) {
      const parts = partsOf(content, id);
      if (parts) known.current.set(id, parts);
    }
  });
  return {
    make: (word) => {
      const id = makeId();
      known.current.set(id, newParts(id, word, mode, makeId));
      return id;
    },
    isKnown: (id) => known.current.has(id),
    wordOf: (id) => {
      const parts = known.current.get(id);
      return parts ? wordIn(parts) : "";
    },
    partsFor: (id) => known.current.get(id) ?? newParts(id, id, mode, makeId),
  };
}
