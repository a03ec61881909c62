// Options of which one is right, as types 1 and 3 are edited.
import type { ContentOf } from "../../../contract/questions/question-content.ts";
import type { QuestionEditorProps } from "../../frame/question-type-props.ts";
import { ChoiceListEditor } from "./choice-list-editor.tsx";
import type { ChoiceList } from "./choice-list-model.ts";

type SingleChoice = Omit<ContentOf<1>, "type">;

export type SingleChoiceFieldsProps = Pick<QuestionEditorProps, "errors" | "policy" | "tools"> & {
  content: SingleChoice;
  onChange: (content: SingleChoice) => void;
};

export function SingleChoiceFields({ content, onChange, ...rest }: SingleChoiceFieldsProps) {
  const { payload, key } = content;
  const list: ChoiceList = {
    options: payload.options,
    keys: key.id === null ? [] : [key.id],
    weights: key.weights,
  };
  const change = ({ options, keys, weights }: ChoiceList) =>
    onChange({
      payload: { options: [...options] },
      key: { id: keys[0] ?? null, weights: { ...weights } },
    });
  return <ChoiceListEditor {...rest} list={list} onChange={change} single />;
}
