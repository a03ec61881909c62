// Editor of type 7: the items in their right order, and what counts when credit is partial.
import { useStore } from "@nanostores/react";
import { RadioGroup } from "../../ui/choice/radio-group.tsx";
import { HtmlPartList } from "../parts/rows/html-part-list.tsx";
import { KeyErrors } from "../parts/marks/key-errors.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { orderingMessages } from "./ordering-messages.ts";
import { inOrder, withItems } from "./ordering-model.ts";
import css from "./ordering.module.css";

export function OrderingEditor({ content, onChange, errors, tools }: QuestionEditorProps<7>) {
  const t = useStore(orderingMessages);
  const { payload, key } = content;
  return (
    <div className={css.editor}>
      <HtmlPartList
        label={t.items}
        hint={t.itemsHint}
        parts={inOrder(payload.items, key.ids)}
        onParts={(items) => onChange(withItems(content, items))}
        nameOf={(at) => t.itemNumber({ number: at + 1 })}
        addLabel={t.addItem}
        fewest={3}
        most={10}
        path="items"
        errors={errors}
        tools={tools}
      />
      <RadioGroup
        legend={t.measure}
        options={[
          { value: "places", label: t.places, hint: t.placesHint },
          { value: "neighbours", label: t.neighbours, hint: t.neighboursHint },
        ]}
        value={key.measure}
        onChange={(measure) =>
          onChange({
            ...content,
            key: { ...key, measure: measure === "neighbours" ? "neighbours" : "places" },
          })
        }
      />
      <KeyErrors errors={errors} />
    </div>
  );
}
