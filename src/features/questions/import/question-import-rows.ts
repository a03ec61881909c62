// The questions out of the chosen files as the import shows them: each with what is wrong with it, whether it is picked,
// and what of it the bank already has. Pure.
import type { PlanEntry, QuestionBank } from "../../../contract/questions/banks.ts";
import type { CompetenceOption } from "../../../contract/competences.ts";
import type { QuestionInput } from "../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import type { Reference } from "../../../contract/questions/references.ts";
import { planRows } from "../../../domain/banks/bank-plan.ts";
import type { QuestionUsage } from "../../../contract/questions/question-usage.ts";
import type { ImportNote } from "../../../question-files/imported-question.ts";
import {
  identityOf,
  mediaFaults,
  mediaNamesIn,
} from "../../../question-files/worker/imported-checks.ts";
import type { ReadFile, ReadQuestion } from "../../../question-files/worker/judged-questions.ts";

export type UnknownCode = { kind: "reference" | "competence"; code: string };
export type ImportRow = {
  /** From 0, over all files. */
  id: number;
  /** Which of the chosen files. */
  file: number;
  /** Unlike that of any other row: the exam server names it where it refuses one. */
  place: string;
  excerpt: string;
  /** Null: nothing that could be shown came out of the file. */
  question: QuestionInput | null;
  /** What could be made out all the same, to begin mending with. */
  unfinished: QuestionInput | null;
  notes: readonly ImportNote[];
  /** How it was answered, as the file tells it. */
  usage: QuestionUsage | null;
  /** What the exam server has refused it for. */
  refusals: readonly string[];
  unknown: readonly UnknownCode[];
  mediaNames: readonly string[];
  identity: string;
  /** The bank has it already. */
  exists: boolean;
  isPicked: boolean;
  isMended: boolean;
};

/** By `codeKey`: the id that is meant, or null: to be left out. */
export type CodeChoices = ReadonlyMap<string, string | null>;
export type RowStatus = "error" | "warning" | "ready";
export type RowFilter = "all" | "errors" | "warnings" | "existing" | "ready";
export type ImportChoices = {
  bank: QuestionBank;
  references: readonly Reference[];
  competences: readonly CompetenceOption[];
};

export function codeKey({ kind, code }: UnknownCode): string {
  return `${kind} ${code.toLowerCase()}`;
}

/** @param known identities of the bank's questions */
export function rowsOf(
  files: readonly { name: string; questions: readonly ReadQuestion[] }[],
  choices: ImportChoices,
  known: ReadonlySet<string>,
): ImportRow[] {
  const places = new Set<string>();
  const first = new Map<string, string>();
  const rows: ImportRow[] = [];
  for (const [file, { name, questions }] of files.entries()) {
    for (const read of questions) {
      const place = freePlace(files.length > 1 ? `${name} · ${read.place}` : read.place, places);
      const row = rowOf(read, { id: rows.length, file, place }, choices, known);
      const twin = first.get(row.identity);
      if (row.identity !== "" && twin === undefined) first.set(row.identity, place);
      rows.push(twin === undefined ? row : { ...row, notes: [...row.notes, twinNote(twin)] });
    }
  }
  return rows;
}

const longestPlace = 190;

function freePlace(wanted: string, taken: Set<string>): string {
  const base = wanted.slice(0, longestPlace);
  let place = base;
  for (let count = 2; taken.has(place); count += 1) place = `${base} (${count})`;
  taken.add(place);
  return place;
}

const twinNote = (place: string): ImportNote => ({
  severity: "warning",
  reason: `Sama dengan soal di ${place}.`,
});

function rowOf(
  read: ReadQuestion,
  place: Pick<ImportRow, "id" | "file" | "place">,
  choices: ImportChoices,
  known: ReadonlySet<string>,
): ImportRow {
  const { excerpt, question, unfinished = null, notes, usage, identity, mediaNames } = read;
  const { referenceCode, competenceCodes } = read;
  const reference = referenceCode && byCode(choices.references, referenceCode);
  const competences = competenceCodes.map((code) => byCode(choices.competences, code));
  const unknown: UnknownCode[] = competenceCodes
    .filter((_code, at) => competences[at] === undefined)
    .map((code) => ({ kind: "competence", code }));
  if (referenceCode && !reference) unknown.unshift({ kind: "reference", code: referenceCode });
  const ids = competences.flatMap((found) => found?.id ?? []);
  return {
    ...place,
    excerpt,
    question: question && {
      ...question,
      reference_id: reference ? reference.id : null,
      competence_ids: [...new Set(ids)],
    },
    unfinished,
    notes,
    usage,
    refusals: [],
    unknown,
    mediaNames,
    identity,
    exists: known.has(identity),
    isPicked: true,
    isMended: false,
  };
}

