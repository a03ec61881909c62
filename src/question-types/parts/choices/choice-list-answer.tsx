// Options as a participant answers them: radio buttons that can be taken back, or boxes to tick within their bounds.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { Option } from "../../../contract/questions/question-content.ts";
import { Button } from "../../../ui/input/button.tsx";
import type { QuestionLayout } from "../../frame/question-type-props.ts";
import { choiceViewMessages } from "./choice-list-messages.ts";
import type { ChoiceBounds, ChoiceMode } from "./choice-list-view.tsx";
import css from "./choice-list-view.module.css";
import { letterOf } from "../../../domain/text/letters.ts";
import { OptionText } from "./option-text.tsx";

export type ChoiceListAnswerProps = {
  options: readonly Option[];
  bounds: ChoiceBounds;
  mode: Extract<ChoiceMode, { is: "answer" }>;
  layout: QuestionLayout;
};

export function ChoiceListAnswer({ options, bounds, mode, layout }: ChoiceListAnswerProps) {
  const t = useStore(choiceViewMessages);
  const name = useId();
  const { chosen, onChoose } = mode;
  const { single, most } = bounds;
  const isFull = !single && most > 0 && chosen.length >= most;
  const choose = (id: string, isChosen: boolean) => {
    if (single) return onChoose(isChosen ? [id] : []);
    const wanted = new Set(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
    onChoose(options.map((each) => each.id).filter((each) => wanted.has(each)));
  };
  return (
    <fieldset className={css.answer}>
      <legend className={css.legend}>{instruction(t, bounds)}</legend>
      <div className={css.options} data-layout={layout}>
        {options.map(({ id, html }, at) => {
          const isChosen = chosen.includes(id);
          return (
            <label key={id} className={css.choice} data-chosen={isChosen ? "" : undefined}>
              <input
                type={single ? "radio" : "checkbox"}
                name={name}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={(event) => choose(id, event.currentTarget.checked)}
                // A radio button that was chosen already says nothing when it is pressed again,
                onClick={() => single && isChosen && choose(id, false)}
                // by keyboard not even to this; where it does, once is enough.
                onKeyUp={(event) => {
                  if (event.key !== " " || !single || !isChosen) return;
                  event.preventDefault();
                  choose(id, false);
                }}
              />
              <span className={css.letter}>{letterOf(at)}.</span>
              <OptionText html={html} />
            </label>
          );
        })}
      </div>
      {single && (
        <Button
          variant="ghost"
          size="s"
          icon="rotate-ccw"
          className={css.clear}
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => chosen.length > 0 && onChoose([])}
        >
          {t.clear}
        </Button>
      )}
    </fieldset>
  );
}

type Texts = ReturnType<typeof choiceViewMessages.get>;

function instruction(t: Texts, { single, least, most }: ChoiceBounds): string {
  if (single) return t.chooseOne;
  if (least > 0 && least === most) return t.chooseExactly({ most });
  if (least > 0 && most > 0) return t.chooseBetween({ least, most });
  if (least > 0) return t.chooseAtLeast({ least });
  return most > 0 ? t.chooseAtMost({ most }) : t.chooseSome;
}
