// Pictures as options, in a grid (type 15).
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { choiceEditorMessages } from "../parts/choices/choice-list-messages.ts";
import { letterOf } from "../../domain/text/letters.ts";
import { QuestionPicture } from "../parts/pictures/question-picture.tsx";
import { VerdictMark } from "../parts/marks/verdict-mark.tsx";
import type { PayloadOf, ViewMode } from "../frame/question-type-props.ts";
import { ChoiceRule, ClearChoice } from "./choice-note.tsx";
import { ChoiceTags } from "./choice-tags.tsx";
import { chosenIn, picked, verdictIn } from "./picked-choices.ts";
import type { PictureOption } from "./picture-choice-model.ts";
import css from "./picture-choice.module.css";

type OptionsPayload = Extract<PayloadOf<15>, { mode: "options" }>;
export type PictureOptionsViewProps = { payload: OptionsPayload; mode: ViewMode<15> };

export function PictureOptionsView({ payload, mode }: PictureOptionsViewProps) {
  const t = useStore(choiceEditorMessages);
  const name = useId();
  const { options, columns, multiple } = payload;
  const chosen = chosenIn(mode);
  const onAnswer = mode.is === "preview" ? mode.onAnswer : undefined;
  const most = multiple ? 0 : 1;
  const role = onAnswer ? (multiple ? "group" : "radiogroup") : "list";
  return (
    <div className={css.choice}>
      <ChoiceRule mode={mode} most={most} ids={options.map(({ id }) => id)} />
      <div role={role} aria-label={t.options} className={css.grid} data-columns={columns}>
        {options.map((option, at) => {
          const letter = letterOf(at);
          const isChosen = chosen.includes(option.id);
          if (!onAnswer) {
            return <StandingOption key={option.id} {...{ option, letter, multiple, mode }} />;
          }
          const answer = mode.is === "preview" ? mode.answer : null;
          return (
            <label key={option.id} className={css.card} data-chosen={isChosen ? "" : undefined}>
              <span className={css.head}>
                <input
                  type={multiple ? "checkbox" : "radio"}
                  name={multiple ? undefined : name}
                  checked={isChosen}
                  onChange={() => onAnswer(picked(answer, option.id, most))}
                  onClick={() => {
                    // A radio button that is on tells of no change: pressed again, it is taken back.
                    if (isChosen && !multiple) onAnswer(picked(answer, option.id, most));
                  }}
                />
                <span className={css.letter}>{letter}.</span>
              </span>
              <Face option={option} />
            </label>
          );
        })}
      </div>
      <ClearChoice mode={mode} />
    </div>
  );
}

type StandingOptionProps = {
  option: PictureOption;
  letter: string;
  multiple: boolean;
  mode: ViewMode<15>;
};

function StandingOption({ option, letter, multiple, mode }: StandingOptionProps) {
  const verdict = verdictIn(mode, option.id);
  const isPaper = mode.is === "preview";
  return (
    <div role="listitem" className={css.card} data-verdict={verdict ?? undefined}>
      <span className={css.head}>
        {verdict && <VerdictMark verdict={verdict} />}
        {isPaper && multiple && <span className={css.box} aria-hidden="true" />}
        <span className={css.letter}>{isPaper ? letter.toLowerCase() : letter}.</span>
        <span className={css.tags}>
          <ChoiceTags mode={mode} id={option.id} />
        </span>
      </span>
      <Face option={option} />
    </div>
  );
}

function Face({ option }: { option: PictureOption }) {
  return (
    <>
      <QuestionPicture image={option.image} />
      {option.caption && (
        <span className={css.caption} dir="auto">
          {option.caption}
        </span>
      )}
    </>
  );
}
