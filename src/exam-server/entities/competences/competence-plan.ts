// What an import of competences would do, row by row, judged against what is stored: create, update, skip, or a fault.
// Pure: competences-import.ts reads and writes.
import { randomUUID } from "node:crypto";
import { maxCompetenceDepth } from "../../../contract/competences.ts";
import type {
  CognitiveLevel,
  CompetenceImportRow,
  CompetenceKind,
} from "../../../contract/competences.ts";
import type { DuplicateMode } from "../../../contract/imports.ts";
import { difference } from "../../records/audit.ts";
import type { ImportFault } from "../../records/sheet-imports.ts";

type Fields = {
  parent_id: string | null;
  kode: string;
  uraian: string;
  fase: string;
  jenis: CompetenceKind;
  level_kognitif: "" | CognitiveLevel;
  position: number;
};
export type StoredCompetence = Fields & { id: string; subject_id: string };
export type PlannedCompetence = {
  id: string;
  subject_id: string;
  fields: Fields;
  /** For the audit; null: a new one. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
};
type CompetencePlan = {
  /** Parents before their children. */
  created: PlannedCompetence[];
  updated: PlannedCompetence[];
  skipped: number;
  faults: ImportFault[];
};

type Subject = { id: string; kode: string };
/** A row whose subject is known; `id` is the stored competence's, or the new one's. */
type Node = {
  row: CompetenceImportRow;
  id: string;
  subject_id: string;
  stored: StoredCompetence | undefined;
};

export function planCompetences(
  input: { rows: readonly CompetenceImportRow[]; duplicates: DuplicateMode },
  subjects: readonly Subject[],
  stored: readonly StoredCompetence[],
): CompetencePlan {
  const faults: ImportFault[] = [];
  const ids = new Map(stored.map((one) => [keyOf(one.subject_id, one.kode), one.id]));
  const { nodes, skipped } = findNodes(input, subjects, stored, faults);
  for (const { row, id, subject_id } of nodes) ids.set(keyOf(subject_id, row.kode), id);
  const parents = new Map(stored.map((one) => [one.id, one.parent_id]));
  for (const node of nodes) parents.set(node.id, parentOf(node, ids, faults));
  const depths = depthsOf(nodes, parents, faults);
  const place = createPlaces(stored);
  const planned = nodes.map((node) => planNode(node, parents.get(node.id) ?? null, place));
  const isNeedless = ({ before, after }: PlannedCompetence) =>
    before !== null && Object.keys(after).length === 0;
  return {
    created: planned
      .filter(({ before }) => before === null)
      .sort((one, other) => (depths.get(one.id) ?? 0) - (depths.get(other.id) ?? 0)),
    updated: planned.filter((each) => each.before !== null && !isNeedless(each)),
    skipped: skipped + planned.filter(isNeedless).length,
    faults,
  };
}

function keyOf(subjectId: string, kode: string): string {
  return `${subjectId} ${kode.toLowerCase()}`;
}

function findNodes(
  { rows, duplicates }: { rows: readonly CompetenceImportRow[]; duplicates: DuplicateMode },
  subjects: readonly Subject[],
  stored: readonly StoredCompetence[],
  faults: ImportFault[],
): { nodes: Node[]; skipped: number } {
  const subjectIds = new Map(subjects.map(({ id, kode }) => [kode.toLowerCase(), id]));
  const byKey = new Map(stored.map((one) => [keyOf(one.subject_id, one.kode), one]));
  const seen = new Map<string, number>();
  const nodes: Node[] = [];
  let skipped = 0;
  for (const row of rows) {
    const fault = (field: string, message: string) => faults.push({ row: row.row, field, message });
    const subject_id = subjectIds.get(row.kode_matpel.toLowerCase());
    if (subject_id === undefined) {
      fault("kode_matpel", `Matpel "${row.kode_matpel}" tidak ada di server.`);
      continue;
    }
    const key = keyOf(subject_id, row.kode);
    const earlier = seen.get(key);
    if (earlier !== undefined) fault("kode", `Kode ${row.kode} sudah ada di baris ${earlier}.`);
    seen.set(key, earlier ?? row.row);
    const one = byKey.get(key);
    if (one && duplicates === "stop") fault("kode", `Kode ${row.kode} sudah ada di matpel ini.`);
    if (one && duplicates === "skip") skipped += 1;
    else nodes.push({ row, id: one?.id ?? randomUUID(), subject_id, stored: one });
  }
  return { nodes, skipped };
}

function parentOf(
  { row, subject_id, stored }: Node,
  ids: ReadonlyMap<string, string>,
  faults: ImportFault[],
): string | null {
  if (row.kode_induk === null) return stored?.parent_id ?? null;
  if (row.kode_induk === "") return null;
  const id = ids.get(keyOf(subject_id, row.kode_induk));
  if (id === undefined) {
    const message = `Induk "${row.kode_induk}" tidak ada di matpel ${row.kode_matpel} maupun di file.`;
    faults.push({ row: row.row, field: "kode_induk", message });
  }
  return id ?? null;
}

/** Of every node; circles and trees that are too deep are faults. */
function depthsOf(
  nodes: readonly Node[],
  parents: ReadonlyMap<string, string | null>,
  faults: ImportFault[],
): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { id, row } of nodes) {
    const above = new Set([id]);
    let parent = parents.get(id) ?? null;
    while (parent !== null && !above.has(parent)) {
      above.add(parent);
      parent = parents.get(parent) ?? null;
    }
    depths.set(id, above.size - 1);
    const fault = (message: string) => faults.push({ row: row.row, field: "kode_induk", message });
    if (parent !== null) fault(`Induk dari ${row.kode} berputar kembali ke dirinya sendiri.`);
    else if (above.size > maxCompetenceDepth) {
      fault(`Susunan paling dalam ${maxCompetenceDepth} tingkat.`);
    }
  }
  return depths;
}

type Places = (subjectId: string, parentId: string | null) => number;

/** The next free place below a parent. */
function createPlaces(stored: readonly StoredCompetence[]): Places {
  const last = new Map<string, number>();
  const key = (subjectId: string, parentId: string | null) => `${subjectId} ${parentId ?? ""}`;
  for (const { subject_id, parent_id, position } of stored) {
    const at = key(subject_id, parent_id);
    last.set(at, Math.max(last.get(at) ?? 0, position));
  }
  return (subjectId, parentId) => {
    const at = key(subjectId, parentId);
    const next = (last.get(at) ?? 0) + 1;
    last.set(at, next);
    return next;
  };
}

function planNode(node: Node, parent_id: string | null, place: Places): PlannedCompetence {
  const { row, id, subject_id, stored } = node;
  const kept = stored !== undefined && stored.parent_id === parent_id;
  const content = {
    parent_id,
    kode: row.kode,
    uraian: row.uraian,
    fase: row.fase ?? stored?.fase ?? "",
    jenis: row.jenis,
    level_kognitif: row.level_kognitif ?? stored?.level_kognitif ?? "",
  };
  const fields = { ...content, position: kept ? stored.position : place(subject_id, parent_id) };
  const changes = stored
    ? difference<Record<string, unknown>>(stored, content)
    : { before: null, after: { subject_id, ...content } };
  return { id, subject_id, fields, ...changes };
}
