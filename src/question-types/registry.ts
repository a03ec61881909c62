// The 16 types of question: of each its view and its editor, a chunk each. A type that is left out does not compile.
import type { FunctionComponent } from "react";
import { lazy } from "../core/on-demand/lazy.ts";
import type { QuestionType } from "../contract/questions/question-types.ts";
import type { QuestionEditorProps, QuestionViewProps } from "./frame/question-type-props.ts";

type Plugin<Type extends QuestionType> = {
  view: () => Promise<FunctionComponent<QuestionViewProps<Type>>>;
  editor: () => Promise<FunctionComponent<QuestionEditorProps<Type>>>;
};

export const registry: { [Type in QuestionType]: Plugin<Type> } = {
  1: {
    view: lazy(() => import("./single-choice/single-choice-view.tsx"), "SingleChoiceView"),
    editor: lazy(() => import("./single-choice/single-choice-editor.tsx"), "SingleChoiceEditor"),
  },
  2: {
    view: lazy(() => import("./essay/essay-view.tsx"), "EssayView"),
    editor: lazy(() => import("./essay/essay-editor.tsx"), "EssayEditor"),
  },
  3: {
    view: lazy(() => import("./listening/listening-view.tsx"), "ListeningView"),
    editor: lazy(() => import("./listening/listening-editor.tsx"), "ListeningEditor"),
  },
  4: {
    view: lazy(() => import("./multiple-choice/multiple-choice-view.tsx"), "MultipleChoiceView"),
    editor: lazy(
      () => import("./multiple-choice/multiple-choice-editor.tsx"),
      "MultipleChoiceEditor",
    ),
  },
  5: {
    view: lazy(() => import("./matching/matching-view.tsx"), "MatchingView"),
    editor: lazy(() => import("./matching/matching-editor.tsx"), "MatchingEditor"),
  },
  6: {
    view: lazy(() => import("./short-answer/short-answer-view.tsx"), "ShortAnswerView"),
    editor: lazy(() => import("./short-answer/short-answer-editor.tsx"), "ShortAnswerEditor"),
  },
  7: {
    view: lazy(() => import("./ordering/ordering-view.tsx"), "OrderingView"),
    editor: lazy(() => import("./ordering/ordering-editor.tsx"), "OrderingEditor"),
  },
  8: {
    view: lazy(() => import("./true-false/true-false-view.tsx"), "TrueFalseView"),
    editor: lazy(() => import("./true-false/true-false-editor.tsx"), "TrueFalseEditor"),
  },
  9: {
    view: lazy(() => import("./agreement/agreement-view.tsx"), "AgreementView"),
    editor: lazy(() => import("./agreement/agreement-editor.tsx"), "AgreementEditor"),
  },
  10: {
    view: lazy(() => import("./multi-matching/multi-matching-view.tsx"), "MultiMatchingView"),
    editor: lazy(() => import("./multi-matching/multi-matching-editor.tsx"), "MultiMatchingEditor"),
  },
  11: {
    view: lazy(() => import("./text-grid/text-grid-view.tsx"), "TextGridView"),
    editor: lazy(() => import("./text-grid/text-grid-editor.tsx"), "TextGridEditor"),
  },
  12: {
    view: lazy(() => import("./choice-grid/choice-grid-view.tsx"), "ChoiceGridView"),
    editor: lazy(() => import("./choice-grid/choice-grid-editor.tsx"), "ChoiceGridEditor"),
  },
  13: {
    view: lazy(() => import("./grouping/grouping-view.tsx"), "GroupingView"),
    editor: lazy(() => import("./grouping/grouping-editor.tsx"), "GroupingEditor"),
  },
  14: {
    view: lazy(() => import("./blanks/blanks-view.tsx"), "BlanksView"),
    editor: lazy(() => import("./blanks/blanks-editor.tsx"), "BlanksEditor"),
  },
  15: {
    view: lazy(() => import("./picture-choice/picture-choice-view.tsx"), "PictureChoiceView"),
    editor: lazy(() => import("./picture-choice/picture-choice-editor.tsx"), "PictureChoiceEditor"),
  },
  16: {
    view: lazy(() => import("./picture-labels/picture-labels-view.tsx"), "PictureLabelsView"),
    editor: lazy(() => import("./picture-labels/picture-labels-editor.tsx"), "PictureLabelsEditor"),
  },
};
