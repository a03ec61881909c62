// Shows or hides, by a key as well, which words of an essay stand in the model answer. What the person likes is kept on this PC.
import { useStore } from "@nanostores/react";
import { useMemo, useState, type RefObject } from "react";
import {
  readPreferences,
  writePreference,
} from "../../../../core/preferences/screen-preferences.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import { modelAnswer } from "../../../../domain/marking/answer-parts.ts";
import { escapeHtml } from "../../../../domain/text/html-text.ts";
import { wordsIn } from "../../../../domain/text/word-places.ts";
import { Button } from "../../../../ui/input/button.tsx";
import type { ShownVersion } from "../marking-question.tsx";
import { modelWordsMessages } from "./model-words-messages.ts";
import css from "./model-words-button.module.css";
import { useWordHighlights } from "./use-word-highlights.ts";

const [screen, preference] = ["marking", "words"] as const;

/** Short words stand in every text. Keywords were chosen, so that shorter ones count as well. */
const fewestLetters = { ofModel: 4, ofKeywords: 3 };

/** Of essays alone: other questions say in their parts what is expected. */
function wordsOf(content: QuestionContent): Set<string> {
  if (content.type !== 2) return new Set();
  const keywords = content.key.keywords.flatMap((keyword) =>
    wordsIn(escapeHtml(keyword), fewestLetters.ofKeywords),
  );
  return new Set([...wordsIn(modelAnswer(content), fewestLetters.ofModel), ...keywords]);
}

type ModelWordsButtonProps = {
  /** Where the answer is shown. */
  place: RefObject<HTMLElement | null>;
  version: ShownVersion;
};

export function ModelWordsButton({ place, version: { content } }: ModelWordsButtonProps) {
  const t = useStore(modelWordsMessages);
  const [isOn, setIsOn] = useState(() => readPreferences(screen)[preference] === true);
  const words = useMemo(() => wordsOf(content), [content]);
  useWordHighlights(place, words, isOn, css.word ?? "");
  if (words.size === 0) return null;
  const toggle = () => {
    writePreference(screen, preference, !isOn);
    setIsOn(!isOn);
  };
  return (
    <Button
      size="s"
      data-model-words=""
      aria-pressed={isOn}
      className={css.button}
      onClick={toggle}
    >
      {t.show} <kbd>K</kbd>
    </Button>
  );
}
