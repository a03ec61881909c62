// What the import of questions says: where it stands among its steps, and codes in words.
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import type { ImportNote } from "../../../question-files/imported-question.ts";
import type { questionImportMessages } from "./question-import-messages.ts";
import {
  isPickable,
  openCodes,
  statusOf,
  type CodeChoices,
  type ImportRow,
  type UnknownCode,
} from "./question-import-rows.ts";
import type { QuestionImportState } from "./question-import-state.ts";

export type QuestionImportTexts = ReturnType<(typeof questionImportMessages)["get"]>;

const stepOrder: Record<QuestionImportState["step"], number> = {
  choose: 0,
  reading: 0,
  review: 1,
  uploading: 2,
  sending: 2,
  lost: 2,
  done: 2,
};

export function importStepIndex(step: QuestionImportState["step"]): number {
  return stepOrder[step];
}

/** For people who do not see it. In quarters: every percent would drown everything else. */
export function importAnnouncement(state: QuestionImportState, t: QuestionImportTexts): string {
  switch (state.step) {
    case "reading": {
      const text = t.reading({ file: state.fileName });
      return t.percent({ text, percent: Math.floor(state.done * 4) * 25 });
    }
    case "review": {
      const ready = state.rows.filter((row) => isPickable(row, state)).length;
      const errors = state.rows.filter((row) => statusOf(row, state.codes) === "error").length;
      return t.checked({ ready: formatNumber(ready), errors: formatNumber(errors) });
    }
    case "uploading":
    case "sending":
      return t.stepSave;
    case "lost":
      return t.lost;
    case "done":
      return t.done({ n: formatNumber(state.created) });
    default:
      return "";
  }
}

/** What is wrong with a question: what the exam server has refused it for, codes nobody has decided about, and its notes. */
export function reasonsOf(
  row: ImportRow,
  codes: CodeChoices,
  t: QuestionImportTexts,
): ImportNote[] {
  const open = openCodes(row, codes).map((code) => codeText(code, t));
  return [
    ...[...row.refusals, ...open].map((reason) => ({ severity: "error" as const, reason })),
    ...row.notes,
  ].map(({ severity, reason }) => ({ severity, reason: translateFault(reason) }));
}

export function codeText({ kind, code }: UnknownCode, t: QuestionImportTexts): string {
  return kind === "reference" ? t.missingReference({ code }) : t.missingCompetence({ code });
}
