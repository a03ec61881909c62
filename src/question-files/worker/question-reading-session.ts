// What the worker that reads files of questions answers. A file that is faulty is an answer like any other, since those
// beside it go on.
import type { AsyncAnswerers } from "../../files/worker-link.ts";
import { FileFault, type FileFaultDetails } from "../../files/file-fault.ts";
import { QuestionFileFault, type QuestionFileFaultCode } from "./question-file-kind.ts";
import type { QuestionReading } from "./judged-questions.ts";
import { readQuestionFile, type ReadOptions } from "./read-question-file.ts";

export type FaultyFile = { code: QuestionFileFaultCode; details: FileFaultDetails };
export type ReadAnswer = ({ is: "read" } & QuestionReading) | ({ is: "faulty" } & FaultyFile);

export type ReadingAsks = {
  read: { asks: ReadOptions & { bytes: ArrayBuffer }; answers: ReadAnswer };
};

export const questionReadingAnswerers: AsyncAnswerers<ReadingAsks> = {
  async read({ bytes, ...options }, progress) {
    try {
      return { is: "read", ...(await readQuestionFile(new Uint8Array(bytes), options, progress)) };
    } catch (error) {
      if (error instanceof QuestionFileFault)
        return { is: "faulty", code: error.code, details: {} };
      // What draws formulas is fetched anew by another worker only: the browser remembers that it failed here.
      if (error instanceof FileFault && error.code !== "not-started") {
        return { is: "faulty", code: error.code, details: error.details };
      }
      throw error;
    }
  },
};
