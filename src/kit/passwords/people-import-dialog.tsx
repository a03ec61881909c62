// The import of people, with the passwords that it made at the end: they cannot be had again, so closing asks.
import { useRef } from "react";
import type { ImportOutcome } from "../sheet-import/import-state.ts";
import {
  RecordImportDialog,
  type RecordImportDialogProps,
} from "../sheet-import/record-import-dialog.tsx";
import type { PasswordSlip, SlipWords } from "./password-slip.ts";
import { PasswordSlips } from "./password-slips.tsx";

type PeopleOutcome = ImportOutcome & { passwords: readonly unknown[] };
type PeopleImportDialogProps<
  Keys,
  Match,
  Row,
  Context,
  Outcome extends PeopleOutcome,
> = RecordImportDialogProps<Keys, Match, Row, Context, Outcome> & {
  slipOf(made: Outcome["passwords"][number]): PasswordSlip;
  slipWords: SlipWords;
};

export function PeopleImportDialog<Keys, Match, Row, Context, Outcome extends PeopleOutcome>({
  slipOf,
  slipWords,
  ...dialog
}: PeopleImportDialogProps<Keys, Match, Row, Context, Outcome>) {
  const kept = useRef<Outcome | null>(null);
  return (
    <RecordImportDialog
      {...dialog}
      renderOutcome={(outcome) =>
        outcome.passwords.length > 0 && (
          <PasswordSlips
            slips={outcome.passwords.map(slipOf)}
            words={slipWords}
            onKept={() => (kept.current = outcome)}
          />
        )
      }
      holdsOutcome={(outcome) => outcome.passwords.length > 0 && kept.current !== outcome}
    />
  );
}
