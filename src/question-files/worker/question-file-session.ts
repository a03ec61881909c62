// What the worker for files of questions answers: a file read, a file written. A file that is faulty is an answer like
// any other, since those beside it go on.
import type { Answerers } from "../../files/worker-link.ts";
import { FileFault } from "../../files/file-fault.ts";
import type { FileFaultDetails } from "../../files/file-fault.ts";
import { QuestionFileFault } from "./question-file-kind.ts";
import type { QuestionFileFaultCode } from "./question-file-kind.ts";
import { readQuestionFile } from "./read-question-file.ts";
import type { QuestionReading, ReadOptions } from "./read-question-file.ts";
import { writeQuestionFile } from "./write-question-file.ts";
import type { QuestionsToWrite, WrittenFile } from "./write-question-file.ts";

export type FaultyFile = { code: QuestionFileFaultCode; details: FileFaultDetails };
export type ReadAnswer = ({ is: "read" } & QuestionReading) | ({ is: "faulty" } & FaultyFile);

export type QuestionFileQuestions = {
  read: { asks: ReadOptions & { bytes: ArrayBuffer }; answers: ReadAnswer };
  write: { asks: QuestionsToWrite; answers: WrittenFile };
};

export const questionFileAnswerers: Answerers<QuestionFileQuestions> = {
  read: ({ bytes, ...options }, progress) => {
    try {
      return { is: "read", ...readQuestionFile(new Uint8Array(bytes), options, progress) };
    } catch (error) {
      if (error instanceof QuestionFileFault)
        return { is: "faulty", code: error.code, details: {} };
      if (error instanceof FileFault) {
        return { is: "faulty", code: error.code, details: error.details };
      }
      throw error;
    }
  },
  write: writeQuestionFile,
};
