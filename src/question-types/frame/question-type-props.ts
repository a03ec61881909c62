// What the plug-in of a question type gets: the view in its four modes, and the editor. Every one of the 16 has this shape.
import type { BankInput } from "../../contract/questions/banks.ts";
import type { MediaFile, MediaKind } from "../../contract/questions/media.ts";
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import type { PolicyName, QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import type { AnswerShares } from "../../domain/scoring/answer-shares.ts";
import type { QuestionScore } from "../../domain/scoring/score-question.ts";

export type PayloadOf<Type extends QuestionType> = ContentOf<Type>["payload"];
export type KeyOf<Type extends QuestionType> = ContentOf<Type>["key"];

/**
 * - preview: as the participant sees it. With `onAnswer` it can be answered, by mouse and by keyboard; without it stands
 *   still, as on paper: letters before options, lines and boxes to write in.
 * - key: what is right, with accepted answers, rubric and model answer.
 * - result: what somebody answered, part by part right, wrong or missed, with the key beside what is not right.
 * - shares: how a group answered, as percentages and bars beside each part.
 */
export type ViewMode<Type extends QuestionType = QuestionType> =
  | { is: "preview"; answer: AnswerOf<Type> | null; onAnswer?: (answer: AnswerOf<Type>) => void }
  | { is: "key"; key: KeyOf<Type> }
  | { is: "result"; key: KeyOf<Type>; answer: AnswerOf<Type> | null; score: QuestionScore }
  | { is: "shares"; key: KeyOf<Type>; shares: AnswerShares };

export type QuestionViewProps<Type extends QuestionType = QuestionType> = {
  /** In the order in which it is shown: mixed by domain/questions/participant-question.ts where it matters. */
  payload: PayloadOf<Type>;
  mode: ViewMode<Type>;
  /** How the answers stand (contract/questions/question-fields.ts); 1 when missing. What a type has no use for it leaves alone. */
  layout?: QuestionLayout;
};
export type QuestionLayout = QuestionInput["layout"];

/** What editors need from around them. */
export type EditorTools = {
  /** Sends a picture to the bank; the editor of rich text shrinks it before. Throws what the server says. */
  uploadPicture: (file: File) => Promise<{ src: string; width: number; height: number }>;
  uploadAudio: (file: File) => Promise<{ src: string }>;
  /** Opens the bank's files (and the upload); null when the person chose nothing. */
  pickMedia: (kind: MediaKind) => Promise<MediaFile | null>;
  /** New ids for parts. */
  makeId: () => string;
};

export type QuestionEditorProps<Type extends QuestionType = QuestionType> = {
  content: ContentOf<Type>;
  onChange: (content: ContentOf<Type>) => void;
  /** By the paths of domain/questions/ ("options.a1", "key"): what is wrong there, in words. Shown at its place. */
  errors: Readonly<Record<string, string>>;
  /** What counts: the question's own policy, or the bank's. Weights of options are asked for under "bobot_opsi". */
  policy: PolicyName;
  tools: EditorTools;
  bank: Pick<BankInput, "default_option_count">;
};
