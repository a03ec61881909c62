// What one step of a replay was, in words.
import type { SittingEvent } from "../../../../contract/exams/sitting-events.ts";
import { formatDateTime, formatNumber } from "../../../../core/format.ts";
import type { ReplayTexts } from "./replay-messages.ts";
import type { ReplaySpan, ReplayStep } from "./replay-rows.ts";

/** "08.31.07" */
export const clockText = (time: number | string): string =>
  formatDateTime(new Date(time), true).slice(-8);

export function lengthText(ms: number, t: ReplayTexts): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return t.seconds({ n: formatNumber(seconds) });
  return t.minutes({ m: formatNumber(Math.floor(seconds / 60)), s: formatNumber(seconds % 60) });
}

export function stepText(step: ReplayStep, t: ReplayTexts): string {
  if (step.is === "event") return eventText(step.event, t);
  if (step.is === "absence") {
    const { from, to, minutes, is_stop: isStop } = step.absence;
    if (!step.isEnd) return isStop ? t.stopFrom : t.offFrom;
    const time = lengthText(Date.parse(to) - Date.parse(from), t);
    return (isStop ? t.stopTo : t.offTo)({ time, n: formatNumber(minutes) });
  }
  const { save, before } = step;
  const n = formatNumber(save.position);
  const text = t.saved({ n, before: before?.text || t.empty, after: save.text || t.empty });
  return save.doubt ? `${text} (${t.doubted})` : text;
}

function eventText(event: SittingEvent, t: ReplayTexts): string {
  const { by, reason } = event;
  const what = kindText(event, t);
  const done = by === "" ? what : t.by({ what, by });
  return reason === "" ? done : t.because({ what: done, reason });
}

const endings = { self: "finishSelf", timeout: "finishTimeout", forced: "finishForced" } as const;

function kindText(event: SittingEvent, t: ReplayTexts): string {
  const { kind, minutes, seconds, answers, finish_kind: ending } = event;
  switch (kind) {
    case "finish":
      return t[endings[ending ?? "self"]];
    case "return":
      return seconds > 0 ? t.returnAfter({ time: lengthText(seconds * 1000, t) }) : t.return;
    case "add-time":
      return minutes < 0
        ? t.reduceTime({ n: formatNumber(-minutes) })
        : t.addTime({ n: formatNumber(minutes) });
    case "reopen":
      return t.reopen({ n: formatNumber(minutes) });
    case "delayed-answers":
    case "overdue-answers":
      return t[kind]({ n: formatNumber(answers) });
    default:
      return t[kind];
  }
}

export function spanText({ is, from, to, minutes }: ReplaySpan, t: ReplayTexts): string {
  if (is === "added") return t.added({ n: formatNumber(minutes) });
  if (to === null) return t.awayOpen;
  const time = lengthText(to - from, t);
  if (is === "held") return t.heldFor({ time });
  return t[is]({ time });
}
