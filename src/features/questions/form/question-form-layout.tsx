// How question and answers stand to each other, chosen by small pictures of the four ways.
import { useStore } from "@nanostores/react";
import { useId } from "react";
import { Icon } from "../../../ui/icon.tsx";
import radioCss from "../../../ui/choice/radio-group.module.css";
import { meaningfulLayouts } from "./model/question-settings-choices.ts";
import { questionFormMessages } from "./question-form-messages.ts";
import type { QuestionFields } from "./model/question-form-model.ts";
import css from "./question-form.module.css";

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
            <Icon name={`layout-${layout}`} size={36} />
            <span>{t[`layout${layout}`]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
