// Which columns of a list are shown: a person's choice, kept on this PC under the list's name.
import { atom, type ReadableAtom } from "nanostores";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";

export type ChoosableColumn = {
  id: string;
  label: string;
  /** Cannot be hidden. */
  required?: boolean;
  hiddenAtFirst?: boolean;
};

export class ColumnChoice {
  /** Ids of the columns that are hidden. */
  readonly $hidden: ReadableAtom<ReadonlySet<string>>;
  readonly #name: string;
  readonly #hidden;

  constructor(name: string, columns: readonly ChoosableColumn[]) {
    this.#name = name;
    this.#hidden = atom<ReadonlySet<string>>(hiddenColumns(name, columns));
    this.$hidden = this.#hidden;
  }

  readonly show = (id: string, on: boolean): void => {
    const next = new Set(this.#hidden.get());
    if (on) next.delete(id);
    else next.add(id);
    this.#keep(next);
  };

  readonly showAll = (): void => this.#keep(new Set());

  readonly exit = (): void => undefined;

  #keep(hidden: ReadonlySet<string>): void {
    this.#hidden.set(hidden);
    // The hidden ones are kept, so that a column of a later version is shown to everybody.
    writePreference(this.#name, "columns", [...hidden]);
  }
}

function hiddenColumns(name: string, columns: readonly ChoosableColumn[]): ReadonlySet<string> {
  const kept = readPreferences(name)["columns"];
  const hidden = Array.isArray(kept)
    ? columns.filter(({ id }) => kept.includes(id))
    : columns.filter(({ hiddenAtFirst }) => hiddenAtFirst);
  return new Set(hidden.filter(({ required }) => !required).map(({ id }) => id));
}
