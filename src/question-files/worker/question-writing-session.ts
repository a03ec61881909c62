// What the worker that writes files of questions answers.
import type { Answerers } from "../../files/worker-link.ts";
import {
  writeQuestionFile,
  type QuestionsToWrite,
  type WrittenFile,
} from "./write-question-file.ts";

export type WritingAsks = { write: { asks: QuestionsToWrite; answers: WrittenFile } };

export const questionWritingAnswerers: Answerers<WritingAsks> = { write: writeQuestionFile };
