// The same paper as a Word document, a file for each package: words of the panel's language, pictures fetched and made into
// what every Word shows.
import { mediaAddress, mediaIdsIn } from "../../../contract/questions/media.ts";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { Letterhead } from "../../../core/institution/letterhead.ts";
import type { ImportedFile } from "../../../question-files/imported-question.ts";
import type { WordPaperTexts } from "../../../question-files/word/paper/word-paper-texts.ts";
import type { PaperSetup } from "../../../question-files/word/paper/write-paper.ts";
import { paperKeys } from "../../../domain/paper/paper-keys.ts";
import type { PaperPackage } from "../../../domain/paper/paper-order.ts";
import { createPaper, type Paper } from "../../../domain/paper/question-paper.ts";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import { saveWord } from "../../../kit/print/word/word-download.ts";
import {
  fetchPicture,
  letterheadPicture,
  wordLetterhead,
} from "../../../kit/print/word/word-pictures.ts";
import { printedKeyMessages } from "../../../question-types/frame/printed-key-messages.ts";
import { questionViewMessages } from "../../../question-types/frame/question-view-messages.ts";
import type { PaperChoices, PaperTexts } from "./bank-paper-choices.ts";
import { examFacts, instructionLines, writerFacts } from "./bank-paper-text.ts";
import { bankPaperMessages, paperTaskMessages } from "./bank-paper-messages.ts";
import type { BankOnPaper } from "./bank-paper-model.ts";
import { zonedPicture } from "./bank-paper-media.ts";

const loadWritePaperFile = lazy(
  () => import("../../../question-files/worker/write-paper-file.ts"),
  "writePaperFile",
);

export type WordRequest = {
  opened: BankOnPaper;
  choices: PaperChoices;
  texts: PaperTexts;
  letterhead: Letterhead;
  pack: PaperPackage;
};

/** Downloads it; answers what it lacks. */
export async function downloadWordPaper(request: WordRequest): Promise<readonly string[]> {
  const { opened, choices, pack } = request;
  const { bank, content } = opened;
  const { questionSheets, keySheets } = choices;
  // Without either the button would make nothing: the questions are what a paper is for.
  const paper = questionSheets || !keySheets ? createPaper(content, pack, choices) : null;
  const writePaperFile = await loadForAction(loadWritePaperFile);
  const { bytes, notes } = writePaperFile({
    paper,
    keys: keySheets ? paperKeys(content, pack, choices.planned) : null,
    setup: await setupOf(request),
    texts: wordPaperTexts(),
    files: await filesOf(request, paper),
  });
  const name = ["soal", bank.kode, pack].filter((part) => part !== "").join("_");
  saveWord(bytes, name);
  return notes;
}

async function setupOf(request: WordRequest): Promise<PaperSetup> {
  const { opened, choices, texts, letterhead, pack } = request;
  const t = bankPaperMessages.get();
  const { bank } = opened;
  const packs: PaperSetup["facts"] = pack === "" ? [] : [[t.packs, pack]];
  return {
    title: texts.title || bank.nama,
    letterhead: choices.letterhead ? wordLetterhead(letterhead) : null,
    facts: [...examFacts(bank, texts, t), ...writerFacts(t), ...packs],
    instructions: instructionLines(texts, t),
    columns: choices.columns,
    size: choices.size,
  };
}

/** What is asked for and cannot be fetched is missing; the writer tells of it. */
async function filesOf(
  { choices, letterhead, opened }: WordRequest,
  paper: Paper | null,
): Promise<ImportedFile[]> {
  const blocks = paper?.groups.flatMap((group) => group.blocks) ?? [];
  const rich = JSON.stringify([
    blocks,
    choices.keySheets ? opened.content.questions.map(({ content }) => content.key) : [],
  ]);
  const named = rich.matchAll(/"media_id":"([\w-]{1,64})"/gu);
  const ids = new Set([...mediaIdsIn(rich), ...[...named].map(([, id = ""]) => id)]);
  const pictures = await Promise.all([...ids].map((id) => fetchPicture(id, mediaAddress(id))));
  const zoned = await Promise.all(
    blocks.map((block) => (block.is === "question" ? zonedPicture(block.question) : null)),
  );
  const logo = choices.letterhead ? await letterheadPicture(letterhead) : null;
  return [...pictures, ...zoned, logo].filter((file) => file !== null);
}

function wordPaperTexts(): WordPaperTexts {
  const t = bankPaperMessages.get();
  const questionViewT = questionViewMessages.get();
  const paperTaskT = paperTaskMessages.get();
  const printedKeyT = printedKeyMessages.get();
  return {
    answer: t.answer,
    reason: t.reason,
    wordBank: t.wordBank,
    key: printedKeyT.key,
    explanation: questionViewT.explanation,
    number: t.no,
    keysTitle: t.keysTitle,
    instructionTitle: t.instructionTitle,
    group: (letter, type) => t.groupTitle({ letter, task: paperTaskT[`type${type}`] }),
    reference(block) {
      const { judul: title, type, max_play: count } = block.reference;
      const { numbers } = block;
      if (block.is === "reminder") return t.textAgain({ numbers, title, before: block.before });
      if (type === "SP_REFERENCE") return t.forNumbers({ numbers });
      if (count > 0) return t.directionTimes({ title, numbers, count });
      return t.direction({ title, numbers });
    },
    audio: (count) =>
      count > 0 ? questionViewT.audioOnPaperTimes({ count }) : questionViewT.audioOnPaper,
    unkeyed: (is) => printedKeyT[is],
    notes: (bobot, competences) =>
      [
        ...(bobot === null ? [] : [t.bobotOf({ bobot: formatNumber(bobot) })]),
        ...(competences.length === 0 ? [] : [t.competenceOf({ codes: competences.join(", ") })]),
      ].join(" · "),
  };
}
