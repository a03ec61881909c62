// All that the import is tried with: see corpus-case.ts.
import { archiveCorpus } from "./archive-corpus.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aikenCorpus, giftCorpus } from "./gift-corpus.ts";
import { moodleCorpus } from "./moodle-corpus.ts";
import { qtiCorpus } from "./qti-corpus.ts";
import { sheetCorpus } from "./sheet-corpus.ts";
import { wordCorpus } from "./word-corpus.ts";

export const questionCorpus: readonly CorpusCase[] = [
  ...moodleCorpus,
  ...giftCorpus,
  ...aikenCorpus,
  ...qtiCorpus,
  ...wordCorpus,
  ...sheetCorpus,
  ...archiveCorpus,
];
