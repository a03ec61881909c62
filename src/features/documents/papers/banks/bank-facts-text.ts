// What is said of a bank and its questions on an event's papers.
import type { BlueprintQuestion } from "../../../../contract/exams/bank-blueprints.ts";
import type { SheetFact } from "../../../../kit/print/sheets/sheet-head.tsx";
import type { PaperRequest } from "../event-paper-choices.ts";
import type { BankContent } from "./event-banks-rows.ts";
import type { EventBanksTexts } from "./event-banks-messages.ts";

/** What the papers of one bank are made from. */
export type BankRequest = { request: PaperRequest; content: BankContent; t: EventBanksTexts };

export function bankFacts({ request, content, t }: BankRequest): SheetFact[] {
  const { kode, nama, subject_nama: subject, grade, competences } = content.blueprint;
  // A bank that names no grade has those that its competences are for.
  const phases = [...new Set(competences.map(({ fase }) => fase))].filter((fase) => fase !== "");
  return [
    [request.t.subject, orNone(subject ?? "")],
    [t.grade, orNone(grade || phases.join(", "))],
    [t.bank, `${kode} — ${nama}`],
  ];
}

export function orNone(text: string | undefined): string {
  return text || "–";
}

export function difficultyName(
  difficulty: BlueprintQuestion["difficulty"],
  t: EventBanksTexts,
): string {
  return difficulty === "" ? orNone("") : t[difficulty];
}
