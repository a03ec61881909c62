// All that the import is tried with: see corpus-case.ts.
import { archiveCorpus } from "./archive-corpus.ts";
import type { CorpusCase } from "./corpus-case.ts";
import { aikenCorpus, giftCorpus } from "./gift-corpus.ts";
import { moodleKinds } from "./moodle-kinds-corpus.ts";
import { moodleAround, moodleMedia } from "./moodle-media-corpus.ts";
import { moodleClozes, moodleTexts } from "./moodle-texts-corpus.ts";
import { qtiChoices } from "./qti-choices-corpus.ts";
import { qtiInteractions } from "./qti-interactions-corpus.ts";
import { qtiPackages, qtiTexts } from "./qti-packages-corpus.ts";
import { sheetFiles } from "./sheet-files-corpus.ts";
import { sheetLayouts } from "./sheet-layouts-corpus.ts";
import { wordForms } from "./word-forms-corpus.ts";
import { wordHeaders, wordOlder, wordOthers } from "./word-tables-corpus.ts";
import { wordTexts } from "./word-texts-corpus.ts";
import { wordVariants } from "./word-variants-corpus.ts";

export const questionCorpus: readonly CorpusCase[] = [
  ...moodleKinds,
  ...moodleClozes,
  ...moodleTexts,
  ...moodleMedia,
  ...moodleAround,
  ...giftCorpus,
  ...aikenCorpus,
  ...qtiChoices.flat(),
  ...qtiInteractions.flat(),
  ...qtiTexts.flat(),
  ...qtiPackages,
  ...wordForms,
  ...wordVariants,
  ...wordTexts,
  ...wordOlder,
  ...wordHeaders,
  ...wordOthers,
  ...sheetLayouts.flat(),
  ...sheetFiles,
  ...archiveCorpus,
];
