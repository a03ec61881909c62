// What the import's worker reads of a file, without waiting for what draws formulas to be fetched.
import { latexFault } from "../../files/latex/latex-math.ts";
import {
  judgedQuestions,
  type QuestionReading,
} from "../../question-files/worker/judged-questions.ts";
import {
  foundQuestions,
  type ReadOptions,
} from "../../question-files/worker/read-question-file.ts";

/** @throws FileFault, QuestionFileFault */
export function readQuestions(bytes: Uint8Array, options: ReadOptions): QuestionReading {
  return judgedQuestions(foundQuestions(bytes, options), options.plan, latexFault);
}
