// The two columns that say which record a row is: its code or number, and what it is called. The server sorts by the field.
import type { Column } from "./list-column.ts";

export function codeColumn<Field extends string>(
  field: Field,
  label: string,
): Column<Record<Field, string>, Field> {
  return {
    id: field,
    label,
    sort: field,
    mono: true,
    nowrap: true,
    required: true,
    card: "fact",
    cell: (row) => row[field],
  };
}

export function nameColumn<Field extends string>(
  field: Field,
  label: string,
): Column<Record<Field, string>, Field> {
  return {
    id: field,
    label,
    sort: field,
    required: true,
    card: "title",
    cell: (row) => row[field],
  };
}
