// The two columns that say which record a row is: its code or number, and what it is called. The server sorts by the field.
import type { Column } from "./list-column.ts";

type FieldColumn<Field extends string> = Column<Record<Field, string>, Field>;

export function nameColumn<Field extends string>(field: Field, label: string): FieldColumn<Field> {
  return {
    id: field,
    label,
    sort: field,
    required: true,
    card: "title",
    cell: (row) => row[field],
  };
}

export function codeColumn<Field extends string>(field: Field, label: string): FieldColumn<Field> {
  return { ...nameColumn(field, label), mono: true, nowrap: true, card: "fact" };
}
