// What the readers of interactions share: the item at hand, its declarations, and what becomes of it.
import type { QuestionContent } from "../../contract/questions/question-content.ts";
import type { PolicyName } from "../../contract/questions/question-fields.ts";
import type { XmlElement } from "../../files/xml/xml-tree.ts";
import type { Declaration } from "./declarations.ts";
import type { PackageFiles } from "./package-files.ts";
import type { Processing } from "./response-processing.ts";

export type QtiItem = {
  root: XmlElement;
  body: XmlElement;
  /** Of its file in the package. */
  path: string;
  declarations: ReadonlyMap<string, Declaration>;
  processing: Processing;
  files: PackageFiles;
  makeId: () => string;
  /** Once for each reason, however often it is met. */
  warn: (reason: string) => void;
  /** Feedback met while reading; HTML. */
  feedback: Set<string>;
  /** The sound of the question, left out of its text. */
  audio: XmlElement | null;
  /** How many texts of the package were opened to get here: one that includes itself must end. */
  depth: number;
  /** How many more texts may be opened for this question: one that includes many that include many must end, too. */
  texts: { left: number };
};

export const maxTexts = 20;

/** What one interaction, or several that belong together, came to. */
export type MadeQuestion = {
  content: QuestionContent;
  stem: string;
  shuffle: boolean;
  policy: PolicyName | null;
};
