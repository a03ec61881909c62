// Where the rows of an import stand in their subject's tree: the parents that they name, in the file or stored, and the
// place among their siblings. Pure.
import { maxCompetenceDepth, type CompetenceImportRow } from "../../../../contract/competences.ts";
import type { RecognisedRow } from "../../../records/row-plan.ts";

type Placed = { id: string; subject_id: string; parent_id: string | null; kode: string };
export type CompetenceRow<Stored> = RecognisedRow<CompetenceImportRow, Stored> & {
  subject_id: string;
};

/** Codes are a subject's own, without regard to case. */
export function competenceKey(subjectId: string, kode: string): string {
  return `${subjectId} ${kode.toLowerCase()}`;
}

/** By id, of all that are stored or in the file; a row whose parent is neither has a fault. */
export function parentsOf<Stored extends Placed>(
  rows: readonly CompetenceRow<Stored>[],
  stored: readonly Stored[],
): Map<string, string | null> {
  const ids = new Map(stored.map((one) => [competenceKey(one.subject_id, one.kode), one.id]));
  for (const { key, id } of rows) ids.set(key, id);
  const parentOf = ({ row, subject_id, stored: before, fault }: CompetenceRow<Stored>) => {
    const { kode_induk: wanted, kode_matpel: subject } = row;
    if (wanted === null) return before?.parent_id ?? null;
    if (wanted === "") return null;
    const id = ids.get(competenceKey(subject_id, wanted)) ?? null;
    const missing = `Induk "${wanted}" tidak ada di matpel ${subject} maupun di file.`;
    fault("kode_induk", id === null ? missing : null);
    return id;
  };
  const parents = new Map(stored.map(({ id, parent_id }) => [id, parent_id]));
  for (const each of rows) parents.set(each.id, parentOf(each));
  return parents;
}

/** Of every row; circles and trees that are too deep are faults. */
export function depthsOf(
  rows: readonly CompetenceRow<unknown>[],
  parents: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { id, row, fault } of rows) {
    const above = new Set([id]);
    let parent = parents.get(id) ?? null;
    while (parent !== null && !above.has(parent)) {
      above.add(parent);
      parent = parents.get(parent) ?? null;
    }
    depths.set(id, above.size - 1);
    if (parent !== null) {
      fault("kode_induk", `Induk dari ${row.kode} berputar kembali ke dirinya sendiri.`);
    } else if (above.size > maxCompetenceDepth) {
      fault("kode_induk", `Susunan paling dalam ${maxCompetenceDepth} tingkat.`);
    }
  }
  return depths;
}

/** Answers the next free place below a parent. */
export function createPlaces(stored: readonly (Placed & { position: number })[]) {
  const last = new Map<string, number>();
  const keyOf = (subjectId: string, parentId: string | null) => `${subjectId} ${parentId ?? ""}`;
  for (const { subject_id, parent_id, position } of stored) {
    const key = keyOf(subject_id, parent_id);
    last.set(key, Math.max(last.get(key) ?? 0, position));
  }
  return (subjectId: string, parentId: string | null): number => {
    const key = keyOf(subjectId, parentId);
    const next = (last.get(key) ?? 0) + 1;
    last.set(key, next);
    return next;
  };
}
