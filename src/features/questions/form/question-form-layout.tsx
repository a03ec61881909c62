// How question and answers stand to each other, chosen by small pictures of the four ways.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import radioCss from "../../../ui/choice/radio-group.module.css";
import { meaningfulLayouts } from "./model/question-form-meaning.ts";
import { questionFormMessages } from "./question-form-messages.ts";
import type { QuestionFields } from "./model/question-form-model.ts";
import css from "./question-form.module.css";

type Box = readonly [x: number, y: number, width: number, height: number];

/** Of 36 × 26: first the question, then the answers. */
const drawings: Record<QuestionInput["layout"], readonly [Box, ...Box[]]> = {
  1: [
    [3, 3, 30, 7],
    [3, 13, 22, 2],
    [3, 17, 22, 2],
    [3, 21, 22, 2],
  ],
  2: [
    [3, 3, 30, 7],
    [3, 14, 13, 3],
    [20, 14, 13, 3],
    [3, 20, 13, 3],
    [20, 20, 13, 3],
  ],
  3: [
    [3, 3, 30, 7],
    [3, 13, 30, 3],
    [3, 17, 30, 3],
    [3, 21, 30, 3],
  ],
  4: [
    [3, 3, 13, 20],
    [20, 4, 13, 3],
    [20, 11, 13, 3],
    [20, 18, 13, 3],
  ],
};

export function LayoutField({ form }: { form: QuestionFields }) {
  const t = useStore(questionFormMessages);
  const chosen = useStore(form.fields.layout);
  const { type } = useStore(form.fields.content);
  const name = useId();
  return (
    <fieldset>
      <legend className={radioCss.legend}>{t.layout}</legend>
      <div className={css.layouts}>
        {meaningfulLayouts(type, chosen).map((layout) => (
          <label key={layout} className={css.layout}>
            <input
              type="radio"
              name={name}
              checked={layout === chosen}
              onChange={() => form.set("layout", layout)}
            />
            <LayoutPicture boxes={drawings[layout]} />
            <span>{t[`layout${layout}`]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LayoutPicture({ boxes: [question, ...answers] }: { boxes: readonly [Box, ...Box[]] }) {
  const rect = ([x, y, width, height]: Box, className: string | undefined) => (
    <rect
      key={`${x} ${y}`}
      x={x}
      y={y}
      width={width}
      height={height}
      rx="1"
      className={className}
    />
  );
  return (
    <svg viewBox="0 0 36 26" width="36" height="26" aria-hidden="true">
      {rect(question, css.drawnQuestion)}
      {answers.map((box) => rect(box, css.drawnAnswer))}
    </svg>
  );
}
