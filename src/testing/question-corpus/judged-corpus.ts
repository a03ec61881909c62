// Reads each file of the corpus as the import does and says of each question how it came out.
import { FileFault } from "../../files/file-fault.ts";
import { oldSheetAnswerers } from "../../kit/old-sheets/old-sheet-session.ts";
import { QuestionFileFault } from "../../question-files/worker/question-file-kind.ts";
import type { ReadQuestion } from "../../question-files/worker/judged-questions.ts";
import { readQuestions } from "../questions/read-questions.ts";
import type { CorpusCase, Outcome } from "./corpus-case.ts";
import { summarizeQuestion } from "./question-outline.ts";

export const verdicts = ["right", "remark", "refused", "wrong"] as const;
export type Verdict = (typeof verdicts)[number];
export type Judged = { format: string; about: string; verdict: Verdict; why: string };

export function judgedCase(each: CorpusCase): Judged[] {
  const { format, about, out } = each;
  const judged = (verdict: Verdict, why = ""): Judged => ({ format, about, verdict, why });
  const options = { fileName: each.name, textFormat: null, plan: [] };
  let reading;
  try {
    reading = readQuestions(asImported(each), options);
  } catch (error) {
    if (!(error instanceof QuestionFileFault) && !(error instanceof FileFault)) throw error;
    return error.code === each.fault
      ? [judged("refused")]
      : [judged("wrong", `fault ${error.code}, not ${each.fault ?? "read"}`)];
  }
  if (each.fault) return [judged("wrong", `read, not refused as ${each.fault}`)];
  const { questions, notes } = reading;
  const whole = unmatched(
    notes.map(({ reason }) => reason),
    each.told,
  );
  const first = whole === "" ? [] : [judged("wrong", `of the file: ${whole}`)];
  if (questions.length !== out.length) {
    const all = questions.map((question) => readText(question)).join("\n      ");
    return [judged("wrong", `${questions.length} questions, not ${out.length}\n      ${all}`)];
  }
  if (out.length === 0) return first.length > 0 ? first : [judged("refused")];
  return [
    ...first,
    ...out.map((outcome, at) => {
      const { verdict, why } = judgedQuestion(questions[at] as ReadQuestion, outcome);
      return judged(verdict, why);
    }),
  ];
}

/** What the page makes of sheets before the reader gets them. */
function asImported({ name, bytes }: CorpusCase): Uint8Array {
  const { buffer } = bytes.slice();
  if (!/\.(?:xls|csv)$/u.test(name)) return bytes;
  const asked = { name, bytes: buffer as ArrayBuffer };
  return new Uint8Array(oldSheetAnswerers.convert(asked, () => {}) as ArrayBuffer);
}

function readText({ question, notes }: ReadQuestion): string {
  return `${question ? summarizeQuestion(question) : "–"}   ${notes.map(({ severity, reason }) => `[${severity[0]}] ${reason}`).join(" ")}`;
}

function judgedQuestion(read: ReadQuestion, outcome: Outcome): { verdict: Verdict; why: string } {
  const { question, notes } = read;
  const errors = notes.filter(({ severity }) => severity === "error").map(({ reason }) => reason);
  const wrong = (why: string) => ({
    verdict: "wrong" as const,
    why: `${why}\n    got  ${readText(read)}`,
  });
  if (typeof outcome === "object" && "refused" in outcome) {
    if (errors.length === 0) return wrong(`not refused (${outcome.refused})`);
    return errors.some((reason) => outcome.refused.test(reason))
      ? { verdict: "refused", why: "" }
      : wrong(`refused for another reason than ${outcome.refused}`);
  }
  const expected = typeof outcome === "string" ? outcome : outcome.said;
  const reasons = typeof outcome === "string" ? [] : outcome.told;
  if (!question || errors.length > 0) return wrong(`refused\n    want ${expected}`);
  if (summarizeQuestion(question) !== expected) return wrong(`\n    want ${expected}`);
  const gap = unmatched(
    notes.map(({ reason }) => reason),
    reasons,
  );
  if (gap !== "") return wrong(gap);
  return { verdict: reasons.length > 0 ? "remark" : "right", why: "" };
}

/** What was said and not expected, or expected and not said; empty: neither. */
function unmatched(said: readonly string[], expected: readonly RegExp[]): string {
  const extra = said.filter((reason) => !expected.some((pattern) => pattern.test(reason)));
  const missing = expected.filter((pattern) => !said.some((reason) => pattern.test(reason)));
  return [
    ...extra.map((reason) => `said "${reason}"`),
    ...missing.map((pattern) => `never said ${pattern}`),
  ].join("; ");
}

export function corpusTable(all: readonly Judged[]): string {
  const formats = [...new Set(all.map(({ format }) => format))];
  const line = (name: string, rows: readonly Judged[]) =>
    `| ${name} | ${rows.length} | ${verdicts.map((verdict) => rows.filter((row) => row.verdict === verdict).length).join(" | ")} |`;
  return [
    "| Format | questions | right | with a true remark | refused with a true reason | wrong or silent |",
    "|---|---:|---:|---:|---:|---:|",
    ...formats.map((format) =>
      line(
        format,
        all.filter((row) => row.format === format),
      ),
    ),
    line("**all**", all),
  ].join("\n");
}
