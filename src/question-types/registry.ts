// The 16 types of question: of each its view and its editor, a chunk each. A type that is left out does not compile.
import type { FunctionComponent } from "react";
import type { QuestionType } from "../contract/questions/question-types.ts";
import type { QuestionEditorProps, QuestionViewProps } from "./frame/question-type-props.ts";

type Plugin<Type extends QuestionType> = {
  view: () => Promise<FunctionComponent<QuestionViewProps<Type>>>;
  editor: () => Promise<FunctionComponent<QuestionEditorProps<Type>>>;
};

export const registry: { [Type in QuestionType]: Plugin<Type> } = {
  1: {
    view: async () => (await import("./single-choice/single-choice-view.tsx")).SingleChoiceView,
    editor: async () =>
      (await import("./single-choice/single-choice-editor.tsx")).SingleChoiceEditor,
  },
  2: {
    view: async () => (await import("./essay/essay-view.tsx")).EssayView,
    editor: async () => (await import("./essay/essay-editor.tsx")).EssayEditor,
  },
  3: {
    view: async () => (await import("./listening/listening-view.tsx")).ListeningView,
    editor: async () => (await import("./listening/listening-editor.tsx")).ListeningEditor,
  },
  4: {
    view: async () =>
      (await import("./multiple-choice/multiple-choice-view.tsx")).MultipleChoiceView,
    editor: async () =>
      (await import("./multiple-choice/multiple-choice-editor.tsx")).MultipleChoiceEditor,
  },
  5: {
    view: async () => (await import("./matching/matching-view.tsx")).MatchingView,
    editor: async () => (await import("./matching/matching-editor.tsx")).MatchingEditor,
  },
  6: {
    view: async () => (await import("./short-answer/short-answer-view.tsx")).ShortAnswerView,
    editor: async () => (await import("./short-answer/short-answer-editor.tsx")).ShortAnswerEditor,
  },
  7: {
    view: async () => (await import("./ordering/ordering-view.tsx")).OrderingView,
    editor: async () => (await import("./ordering/ordering-editor.tsx")).OrderingEditor,
  },
  8: {
    view: async () => (await import("./true-false/true-false-view.tsx")).TrueFalseView,
    editor: async () => (await import("./true-false/true-false-editor.tsx")).TrueFalseEditor,
  },
  9: {
    view: async () => (await import("./agreement/agreement-view.tsx")).AgreementView,
    editor: async () => (await import("./agreement/agreement-editor.tsx")).AgreementEditor,
  },
  10: {
    view: async () => (await import("./multi-matching/multi-matching-view.tsx")).MultiMatchingView,
    editor: async () =>
      (await import("./multi-matching/multi-matching-editor.tsx")).MultiMatchingEditor,
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
