// p, D and n of a question as a line of text: "p = 0,72; D = 0,35; n = 312". Written to documents and sheets, and read from them.
import {
  maxUsageParticipants,
  type QuestionUsage,
} from "../../contract/questions/question-usage.ts";
import { compare, decimalIn, one, subtract, toDecimal, zero } from "../scoring/fraction.ts";

export function usageText({ n, p, d }: QuestionUsage): string {
  const figures = [
    ["p", p],
    ["D", d],
  ].flatMap(([name, figure]) =>
    typeof figure === "string" ? [`${name} = ${figure.replace(".", ",")}`] : [],
  );
  return [...figures, `n = ${n}`].join("; ");
}

/** Null where the text is no usage, or does not say how many participants there were. */
export function usageIn(text: string): QuestionUsage | null {
  const found = new Map<string, string>();
  for (const part of text.split(";").filter((each) => each.trim() !== "")) {
    const [, name = "", value = ""] = /^\s*([pdn])\s*[=:]\s*(\S+)\s*$/iu.exec(part) ?? [];
    const key = name.toLowerCase();
    if (key === "" || found.has(key)) return null;
    found.set(key, value);
  }
  const p = figureAt("p", found);
  const d = figureAt("d", found);
  const n = participantsIn(found.get("n") ?? "");
  return p === undefined || d === undefined || n === null ? null : { n, p, d };
}

/** Null where the text has no such figure. Undefined where it has one that cannot be read. */
function figureAt(name: string, found: ReadonlyMap<string, string>): string | null | undefined {
  const text = found.get(name);
  return text === undefined ? null : (usageFigure(text.replace(",", ".")) ?? undefined);
}

/** The figure with two decimals, rounded half up, as figures are shown. Null where the text is no number from -1 to 1. */
export function usageFigure(text: string): string | null {
  if (!/^-?\d{1,4}(?:\.\d{1,20})?$/u.test(text)) return null;
  const value = decimalIn(text);
  if (compare(value, one) > 0 || compare(value, subtract(zero, one)) < 0) return null;
  return toDecimal(value, 2);
}

/** Null where the text is no number of people. Full stops between thousands are read: "1.250". */
export function participantsIn(text: string): number | null {
  if (!/^(?:\d{1,8}|\d{1,3}(?:\.\d{3})+)$/u.test(text)) return null;
  const n = Number(text.replaceAll(".", ""));
  return n >= 1 && n <= maxUsageParticipants ? n : null;
}