function byCode<Item extends { kode: string }>(items: readonly Item[], code: string) {
  return items.find(({ kode }) => kode.toLowerCase() === code.trim().toLowerCase());
}

/** What a person has mended, and its editor has checked: what the reader could not make out counts no longer. */
export function mendedRow(
  row: ImportRow,
  question: QuestionInput,
  known: ReadonlySet<string>,
  files: ReadonlyMap<string, ReadFile>,
): ImportRow {
  const warnings = row.notes.filter(({ severity }) => severity === "warning");
  const mediaNames = mediaNamesIn(question);
  const identity = identityOf(question);
  return {
    ...row,
    question,
    notes: [...warnings, ...mediaFaults(mediaNames, files)],
    refusals: [],
    unknown: [],
    mediaNames,
    identity,
    exists: known.has(identity),
    isPicked: true,
    isMended: true,
  };
}

/** The codes of the row that nobody has decided about yet. */
export function openCodes({ unknown }: ImportRow, choices: CodeChoices): UnknownCode[] {
  return unknown.filter((code) => !choices.has(codeKey(code)));
}

export function statusOf(row: ImportRow, choices: CodeChoices): RowStatus {
  const isFaulty =
    row.question === null ||
    row.refusals.length > 0 ||
    row.notes.some(({ severity }) => severity === "error") ||
    openCodes(row, choices).length > 0;
  if (isFaulty) return "error";
  return row.notes.length > 0 ? "warning" : "ready";
}

export type RowView = { rows: readonly ImportRow[]; codes: CodeChoices; skipsExisting: boolean };

/** Whether a tick in its box means anything. */
export function isPickable(row: ImportRow, { codes, skipsExisting }: RowView): boolean {
  return statusOf(row, codes) !== "error" && !(skipsExisting && row.exists);
}

/** Those that would be sent. */
export function pickedRows(view: RowView): ImportRow[] {
  return view.rows.filter((row) => row.isPicked && isPickable(row, view));
}

export function filteredRows({ rows, codes }: RowView, filter: RowFilter): ImportRow[] {
  const wanted: Record<RowFilter, (row: ImportRow) => boolean> = {
    all: () => true,
    errors: (row) => statusOf(row, codes) === "error",
    warnings: (row) => statusOf(row, codes) === "warning",
    ready: (row) => statusOf(row, codes) === "ready",
    existing: ({ exists }) => exists,
  };
  return rows.filter(wanted[filter]);
}

/** Each code that the bank does not have, with how many questions name it. */
export function unknownCodes(rows: readonly ImportRow[]): (UnknownCode & { count: number })[] {
  const found = new Map<string, UnknownCode & { count: number }>();
  for (const code of rows.flatMap(({ unknown }) => unknown)) {
    const key = codeKey(code);
    found.set(key, { ...code, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The row's question with the references and competences that were chosen for its codes. */
export function decidedQuestion(row: ImportRow, codes: CodeChoices): QuestionInput | null {
  if (!row.question) return null;
  let { reference_id, competence_ids } = row.question;
  for (const code of row.unknown) {
    const id = codes.get(codeKey(code)) ?? null;
    if (id === null) continue;
    if (code.kind === "reference") reference_id = id;
    else competence_ids = [...new Set([...competence_ids, id])];
  }
  return { ...row.question, reference_id, competence_ids };
}

export type TypeCount = {
  type: QuestionType;
  picked: number;
  /** In the bank, before. */
  entered: number;
  planned: PlanEntry["count"] | null;
};

/** Against the bank's plan; types of which nothing is picked are left out. */
export function typeCounts(
  picked: readonly ImportRow[],
  { plan, entered }: Pick<QuestionBank, "plan" | "entered">,
): TypeCount[] {
  const counts = new Map<QuestionType, number>();
  for (const { question } of picked) {
    if (!question) continue;
    const { type } = question.content;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return planRows(plan, entered).flatMap((row) => {
    const count = counts.get(row.type) ?? 0;
    if (count === 0) return [];
    return [
      { type: row.type, picked: count, entered: row.entered, planned: row.entry?.count ?? null },
    ];
  });
}
