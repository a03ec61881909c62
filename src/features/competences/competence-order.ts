// Who is whose sibling among the rows on screen.
import type { Competence } from "../../contract/competences.ts";

type Node = Pick<Competence, "id" | "subject_id" | "parent_id">;

/** `over` itself when it is a sibling of `dragged`, or the sibling that it stands below; null: neither. */
export function siblingAmong(rows: readonly Node[], dragged: string, over: string): string | null {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const row = byId.get(dragged);
  if (!row) return null;
  for (let each = byId.get(over); each; each = byId.get(each.parent_id ?? "")) {
    if (each.subject_id === row.subject_id && each.parent_id === row.parent_id) return each.id;
  }
  return null;
}
