// Who signs an analysis: typed once on a PC, for the file as for paper.
import { atom, type ReadableAtom } from "nanostores";
import type { ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { signerOr, type HeadOfSchool } from "../../../domain/institution/head-signer.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";

export type AnalysisSigners = {
  head: string;
  headNip: string;
  teacher: string;
  teacherNip: string;
};

const screen = "results-analysis";

export type TypedSigners = {
  /** What was typed on this PC; the rest comes from the exam. */
  $typed: ReadableAtom<Partial<AnalysisSigners>>;
  type(changes: Partial<AnalysisSigners>): void;
};

/** One for all forms that are printed together: names are typed once. */
const $typed = atom<Partial<AnalysisSigners>>({});

export function createTypedSigners(): TypedSigners {
  $typed.set(readPreferences(screen)["signers"] ?? {});
  return {
    $typed,
    type(changes) {
      $typed.set({ ...$typed.get(), ...changes });
      writePreference(screen, "signers", $typed.get());
    },
  };
}

/** Whoever signs for the event or the school, and the teacher of the bank, where nobody was typed. */
export function signersOf(
  { signer, teachers }: ResultMatrix,
  typed: Partial<AnalysisSigners>,
  school: HeadOfSchool,
): AnalysisSigners {
  const head = signerOr({ name: signer.nama, nip: signer.nip }, school);
  const [teacher = ""] = teachers.length === 1 ? teachers : [];
  return { head: head.name, headNip: head.nip, teacher, teacherNip: "", ...typed };
}
