// What can be done to rows of a list, to one or to many: the description of one verb. How it is run, told and taken back is
// the same for all of them and stands in create-row-actions.ts.
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import type { IconName } from "../../ui/icon-names.ts";

/** Which rows; `name` when it is one: "Blokir: Budi" rather than "Blokir: 1 peserta". */
export type Target = { ids: readonly string[]; name: string | null };

/** What the dialog asks for first is `Input`; a verb that needs nothing ignores it. */
export type RowAction<Item, Result extends BulkResult = BulkResult, Input = unknown> = {
  /** In menus, and the beginning of what the dialog says: "Blokir". */
  label: string;
  icon: IconName;
  danger?: boolean;
  /** Whether it makes sense for this row; what does not is left out of its menu. */
  fits?(item: Item): boolean;
  /** Why it may not be done to this row: it stays in sight, and says so. Null: it may. */
  hindrance?(item: Item): string | null;
  /** One row at once, without asking: it harms nothing and can be taken back. */
  isInstant?: boolean;
  /** The rows are gone from the list afterwards, and cannot stay selected. */
  leaves?: boolean;
  /**
   * What it is called in its dialog where "Blokir: Budi" and "Blokir 12 peserta" say it badly. `count` says how many, also
   * of one that has a name: "1 peserta".
   */
  title?(who: string, count: string, target: Target): string;
  verb?(count: string, target: Target): string;
  /** At most a batch of rows at a time; may be repeated. */
  send(ids: string[], input: Input): Promise<readonly Result[]>;
  /** What is said of those it was done to; without it nothing is, because what follows says it. */
  doneText?(who: string, done: readonly Result[]): string;
  /** Undoes a batch of what was done; without it there is no way back. */
  takeBack?(done: Result[]): Promise<readonly BulkResult[]>;
};
