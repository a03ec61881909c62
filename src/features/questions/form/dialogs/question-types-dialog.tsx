// The 16 types to choose from, each with a picture and a sentence. Arrows walk, letters and codes find, Enter chooses.
import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { QuestionType } from "../../../../contract/questions/question-types.ts";
import { typeNames } from "../../../../kit/label-messages.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { questionTypeMessages, typeGroups } from "../../list/question-type-messages.ts";
import { typeBeside, typeMeant } from "../model/question-types-choices.ts";
import { questionFormMessages } from "../question-form-messages.ts";
import css from "./question-form-dialogs.module.css";

export type QuestionTypesDialogProps = {
  type: QuestionType;
  onChoose: (type: QuestionType) => void;
  onClose: () => void;
};

/** What is typed without a longer pause is one word. */
const typingResetMs = 1000;

export function QuestionTypesDialog({ type, onChoose, onClose }: QuestionTypesDialogProps) {
  const t = useStore(questionFormMessages);
  const questionTypeT = useStore(questionTypeMessages);
  const [current, setCurrent] = useState(type);
  const list = useRef<HTMLDivElement>(null);
  const find = useTypedSearch();
  // At once: a key that comes with the dialog is meant for it.
  useLayoutEffect(() => {
    list.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const isLetter = key.length === 1 && key !== " ";
    const found = isLetter ? find(key) : typeBeside(current, key);
    if (found === null) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-type="${found}"]`)?.focus();
  };
  return (
    <Dialog title={t.type} size="xl" closeLabel={t.keepType} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={list}
        className={css.gallery}
        role="group"
        aria-label={t.type}
        onKeyDown={onKeyDown}
      >
        {typeGroups.map(([name, types]) => (
          <section key={name} aria-label={questionTypeT[name]}>
            <h3>{questionTypeT[name]}</h3>
            <div className={css.types}>
              {types.map((each) => (
                <TypeButton
                  key={each}
                  type={each}
                  isStop={each === current}
                  isPressed={each === type}
                  onFocus={() => setCurrent(each)}
                  onClick={() => onChoose(each)}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Keys that follow each other quickly are searched for as one word. */
function useTypedSearch(): (key: string) => QuestionType | null {
  const typed = useRef({ text: "", at: 0 });
  return (key) => {
    const now = performance.now();
    const text = now - typed.current.at < typingResetMs ? typed.current.text + key : key;
    typed.current = { text, at: now };
    return typeMeant(text);
  };
}

type TypeButtonProps = {
  type: QuestionType;
  /** This row is the tab stop of the table. */
  isStop: boolean;
  isPressed: boolean;
  onFocus(): void;
  onClick(): void;
};

function TypeButton({ type, isStop, isPressed, ...events }: TypeButtonProps) {
  const questionTypeT = useStore(questionTypeMessages);
  return (
    <button
      type="button"
      className={css.type}
      data-type={type}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isPressed}
      {...events}
    >
      <Icon name={`type-${type}`} size={48} />
      <span>
        <b>
          {type} {typeNames.get()[type]}
        </b>
        <small>{questionTypeT[`about${type}`]}</small>
      </span>
    </button>
  );
}
