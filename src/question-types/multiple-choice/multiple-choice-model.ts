// Type 4's content as the list of options that its editor changes, and back.
import type { ContentOf } from "../../contract/questions/question-content.ts";
import type { ChoiceList } from "../parts/choices/choice-list-model.ts";

type Content = ContentOf<4>;

export function listOfContent({ payload, key }: Content): ChoiceList {
  return { options: payload.options, keys: key.ids, weights: key.weights };
}

/** Nobody could choose more than there are, so the bounds shrink with the options. */
export function contentOfList(content: Content, list: ChoiceList): Content {
  const options = [...list.options];
  const { min_choices: least, max_choices: most } = content.payload;
  return {
    type: 4,
    payload: {
      options,
      min_choices: Math.min(least, options.length),
      max_choices: Math.min(most, options.length),
    },
    key: { ids: [...list.keys], weights: { ...list.weights } },
  };
}

export type BoundFault = "crossed" | "tooFew";

/** Bounds that nobody could answer within, or not rightly; null when they fit. */
export function boundFault({ payload, key }: Content): BoundFault | null {
  const { min_choices: least, max_choices: most } = payload;
  if (most === 0) return null;
  if (least > most) return "crossed";
  return key.ids.length > most ? "tooFew" : null;
}
