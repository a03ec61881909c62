// What the worker for files of questions answers: a file read, a file written. A file that is refused is an answer like
// any other, since those beside it go on.
import type { Answerers } from "../../files/worker-link.ts";
import { SheetRefusal } from "../../files/sheet-refusal.ts";
import type { RefusalDetails } from "../../files/sheet-refusal.ts";
import { QuestionFileRefusal } from "./question-file-kind.ts";
import type { QuestionFileRefusalCode } from "./question-file-kind.ts";
import { readQuestionFile } from "./read-question-file.ts";
import type { QuestionReading, ReadOptions } from "./read-question-file.ts";
import { writeQuestionFile } from "./write-question-file.ts";
import type { QuestionsToWrite, WrittenFile } from "./write-question-file.ts";

export type RefusedFile = { code: QuestionFileRefusalCode; details: RefusalDetails };
export type ReadAnswer = ({ is: "read" } & QuestionReading) | ({ is: "refused" } & RefusedFile);

export type QuestionFileQuestions = {
  read: { asks: ReadOptions & { bytes: ArrayBuffer }; answers: ReadAnswer };
  write: { asks: QuestionsToWrite; answers: WrittenFile };
};

export const questionFileAnswerers: Answerers<QuestionFileQuestions> = {
  read: ({ bytes, ...options }, progress) => {
    try {
      return { is: "read", ...readQuestionFile(new Uint8Array(bytes), options, progress) };
    } catch (error) {
      if (error instanceof QuestionFileRefusal)
        return { is: "refused", code: error.code, details: {} };
      if (error instanceof SheetRefusal) {
        return { is: "refused", code: error.code, details: error.details };
      }
      throw error;
    }
  },
  write: writeQuestionFile,
};
