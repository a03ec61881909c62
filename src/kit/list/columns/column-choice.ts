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

export type ColumnChoice = ReturnType<typeof createColumnChoice>;

export function createColumnChoice(name: string, columns: readonly ChoosableColumn[]) {
  const $hidden = atom<ReadonlySet<string>>(hiddenColumns(name, columns));

  function keep(hidden: ReadonlySet<string>): void {
    $hidden.set(hidden);
    // The hidden ones are kept, so that a column of a later version is shown to everybody.
    writePreference(name, "columns", [...hidden]);
  }

  return {
    /** Ids of the columns that are hidden. */
    $hidden: $hidden as ReadableAtom<ReadonlySet<string>>,
    show(id: string, on: boolean): void {
      const next = new Set($hidden.get());
      if (on) next.delete(id);
      else next.add(id);
      keep(next);
    },
    showAll: (): void => keep(new Set()),
    exit: (): void => undefined,
  };
}

function hiddenColumns(name: string, columns: readonly ChoosableColumn[]): ReadonlySet<string> {
  const kept = readPreferences(name)["columns"];
  const hidden = Array.isArray(kept)
    ? columns.filter(({ id }) => kept.includes(id))
    : columns.filter(({ hiddenAtFirst }) => hiddenAtFirst);
  return new Set(hidden.filter(({ required }) => !required).map(({ id }) => id));
}
