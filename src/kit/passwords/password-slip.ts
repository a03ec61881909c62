// A password as it is handed to a person; it is known only right after it was made.
import type { BulkResult } from "../../contract/calls/list-fields.ts";

export type PasswordSlip = {
  /** What they sign in with. */
  login: string;
  name: string;
  group: string | null;
  password: string;
};

export type SlipWords = {
  /** What the login is called: "Nomor ujian". */
  login: string;
  /** What the passwords are: "Password peserta". */
  caption: string;
  /** Whose they are, for the file's name: "peserta". */
  noun: string;
};

export type ResultWithSlip = BulkResult & { slip?: PasswordSlip };

/** The results of a reset: only those it was done to have a new password. */
export function withSlips<Result extends BulkResult>(
  results: readonly Result[],
  slipOf: (result: Result) => PasswordSlip,
): ResultWithSlip[] {
  return results.map((result) =>
    result.outcome === "done" ? { ...result, slip: slipOf(result) } : result,
  );
}

export function slipsOf(results: readonly ResultWithSlip[]): PasswordSlip[] {
  return results.flatMap(({ slip }) => slip ?? []);
}
