// What the wizard says to people who do not see it, and where it stands among its four steps.
import { formatNumber } from "../../core/format.ts";
import type { importMessages } from "./import-messages.ts";
import type { ImportState, ImportStep } from "./import-state.ts";

type Texts = ReturnType<(typeof importMessages)["get"]>;

const stepOrder: Record<ImportStep, number> = {
  choose: 0,
  reading: 0,
  refused: 0,
  columns: 1,
  checking: 2,
  review: 2,
  plan: 3,
  sending: 3,
  lost: 3,
  done: 3,
};

export function stepIndexOf(step: ImportStep): number {
  return stepOrder[step];
}

/** Refusals are alerts by themselves. In quarters: every percent would drown everything else. */
export function announcementOf(state: ImportState, noun: string, t: Texts): string {
  switch (state.step) {
    case "reading":
    case "checking": {
      const text = t[state.step]({ file: state.fileName });
      return t.percent({ text, percent: Math.floor(state.done * 4) * 25 });
    }
    case "columns":
      return t.columnsIntro({ file: state.fileName, rows: formatNumber(state.sheet.rowCount) });
    case "review": {
      const { sendable, errors } = state.summary;
      return t.checked({ sendable: formatNumber(sendable), errors: formatNumber(errors) });
    }
    case "plan":
      return t.planned;
    case "sending":
      return t.sending({ rows: formatNumber(state.rows) });
    case "lost":
      return t.lost;
    case "done": {
      const { created, updated } = state.outcome;
      return t.done({ count: formatNumber(created + updated), noun });
    }
    default:
      return "";
  }
}

/** What leaving the step would lose. */
export function lossOf(step: ImportStep, t: Texts): string {
  if (step === "done") return t.leaveOutcome;
  return step === "review" || step === "plan" ? t.leaveReview : t.leaveSending;
}
