// The 16 types of question: of each its view and its editor, a chunk each but for the small ones, which share one. A type
// that is left out does not compile.
import type { FunctionComponent } from "react";
import type { QuestionType } from "../contract/questions/question-types.ts";
import type { QuestionEditorProps, QuestionViewProps } from "./frame/question-type-props.ts";

type Plugin<Type extends QuestionType> = {
  view: () => Promise<FunctionComponent<QuestionViewProps<Type>>>;
  editor: () => Promise<FunctionComponent<QuestionEditorProps<Type>>>;
};

const small = () => import("./small-types.ts");

export const registry: { [Type in QuestionType]: Plugin<Type> } = {
  1: {
    view: async () => (await small()).SingleChoiceView,
    editor: async () => (await small()).SingleChoiceEditor,
  },
  2: {
    view: async () => (await small()).EssayView,
    editor: async () => (await small()).EssayEditor,
  },
  3: {
    view: async () => (await small()).ListeningView,
    editor: async () => (await small()).ListeningEditor,
  },
  4: {
    view: async () => (await small()).MultipleChoiceView,
    editor: async () => (await small()).MultipleChoiceEditor,
  },
  5: {
    view: async () => (await small()).MatchingView,
    editor: async () => (await small()).MatchingEditor,
  },
  6: {
    view: async () => (await small()).ShortAnswerView,
    editor: async () => (await small()).ShortAnswerEditor,
  },
  7: {
    view: async () => (await small()).OrderingView,
    editor: async () => (await small()).OrderingEditor,
  },
  8: {
    view: async () => (await small()).TrueFalseView,
    editor: async () => (await small()).TrueFalseEditor,
  },
  9: {
    view: async () => (await small()).AgreementView,
    editor: async () => (await small()).AgreementEditor,
  },
  10: {
    view: async () => (await small()).MultiMatchingView,
    editor: async () => (await small()).MultiMatchingEditor,
  },
  11: {
    view: async () => (await import("./text-grid/text-grid-view.tsx")).TextGridView,
    editor: async () => (await import("./text-grid/text-grid-editor.tsx")).TextGridEditor,
  },
  12: {
    view: async () => (await import("./choice-grid/choice-grid-view.tsx")).ChoiceGridView,
    editor: async () => (await import("./choice-grid/choice-grid-editor.tsx")).ChoiceGridEditor,
  },
  13: {
    view: async () => (await import("./grouping/grouping-view.tsx")).GroupingView,
    editor: async () => (await import("./grouping/grouping-editor.tsx")).GroupingEditor,
  },
  14: {
    view: async () => (await import("./blanks/blanks-view.tsx")).BlanksView,
    editor: async () => (await import("./blanks/blanks-editor.tsx")).BlanksEditor,
  },
  15: {
    view: async () => (await import("./picture-choice/picture-choice-view.tsx")).PictureChoiceView,
    editor: async () =>
      (await import("./picture-choice/picture-choice-editor.tsx")).PictureChoiceEditor,
  },
  16: {
    view: async () => (await import("./picture-labels/picture-labels-view.tsx")).PictureLabelsView,
    editor: async () =>
      (await import("./picture-labels/picture-labels-editor.tsx")).PictureLabelsEditor,
  },
};
